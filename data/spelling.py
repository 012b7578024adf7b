"""Spells readings as pinyin with words and apostrophes, and as English names."""

from __future__ import annotations

import unicodedata
from typing import Dict, Iterator, List, Sequence

from divisions import COUNTY, Table
from names import Parts
from tables import ReviewedTable

TONE_MARKS = "\u0304\u0301\u030c\u0300"  # first to fourth tone


def words(name: Parts) -> Iterator[str]:
    """科尔沁 + 左翼 + 中旗, 香港 + 特别 + 行政区."""
    specific, peoples, generic = name
    for wing in ("左翼", "右翼"):
        if specific.endswith(wing):
            yield specific[: -len(wing)]
            specific = wing
    if specific:
        yield specific
    yield from peoples
    if generic == "特别行政区":
        yield "特别"
        generic = "行政区"
    yield generic


def pinyin(name: Parts, syllables: Sequence[str]) -> str:
    """The syllables, one for each character of the name, as the words that the name consists of."""
    rest = list(syllables)
    spelled = []
    for word in words(name):
        spelled.append(spell_word(rest[: len(word)]))
        rest = rest[len(word) :]
    assert not rest, name
    return " ".join(spelled)


def spell_word(syllables: Sequence[str]) -> str:
    first, *others = syllables
    word = first + "".join(("'" if base(other)[0] in "aoe" else "") + other for other in others)
    return word[0].upper() + word[1:]


def base(text: str) -> str:
    """Without tone marks, but with the dots of ü."""
    decomposed = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(mark for mark in decomposed if mark not in TONE_MARKS))


def tone_marks(text: str) -> int:
    return sum(mark in TONE_MARKS for mark in unicodedata.normalize("NFD", text))


def english_names(
    table: Table, spelled: Dict[str, str], exceptions: ReviewedTable, problems: List[str]
) -> Dict[str, str]:
    """Codes above county level to English names; exceptions are codes with name, English name and reason."""
    english: Dict[str, str] = {}
    unused = dict(exceptions)
    for code, division in table.items():
        if division.level == COUNTY:
            continue
        english[code] = base(spelled[code].split(" ")[0])
        if code in exceptions:
            name, exception, _ = exceptions[code]
            if name == division.name and exception != english[code]:
                del unused[code]
            english[code] = exception
    problems += [f"english.tsv: {code} {row[0]} is no exception to the rule" for code, row in unused.items()]
    return english
