"""What the steps of the refresh hand on to each other."""

from __future__ import annotations

from typing import Dict, Iterable, NamedTuple, Optional

PROVINCE, PREFECTURE, COUNTY, TOWNSHIP = 1, 2, 3, 4
LEVEL_NAMES = {PROVINCE: "province", PREFECTURE: "prefecture", COUNTY: "county", TOWNSHIP: "township"}


class Division(NamedTuple):
    code: str
    name: str
    level: int
    parent: Optional[str]
    kind: Optional[str] = None  # as the source states it; None where it does not


Table = Dict[str, Division]


class RefreshError(Exception):
    """Everything that is wrong, one line each."""

    def __init__(self, problems: Iterable[str]):
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))
