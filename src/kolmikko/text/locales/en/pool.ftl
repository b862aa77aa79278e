# Pools of bots: `kolmikko arena --pool`. $alone is one bot, $others the name of the bots around it.
pool-title = { $game }, { $preset }: each bot against each
pool-versions = { $versions }; rules { $rules }; seeds { $seeds }, number { $number }; played: { $days }
pool-players-title = { $players ->
   *[other] { $players } players.
}
pool-alone = One
pool-among = among
pool-least = Least
pool-interval = Interval
pool-draws = Stalemates, %
pool-deals = Deals
pool-goal = Goal
pool-reached = reached
pool-missed = missed
pool-open = not decided
pool-explained = A bot sits alone among others, at every seat of every deal. Each pair is looked at after 50 deals and whenever they have doubled, until its goal is decided; in 95 of 100 pairs all intervals of all looks hold.
pool-pace = Time for a choice, in milliseconds of the processor: half of all at most / 99 of 100 at most
pool-file = The file of results: { $path }

# What is refused or noted. $path is a file, $day a date.
pool-unreadable = { $path } cannot be read as results of a pool: { $why }
pool-final-again = The final seeds have been used for these bots since { $day }. What is added goes on with that one measurement; it is no new one.
pool-final-others = The final seeds have been used for other versions of rules or bots before. For those that were changed in the light of it they are no longer unseen.
pool-only = { $option } is for --pool; add that, or leave { $option } out
pool-players = --players { $players }: numbers from 2 to { $most } are wanted, with commas between
pool-bots = bots: { $bots }; a pool wants two bots or more
pool-no-look = --deals { $deals }: a pool is looked at after 50 deals and whenever they have doubled; choose 50, 100, 200, 400, 800 …
pool-seed = --seed { $seed }: there is no such seed in a range
