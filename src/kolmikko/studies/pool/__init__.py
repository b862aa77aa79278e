"""A pool of bots, each against each: how strong every one is, and whether goals are reached.

`cells` says who plays whom, `goals` what is asked of them, `looks` when that may be judged,
`versions` what must not be mixed, `ledger` is the file of all that was played, `playing` adds to
it, and `results` sums it up.
"""
