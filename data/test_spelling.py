"""Run with `python3 -m unittest discover data`; needs no network."""

import unittest

from divisions import COUNTY, PREFECTURE, Division
from names import Parts
from spelling import english_names, pinyin


class Pinyin(unittest.TestCase):
    def assert_spelled(self, expected, syllables, *name):
        self.assertEqual(pinyin(Parts(*name), syllables.split()), expected)

    def test_parts_are_words(self):
        self.assert_spelled("Běijīng Shì", "běi jīng shì", "北京", (), "市")
        self.assert_spelled(
            "Ēnshī Tǔjiāzú Miáozú Zìzhìzhōu",
            "ēn shī tǔ jiā zú miáo zú zì zhì zhōu",
            "恩施",
            ("土家族", "苗族"),
            "自治州",
        )

    def test_wings_and_what_a_special_administrative_region_is_are_words_too(self):
        self.assert_spelled("Kē'ěrqìn Zuǒyì Zhōngqí", "kē ěr qìn zuǒ yì zhōng qí", "科尔沁左翼", (), "中旗")
        self.assert_spelled(
            "Xiānggǎng Tèbié Xíngzhèngqū", "xiāng gǎng tè bié xíng zhèng qū", "香港", (), "特别行政区"
        )

    def test_an_apostrophe_stands_before_a_o_and_e_within_a_word(self):
        self.assert_spelled("Xī'ān Shì", "xī ān shì", "西安", (), "市")
        self.assert_spelled("È'ěrduōsī Shì", "è ěr duō sī shì", "鄂尔多斯", (), "市")

    def test_a_common_noun_is_one_word(self):
        self.assert_spelled("Kuàngqū", "kuàng qū", "", (), "矿区")


class EnglishNames(unittest.TestCase):
    TABLE = {
        "141100": Division("141100", "吕梁市", PREFECTURE, "140000", "prefecture-level city"),
        "230100": Division("230100", "哈尔滨市", PREFECTURE, "230000", "prefecture-level city"),
        "230102": Division("230102", "道里区", COUNTY, "230100", "district"),
    }
    SPELLED = {"141100": "Lǚliáng Shì", "230100": "Hā'ěrbīn Shì", "230102": "Dàolǐ Qū"}

    def english(self, exceptions):
        problems = []
        return english_names(self.TABLE, self.SPELLED, exceptions, problems), problems

    def test_are_the_first_word_without_tones_above_county_level(self):
        names, problems = self.english({})
        self.assertEqual(names, {"141100": "Lüliang", "230100": "Ha'erbin"})
        self.assertEqual(problems, [])

    def test_exceptions_count_and_must_be_some(self):
        names, problems = self.english({"230100": ["哈尔滨市", "Harbin", "why"]})
        self.assertEqual((names["230100"], problems), ("Harbin", []))
        for code, name, english in [
            ("230100", "哈尔滨市", "Ha'erbin"),
            ("230100", "哈市", "Harbin"),
            ("230102", "道里区", "Daoli"),
        ]:
            _, problems = self.english({code: [name, english, "why"]})
            self.assertEqual(problems, [f"english.tsv: {code} {name} is no exception to the rule"])


if __name__ == "__main__":
    unittest.main()
