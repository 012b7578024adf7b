"""How the characters of a name are read: pypinyin, corrected by readings.tsv, confirmed by a dictionary."""

from __future__ import annotations

import importlib
import sys
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Callable, Dict, Iterable, List, NamedTuple, Set

from spelling import TONE_MARKS, base, tone_marks
from tables import ReviewedTable

Reading = List[str]  # a syllable for each character
Reader = Callable[[str], Reading]
Dictionary = Dict[str, Set[str]]


def load_pypinyin(folder: Path) -> Reader:
    """Import pypinyin from where its wheel was unpacked."""
    sys.path.insert(0, str(folder))
    try:
        pypinyin = importlib.import_module("pypinyin")
    finally:
        sys.path.remove(str(folder))
    return lambda name: [syllable for syllable, in pypinyin.pinyin(name)]


def correct(name: str, reading: Reading, corrections: ReviewedTable) -> Reading:
    """Of several corrections at one character, the longest counts."""
    corrected = list(reading)
    position = 0
    while position < len(name):
        fitting = [text for text in corrections if name.startswith(text, position)]
        if fitting:
            text = max(fitting, key=len)
            corrected[position : position + len(text)] = corrections[text][0].split()
            position += len(text)
        else:
            position += 1
    return corrected


def readings(
    names: Iterable[str], read: Reader, corrections: ReviewedTable, problems: List[str]
) -> Dict[str, Reading]:
    corrected = {}
    unused = set(corrections)
    for text, (reading, _) in corrections.items():
        if len(reading.split()) != len(text):
            problems.append(f"readings.tsv: {text} has not {len(text)} syllables: {reading}")
    for name in names:
        raw = read(name)
        corrected[name] = correct(name, raw, corrections)
        problems += malformed(name, corrected[name])
        for text in [text for text in unused if text in name]:
            others = {key: row for key, row in corrections.items() if key != text}
            if correct(name, raw, others) != corrected[name]:
                unused.discard(text)
    problems += [f"readings.tsv: {text} corrects nothing" for text in sorted(unused)]
    return corrected


def malformed(name: str, reading: Reading) -> List[str]:
    problems = []
    if len(reading) != len(name):
        problems.append(f"{name} has {len(name)} characters, but is read {reading}")
    for syllable in reading:
        letters = base(syllable)
        if tone_marks(syllable) != 1 or not all("a" <= letter <= "z" or letter == "ü" for letter in letters):
            problems.append(f"{name}: {syllable!r} is no syllable with a tone")
    return problems


# Confirming


def read_cedict(text: str) -> Dictionary:
    """What CC-CEDICT writes as `傳統 传统 [chuan2 tong3] /meaning/`: the readings of each proper name."""
    dictionary: Dictionary = {}
    for line in text.splitlines():
        if line.startswith("#"):
            continue
        written, rest = line.split(" [", 1)
        numbered = rest.split("]", 1)[0]
        if numbered[:1].isupper():
            simplified = written.split(" ")[1]
            dictionary.setdefault(simplified, set()).add(" ".join(map(marked, numbered.lower().split(" "))))
    return dictionary


def marked(numbered: str) -> str:
    """lü4 for lu:4, with the mark where pinyin has it."""
    letters, tone = numbered[:-1].replace("u:", "ü"), numbered[-1]
    if tone not in "1234":
        return letters
    if "a" in letters or "e" in letters:
        position = max(letters.find("a"), letters.find("e"))
    elif "ou" in letters:
        position = letters.find("o")
    else:
        position = max((letters.rfind(vowel) for vowel in "iouü"))
    accented = letters[: position + 1] + TONE_MARKS[int(tone) - 1] + letters[position + 1 :]
    return unicodedata.normalize("NFC", accented)


class Review(NamedTuple):
    """How many names the dictionary confirms, reads otherwise, and lacks."""

    confirmed: int
    different: int
    missing: int


def review(
    names: Dict[str, Reading],
    specifics: Dict[str, str],
    dictionary: Dictionary,
    reviewed: ReviewedTable,
    problems: List[str],
) -> Review:
    """Every reading must be the dictionary's, or reviewed as it is and against what the dictionary has.

    Where the dictionary lacks a full name, what it has for the specific part counts.
    """
    counts: Counter = Counter()
    unused = set(reviewed)
    for name, reading in names.items():
        known = name if name in dictionary else specifics[name]
        theirs = dictionary.get(known, set())
        ours = " ".join(reading)
        if " ".join(reading[: len(known)]) in theirs:
            counts["confirmed"] += 1
            continue
        counts["different" if theirs else "missing"] += 1
        stated = "/".join(sorted(theirs)) or "-"
        if name in reviewed and reviewed[name][:2] == [ours, stated]:
            unused.discard(name)
        else:
            problems.append(
                f"readings-reviewed.tsv: {name} is read {ours}, CC-CEDICT has {stated}: review it"
            )
    problems += [f"readings-reviewed.tsv: {name} needs no review" for name in sorted(unused)]
    return Review(**{field: counts[field] for field in Review._fields})
