"""What holds for china.plist and the reviewed tables as they are here.

Run with `python3 -m unittest discover data`; needs no network.
"""

import plistlib
import re
import unicodedata
import unittest

from divisions import COUNTY, PROVINCE, Division
from names import short_names
from refresh import DATA, KINDS, PLIST
from spelling import base, english_names, tone_marks
from tables import read_table


def walk(records, parent=None, level=PROVINCE):
    """The records, each with the division that it describes."""
    for record in records:
        # What hangs on a province may be of prefecture or of county level; the kind tells.
        own = level if record["kind"] in {kind for kind, _, _ in KINDS[level]} else COUNTY
        yield record, Division(record["code"], record["name"], own, parent, record["kind"])
        yield from walk(record.get("children", []), record["code"], own + 1)


def syllables(pinyin):
    """With their tones, lowercase, cut as README.md says."""
    bare = base(pinyin).lower()
    consonant = "(?:[zcs]h|(?<![zcs])h|[bpmfdtnlgkjqxrzcsyw])"
    starts = [match.start() for match in re.finditer(f"(?<=[a-zü]){consonant}[aeiouü]", bare)]
    cut = "".join(" " * (index in starts) + letter for index, letter in enumerate(pinyin.lower()))
    return cut.replace("'", " ").split(" ")


ROWS = list(walk(plistlib.loads(PLIST.read_bytes())))
TABLE = {division.code: division for _, division in ROWS}
BY_NAME = {record["name"]: record for record, _ in ROWS}


class Keys(unittest.TestCase):
    def test_unusual_short_names_are_reviewed(self):
        """Whatever the rules and exceptions make of a name, somebody has looked at it."""
        unusual = [
            (record["code"], record["name"], record["shortName"])
            for record, _ in ROWS
            if record["shortName"] != record["name"][:-1]
        ]
        lines = (DATA / "short-names-reviewed.tsv").read_text(encoding="utf-8").splitlines()
        reviewed = [tuple(line.split("\t")) for line in lines if not line.startswith("#")]
        self.assertEqual(unusual, reviewed, "the list is in the order of china.plist")

    def test_every_division_has_a_short_name_and_pinyin_and_those_above_county_level_an_english_name(self):
        for record, division in ROWS:
            keys = ["code", "name", "kind", "shortName", "pinyin"]
            keys += ["english"] if division.level < COUNTY else []
            keys += ["children"] if "children" in record else []
            self.assertEqual(list(record), keys, division)

    def test_pinyin_has_a_syllable_with_a_tone_for_each_character(self):
        for record, division in ROWS:
            split = syllables(record["pinyin"])
            self.assertEqual([tone_marks(syllable) for syllable in split], [1] * len(division.name), split)

    def test_pinyin_has_the_letters_of_pinyin_in_words_with_capitals(self):
        word = "[A-Z][a-uw-zü]*(?:'[aoe][a-uw-zü]*)*"
        for record, _ in ROWS:
            self.assertRegex(base(record["pinyin"]), f"^{word}(?: {word})*$")
            self.assertEqual(unicodedata.normalize("NFC", record["pinyin"]), record["pinyin"])

    def test_a_character_is_read_the_same_everywhere_but_for_these(self):
        readings = {}
        for record, division in ROWS:
            for character, syllable in zip(division.name, syllables(record["pinyin"])):
                readings.setdefault(character, set()).add(syllable)
        several = {character for character, found in readings.items() if len(found) > 1}
        self.assertEqual(several, set("台大丽长华行六乐蒙坊应济洞侯阿棱干牟荥尉召埔番"))

    def test_english_names_are_latin(self):
        for record, _ in ROWS:
            self.assertRegex(record.get("english", "A"), "^[A-ZÜ][a-zêü]*(?:[ '][A-Za-zêü][a-zêü]*)*$")


class ReviewedTables(unittest.TestCase):
    def test_short_names_follow_from_the_rules_and_exceptions_of_which_none_is_idle(self):
        problems = []
        short = short_names(TABLE, read_table(DATA / "short-names.tsv", 3), problems)
        self.assertEqual(problems, [])
        self.assertEqual(short, {division.code: record["shortName"] for record, division in ROWS})

    def test_english_names_follow_from_pinyin_and_exceptions_of_which_none_is_idle(self):
        problems = []
        spelled = {division.code: record["pinyin"] for record, division in ROWS}
        english = english_names(TABLE, spelled, read_table(DATA / "english.tsv", 4), problems)
        self.assertEqual(problems, [])
        self.assertEqual(english, {d.code: record["english"] for record, d in ROWS if "english" in record})

    def test_corrected_and_reviewed_readings_are_in_the_pinyin(self):
        for text, (reading, _) in read_table(DATA / "readings.tsv", 3).items():
            found = [name for name in BY_NAME if text in name and self.reads(name, text, reading)]
            self.assertNotEqual(found, [], text)
        for name, (reading, stated, _) in read_table(DATA / "readings-reviewed.tsv", 4).items():
            self.assertTrue(self.reads(name, name, reading), name)
            self.assertNotEqual(reading, stated)

    def reads(self, name, text, reading):
        start = name.index(text)
        split = syllables(BY_NAME[name]["pinyin"])
        return split[start : start + len(text)] == reading.split()


class KnownReadings(unittest.TestCase):
    def test_are_those_of_the_people_who_live_there(self):
        for name, pinyin in [
            ("重庆市", "Chóngqìng Shì"),
            ("厦门市", "Xiàmén Shì"),
            ("长沙市", "Chángshā Shì"),
            ("六安市", "Lù'ān Shì"),
            ("蚌埠市", "Bèngbù Shì"),
            ("洪洞县", "Hóngtóng Xiàn"),
            ("浚县", "Xùn Xiàn"),
            ("乐清市", "Yuèqīng Shì"),
            ("台州市", "Tāizhōu Shì"),
            ("丽水市", "Líshuǐ Shì"),
            ("东阿县", "Dōng'ē Xiàn"),
            ("蔚县", "Yù Xiàn"),
            ("铅山县", "Yánshān Xiàn"),
            ("犍为县", "Qiánwéi Xiàn"),
            ("番禺区", "Pānyú Qū"),
            ("尉犁县", "Yùlí Xiàn"),
            ("监利市", "Jiànlì Shì"),
            ("莘县", "Shēn Xiàn"),
            ("牟平区", "Mùpíng Qū"),
            ("井陉县", "Jǐngxíng Xiàn"),
            ("任丘市", "Rénqiū Shì"),
            ("柏乡县", "Bǎixiāng Xiàn"),
            ("大埔县", "Dàbù Xiàn"),
            ("吴堡县", "Wúbǔ Xiàn"),
            ("库车市", "Kùchē Shì"),
            ("莎车县", "Shāchē Xiàn"),
            ("珲春市", "Húnchūn Shì"),
            ("陕西省", "Shǎnxī Shěng"),
            ("山西省", "Shānxī Shěng"),
        ]:
            self.assertEqual(BY_NAME[name]["pinyin"], pinyin)


if __name__ == "__main__":
    unittest.main()
