"""Run with `python3 -m unittest discover data`; needs no network."""

import unittest

from readings import Review, malformed, read_cedict, readings, review

CHARACTERS = {"长": "zhǎng", "子": "zi", "沙": "shā", "县": "xiàn", "市": "shì"}


def read(name):
    """Stands in for pypinyin."""
    return [CHARACTERS[character] for character in name]


class Corrections(unittest.TestCase):
    def corrected(self, *names, **corrections):
        problems = []
        rows = {text: [reading, "why"] for text, reading in corrections.items()}
        return [" ".join(reading) for reading in readings(names, read, rows, problems).values()], problems

    def test_hold_wherever_their_characters_are_and_the_longest_counts(self):
        names, problems = self.corrected("长沙市", "长子县", "长沙县", 长="cháng", 长子="zhǎng zǐ")
        self.assertEqual(names, ["cháng shā shì", "zhǎng zǐ xiàn", "cháng shā xiàn"])
        self.assertEqual(problems, [])

    def test_that_change_nothing_are_reported(self):
        for correction in ({"沙": "shā"}, {"台": "tāi"}):
            _, problems = self.corrected("长沙市", 长="cháng", **correction)
            self.assertEqual(problems, [f"readings.tsv: {next(iter(correction))} corrects nothing"])

    def test_need_a_syllable_for_each_character(self):
        _, problems = self.corrected("长沙市", 长沙="cháng")
        self.assertIn("readings.tsv: 长沙 has not 2 syllables: cháng", problems)

    def test_every_syllable_has_a_tone_and_letters_only(self):
        self.assertEqual(malformed("吕梁市", ["lǚ", "liáng", "shì"]), [])
        for reading in (["zi"], ["chǎáng"], ["cháng "], ["长"], [""], ["zǐ", "zǐ"]):
            self.assertNotEqual(malformed("子", reading), [], reading)


class CEDICT(unittest.TestCase):
    def test_has_readings_of_proper_names_with_marks(self):
        dictionary = read_cedict(
            "# comment\n"
            "長沙 长沙 [Chang2 sha1] /Changsha/\n"
            "呂梁市 吕梁市 [Lu:3 liang2 shi4] /Lüliang/\n"
            "六盤水市 六盘水市 [Liu4 pan2 shui3 shi4] /Liupanshui/\n"
            "甘井子區 甘井子区 [Gan1 jing3 zi5 qu1] /Ganjingzi/\n"
            "朝陽 朝阳 [Chao2 yang2] /Chaoyang/\n"
            "朝陽 朝阳 [Zhao1 yang2] /Zhaoyang/\n"
            "朝陽 朝阳 [zhao1 yang2] /morning sun/\n"
            "縣 县 [xian4] /county/\n"
        )
        self.assertEqual(
            dictionary,
            {
                "长沙": {"cháng shā"},
                "吕梁市": {"lǚ liáng shì"},
                "六盘水市": {"liù pán shuǐ shì"},
                "甘井子区": {"gān jǐng zi qū"},
                "朝阳": {"cháo yáng", "zhāo yáng"},
            },
        )


class Reviewing(unittest.TestCase):
    DICTIONARY = {"长沙": {"cháng shā"}, "长沙市": {"cháng shā shì"}}

    def review(self, names, reviewed=None):
        problems = []
        split = {name: reading.split() for name, reading in names.items()}
        specifics = {name: name[:-1] for name in names}
        return review(split, specifics, self.DICTIONARY, reviewed or {}, problems), problems

    def test_is_not_needed_where_the_dictionary_agrees_on_the_name_or_its_specific_part(self):
        result, problems = self.review({"长沙市": "cháng shā shì", "长沙县": "cháng shā xiàn"})
        self.assertEqual((result, problems), (Review(confirmed=2, different=0, missing=0), []))

    def test_is_needed_for_what_the_dictionary_reads_otherwise_and_for_what_it_lacks(self):
        names = {"长沙市": "zhǎng shā shì", "长子县": "zhǎng zǐ xiàn"}
        result, problems = self.review(names)
        self.assertEqual(result, Review(confirmed=0, different=1, missing=1))
        self.assertEqual(len(problems), 2, problems)

        rows = {
            "长沙市": ["zhǎng shā shì", "cháng shā shì", "why"],
            "长子县": ["zhǎng zǐ xiàn", "-", "why"],
        }
        self.assertEqual(self.review(names, rows)[1], [])

    def test_holds_for_the_readings_that_were_reviewed_only(self):
        for ours, theirs in (("zhǎng zi xiàn", "-"), ("zhǎng zǐ xiàn", "cháng zǐ xiàn")):
            _, problems = self.review({"长子县": "zhǎng zǐ xiàn"}, {"长子县": [ours, theirs, "why"]})
            self.assertEqual(len(problems), 2, problems)

    def test_that_is_not_needed_is_reported(self):
        _, problems = self.review({"长沙市": "cháng shā shì"}, {"长沙市": ["cháng shā shì", "-", "why"]})
        self.assertEqual(problems, ["readings-reviewed.tsv: 长沙市 needs no review"])


if __name__ == "__main__":
    unittest.main()
