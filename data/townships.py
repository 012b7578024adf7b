"""The townships: reading them, and comparing them with the divisions that they lie in."""

from __future__ import annotations

import json
from collections import Counter
from typing import Iterable, List, Optional, Set, Tuple

from divisions import COUNTY, TOWNSHIP, Division, Table

# The divisions without anything below them; README.md says why.
WITHOUT_TOWNSHIPS = {
    "330383", "350527", "460202", "460203", "460204", "460205", "460302", "460303", "653132", "659013", "710000", "810000",
    "820000",
}

# The divisions above county level that have townships directly below them: four cities have no counties, two
# prefectures have townships that lie in none of theirs.
WITH_TOWNSHIPS_ABOVE_COUNTIES = {"232700", "441900", "442000", "460400", "620200", "632800"}

# What townships are called. 区公所 is what county governments once had in between; two are left.
SUFFIXES = ("街道", "镇", "乡", "苏木", "区公所")


def read_townships(rows: Iterable[Tuple[int, str, str, str]]) -> List[Division]:
    """Of rows of level, code, parent's code and name those that are of townships, in the order of their codes."""
    townships = [Division(code, name, level, parent) for level, code, parent, name in rows if level == TOWNSHIP]
    return sorted(townships)


def check_townships(townships: List[Division], above: Table) -> List[str]:
    """One line for each thing that is not as it should be."""
    problems = []
    codes = Counter(township.code for township in townships)
    names = Counter((township.parent, township.name) for township in townships)
    for code, name, _, parent in (township[:4] for township in townships):
        if len(code) != 9 or not (code.isascii() and code.isdigit()):
            problems.append(f"{code}: the code of {name} is not nine digits")
        if codes[code] > 1:
            problems.append(f"{code}: {name} shares its code")
        if parent != code[:6]:
            problems.append(f"{code}: {name} is said to lie in {parent}, not in what its code begins with")
        if parent not in above:
            problems.append(f"{code}: {name} lies in {parent}, which is not there")
        if names[parent, name] > 1:
            problems.append(f"{code}: {parent} has {name} more than once")
        if name != "".join(name.split()) or not name.endswith(SUFFIXES):
            problems.append(f"{code}: {name!r} does not look like a township's name")
    return problems + compare_parents({township.parent for township in townships}, above)


def compare_parents(parents: Set[Optional[str]], above: Table) -> List[str]:
    problems = []
    for code in sorted(parents & above.keys()):
        if above[code].level != COUNTY and code not in WITH_TOWNSHIPS_ABOVE_COUNTIES:
            problems.append(f"{code}: {above[code].name} is above county level and has townships of its own")
        if code in WITHOUT_TOWNSHIPS:
            problems.append(f"{code}: {above[code].name} has townships; WITHOUT_TOWNSHIPS lists it")
    for code in sorted(WITH_TOWNSHIPS_ABOVE_COUNTIES - parents):
        problems.append(f"{code} has no townships; WITH_TOWNSHIPS_ABOVE_COUNTIES lists it")
    for code in sorted(WITHOUT_TOWNSHIPS - above.keys()):
        problems.append(f"{code} is not there; WITHOUT_TOWNSHIPS lists it")
    inner = parents | {division.parent for division in above.values()}
    for code in sorted(above.keys() - inner - WITHOUT_TOWNSHIPS):
        problems.append(f"{code}: {above[code].name} has no townships, and WITHOUT_TOWNSHIPS does not list it")
    return problems


def serialise_townships(townships: List[Division]) -> bytes:
    """Codes to names, a line for each."""
    names = {township.code: township.name for township in townships}
    return (json.dumps(names, ensure_ascii=False, indent=0) + "\n").encode("utf-8")
