"""The clause numbers of Kolmonen: what a rule answers, and why an effect came about."""

from typing import Final

from kolmikko.rulekit.clause import OK, Clauses

__all__ = ["CLAUSES", "OK"]

CLAUSES: Final = Clauses(
    *(f"K{n}" for n in range(1, 25)),
    *("KQ2", "KQ5", "KQ6", "KQ8", "KQ11", "KQ14", "KQ15", "KQ17", "KQ18", "KQ19", "KQ21", "KQ23"),
    *("KQ24", "KQ27", "KQ28", "KQ30", "KQ34", "KQ35", "KQ37", "KQ40", "KQ41", "KQ42"),
    *("KQ44", "KQ4"),
)

K1: Final = 1
K2: Final = 2
K3: Final = 3
K4: Final = 4
K5: Final = 5
K6: Final = 6
K7: Final = 7
K8: Final = 8
K9: Final = 9
K10: Final = 10
K11: Final = 11
K12: Final = 12
K13: Final = 13
K14: Final = 14
K15: Final = 15
K16: Final = 16
K17: Final = 17
K18: Final = 18
K19: Final = 19
K20: Final = 20
K21: Final = 21
K22: Final = 22
K23: Final = 23
K24: Final = 24
KQ2: Final = 25
KQ5: Final = 26
KQ6: Final = 27
KQ8: Final = 28
KQ11: Final = 29
KQ14: Final = 30
KQ15: Final = 31
KQ17: Final = 32
KQ18: Final = 33
KQ19: Final = 34
KQ21: Final = 35
KQ23: Final = 36
KQ24: Final = 37
KQ27: Final = 38
KQ28: Final = 39
KQ30: Final = 40
KQ34: Final = 41
KQ35: Final = 42
KQ37: Final = 43
KQ40: Final = 44
KQ41: Final = 45
KQ42: Final = 46
KQ44: Final = 47
KQ4: Final = 48
