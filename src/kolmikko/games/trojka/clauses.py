"""The clause numbers of Trójka: what a rule answers, and why an effect came about."""

from typing import Final

from kolmikko.rulekit.clause import OK, Clauses

__all__ = ["CLAUSES", "OK"]

CLAUSES: Final = Clauses(
    *(f"T{n}" for n in range(1, 25)),
    *(f"V{n}" for n in range(12)),
    *("TQ1", "TQ3", "TQ11", "TQ12", "TQ15", "TQ16", "TQ18", "TQ19", "TQ21", "TQ22", "TQ24"),
    *("TQ27", "TQ29", "TQ30", "TQ32", "TQ33", "TQ34", "TQ40", "VQ2", "VQ3", "VQ4", "VQ7", "VQ11"),
)

T1: Final = 1
T2: Final = 2
T3: Final = 3
T4: Final = 4
T5: Final = 5
T6: Final = 6
T7: Final = 7
T8: Final = 8
T9: Final = 9
T10: Final = 10
T11: Final = 11
T12: Final = 12
T13: Final = 13
T14: Final = 14
T15: Final = 15
T16: Final = 16
T17: Final = 17
T18: Final = 18
T19: Final = 19
T20: Final = 20
T21: Final = 21
T22: Final = 22
T23: Final = 23
T24: Final = 24
V0: Final = 25
V1: Final = 26
V2: Final = 27
V3: Final = 28
V4: Final = 29
V5: Final = 30
V6: Final = 31
V7: Final = 32
V8: Final = 33
V9: Final = 34
V10: Final = 35
V11: Final = 36
TQ1: Final = 37
TQ3: Final = 38
TQ11: Final = 39
TQ12: Final = 40
TQ15: Final = 41
TQ16: Final = 42
TQ18: Final = 43
TQ19: Final = 44
TQ21: Final = 45
TQ22: Final = 46
TQ24: Final = 47
TQ27: Final = 48
TQ29: Final = 49
TQ30: Final = 50
TQ32: Final = 51
TQ33: Final = 52
TQ34: Final = 53
TQ40: Final = 54
VQ2: Final = 55
VQ3: Final = 56
VQ4: Final = 57
VQ7: Final = 58
VQ11: Final = 59
