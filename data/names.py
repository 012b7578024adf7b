"""Takes full names apart, and finds the short form of each."""

from __future__ import annotations

from collections import defaultdict
from typing import Dict, List, NamedTuple, Optional, Tuple

from divisions import PROVINCE, Division, Table
from tables import ReviewedTable

# The peoples other than the Han, without 族, and 各 for "all".
PEOPLES = (
    "蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 "
    "黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 柯尔克孜 土 达斡尔 仫佬 羌 "
    "布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 "
    "保安 裕固 京 塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺 各"
).split()

# What a name ends in and a short form leaves out, the longest first.
GENERIC_TERMS: Dict[str, List[str]] = {
    "province": ["省"],
    "autonomous region": ["自治区"],
    "municipality": ["市"],
    "special administrative region": ["特别行政区"],
    "prefecture-level city": ["市"],
    "prefecture": ["地区"],
    "autonomous prefecture": ["自治州"],
    "league": ["盟"],
    "district": ["新区", "矿区", "区"],
    "county-level city": ["市"],
    "county": ["县"],
    "autonomous county": ["自治县"],
    "banner": ["联合旗", "左旗", "右旗", "中旗", "前旗", "后旗", "旗"],
    "autonomous banner": ["自治旗"],
    "forestry district": ["林区"],
    "special district": ["特区"],
}
# These tell banners of one name apart, so they are never left out.
DISTINCTIVE_TERMS = {"联合旗", "左旗", "右旗", "中旗", "前旗", "后旗"}
# These are words, and have no other name in front.
COMMON_NOUNS = {"城区", "郊区", "矿区"}


class Parts(NamedTuple):
    """恩施 + 土家族, 苗族 + 自治州."""

    specific: str
    peoples: Tuple[str, ...]
    generic: str


def parts(name: str, kind: str) -> Parts:
    generic = next((term for term in GENERIC_TERMS[kind] if fits(name, term)), None)
    if name in COMMON_NOUNS or not generic:
        return Parts("", (), name)
    specific = name[: -len(generic)]
    peoples: List[str] = []
    if generic.startswith("自治") or specific.endswith("族"):
        while True:
            people = people_at_end(specific)
            if not people:
                break
            peoples.insert(0, people)
            specific = specific[: -len(people)]
    return Parts(specific, tuple(peoples), generic)


def fits(name: str, term: str) -> bool:
    # 清新区 is the 区 of 清新, not the 新区 of 清.
    least = 1 if len(term) == 1 or term.startswith("自治") else 2
    return name.endswith(term) and len(name) - len(term) >= least


def people_at_end(specific: str) -> Optional[str]:
    """The longest one that leaves two characters, with its 族: in 博尔塔拉蒙古, but not in 内蒙古."""
    candidates = [people + "族" for people in PEOPLES] + [people for people in PEOPLES if len(people) > 1]
    fitting = [people for people in candidates if specific[2:].endswith(people)]
    return max(fitting, key=len, default=None)


def short_by_rule(division: Division) -> str:
    specific, _, generic = parts(division.name, str(division.kind))
    if len(specific) < 2 or generic in DISTINCTIVE_TERMS:
        return division.name
    return specific


def short_names(table: Table, exceptions: ReviewedTable, problems: List[str]) -> Dict[str, str]:
    """Codes to short forms; exceptions are names with their short form and the reason for it."""
    candidates = {code: short_by_rule(division) for code, division in table.items()}
    short: Dict[str, str] = {}
    unused = set(exceptions)
    for code, division in table.items():
        # 长沙 is the city, so 长沙县 within it is never called that.
        ambiguous = candidates[code] == candidates.get(division.parent or "")
        short[code] = division.name if ambiguous else candidates[code]
        if division.name in exceptions:
            exception = exceptions[division.name][0]
            if exception != short[code]:
                unused.discard(division.name)
            short[code] = exception
    problems += [f"short-names.tsv: {name} is no exception to the rules" for name in sorted(unused)]
    problems += misleading(table, short)
    return short


def misleading(table: Table, short: Dict[str, str]) -> List[str]:
    """Short forms that mean another division to everyone."""
    provinces = {short[code] for code, division in table.items() if division.level == PROVINCE}
    siblings: Dict[Tuple[Optional[str], str], List[str]] = defaultdict(list)
    problems = []
    for code, division in table.items():
        siblings[division.parent, short[code]].append(division.name)
        if division.level != PROVINCE and short[code] in provinces:
            problems.append(f"{code}: {division.name} cannot be {short[code]} for short, which is a province")
    for (_, name), namesakes in siblings.items():
        if len(namesakes) > 1:
            problems.append(f"{' and '.join(namesakes)} cannot both be {name} for short")
    return problems
