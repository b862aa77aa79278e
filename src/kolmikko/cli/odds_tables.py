"""The tables of `kolmikko odds`: exact chances from `kolmikko.odds` in words and columns."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from kolmikko.cards import PACK
from kolmikko.cli.tables import exact, percent, table
from kolmikko.games import GAMES
from kolmikko.games.kolmonen.options import Options as KolmonenOptions
from kolmikko.games.trojka.options import Options as TrojkaOptions
from kolmikko.games.trojka.options import PayFor, PaymentDraw
from kolmikko.odds import kolmonen, trojka
from kolmikko.odds.counting import DealChances
from kolmikko.odds.trojka_rules import TrojkaRules, rules_of
from kolmikko.rulekit.options import RuleOptions
from kolmikko.text.catalog import Words


@dataclass(frozen=True)
class Asked:
    """What the odds are asked for: house rules, a number of players or all, known cards."""

    options: RuleOptions
    players: int | None
    seen: tuple[str, ...]


def trojka_odds(asked: Asked, words: Words) -> Iterator[str]:
    """How often a hand is a trójka, and how often somebody is dealt one."""
    assert isinstance(asked.options, TrojkaOptions)
    rules = rules_of(asked.options)
    lowest, highest = trojka.point_range(rules)
    yield words.say("ui-odds-title", game=words.say("trojka-name"), cards=rules.deck_size)
    yield ""
    yield from table(_hands(rules, asked, words))
    yield ""
    yield words.say("ui-odds-points", lowest=lowest, highest=highest)
    if _is_drawn_from(asked.options, rules):
        yield words.say("ui-odds-payment")
    yield ""
    if asked.players:
        yield from table(_one_deal(rules, asked.players, asked, words))
    else:
        yield from table(_deals(rules, asked, words))
    if asked.seen:
        yield ""
        yield words.say("ui-odds-of-others")


def _is_drawn_from(options: TrojkaOptions, rules: TrojkaRules) -> bool:
    """Whether anybody ever draws a card from a trójka to pay for it."""
    if options.pay_for == PayFor.NONE or options.payment_draw == PaymentDraw.STOCK:
        return False
    return options.pay_for == PayFor.ANY_TROJKA or rules.core.suit_sets == 1


def _hands(rules: TrojkaRules, asked: Asked, words: Words) -> list[list[str]]:
    hands = trojka.trojka_hands(rules, asked.seen)
    columns = ("hand", "hands", "chance")
    rows = [[*(words.say(f"ui-odds-{column}") for column in columns), ""]]
    kinds = [("suit", hands.suit)] if rules.core.suit_sets else []
    kinds += [("rank", hands.rank)] if rules.core.rank_sets else []
    for what, count in (("any", hands.total), *kinds):
        chance = Fraction(count, hands.hands)
        rows.append([words.say(f"ui-odds-{what}"), str(count), *_chance(chance, words)])
    return [*rows, [words.say("ui-odds-all"), str(hands.hands), "", ""]]


def _deals(rules: TrojkaRules, asked: Asked, words: Words) -> list[list[str]]:
    """One row for each number of hands that the pack allows."""
    may_play = GAMES["trojka"].seat_error
    fitting = trojka.unseen_hands(
        rules, asked.seen, lambda players: may_play(asked.options, players) is None
    )
    of_trumps = _says_trumps(rules, asked)
    who = "others" if asked.seen else "players"
    columns = (who, "somebody", "two-or-more", *(("trump",) if of_trumps else ()))
    rows = [[words.say(f"ui-odds-{column}") for column in columns]]
    for hands in fitting:
        dealt = trojka.trojka_in_deal(hands, rules, asked.seen)
        chances = [dealt.at_least(1), dealt.at_least(2)]
        if of_trumps:
            chances.append(trojka.trump_trojka_in_deal(hands, rules).at_least(1))
        rows.append([str(hands), *(percent(chance, words.language, 3) for chance in chances)])
    return rows


def _one_deal(rules: TrojkaRules, players: int, asked: Asked, words: Words) -> list[list[str]]:
    """One row for each number of trójki that can be dealt at once."""
    hands, who = (players - 1, "others") if asked.seen else (players, "players")
    dealt = trojka.trojka_in_deal(hands, rules, asked.seen)
    rows = [[words.say(f"ui-odds-in-deal-{who}", count=hands), words.say("ui-odds-chance"), ""]]
    for count, chance in enumerate(_possible(dealt)):
        rows.append([words.say("ui-odds-exactly", count=count), *_chance(chance, words)])
    rows.append([words.say("ui-odds-somebody"), *_chance(dealt.at_least(1), words)])
    if not _says_trumps(rules, asked):
        return rows
    trumps = trojka.trump_trojka_in_deal(players, rules)
    return [*rows, [words.say("ui-odds-trump"), *_chance(trumps.at_least(1), words)]]


def _says_trumps(rules: TrojkaRules, asked: Asked) -> bool:
    """Whether there are trójki of trumps; with cards seen it would matter which suit that is."""
    return rules.core.suit_sets == 1 and not asked.seen


def _possible(dealt: DealChances) -> list[Fraction]:
    """The chances of 0, 1, 2 … sets, up to the last that can happen."""
    last = max(count for count, chance in enumerate(dealt.exactly) if chance)
    return list(dealt.exactly[: last + 1])


def kolmonen_odds(asked: Asked, words: Words) -> Iterator[str]:
    """What is left in the stock, what fits on what, and how good a blind card is."""
    assert isinstance(asked.options, KolmonenOptions)
    answer = asked.options.ace_answer
    yield words.say("ui-odds-title", game=words.say("kolmonen-name"), cards=PACK)
    yield ""
    rows = [[words.say("ui-odds-players"), words.say("ui-odds-stock")]]
    for players in [asked.players] if asked.players else kolmonen.PLAYERS:
        rows.append([str(players), str(kolmonen.stock_after_deal(players))])
    yield from table(rows)
    yield ""
    columns = ("top", "fits", "cards", "chance")
    rows = [[words.say(f"ui-odds-{column}") for column in columns]]
    for blind in kolmonen.blind_table(asked.seen, answer):
        fitting = kolmonen.fitting_ranks(blind.top, answer)
        spoken = " ".join(words.say(f"rank-{rank}.index") for rank in fitting)
        count = f"{blind.fitting}/{blind.unseen}"
        shown = percent(blind.chance, words.language)
        rows.append([words.say(f"rank-{blind.top}.index"), spoken, count, shown])
    yield from table(rows, left=(0, 1))
    yield ""
    yield words.say("ui-odds-blind", count=len(asked.seen))


def _chance(chance: Fraction, words: Words) -> list[str]:
    return [percent(chance, words.language, 4), exact(chance)]
