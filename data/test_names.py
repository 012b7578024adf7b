"""Run with `python3 -m unittest discover data`; needs no network."""

import unittest

from divisions import COUNTY, PREFECTURE, PROVINCE, Division
from names import Parts, parts, short_names


def table(*divisions):
    return {code: Division(code, name, level, parent, kind) for code, name, level, parent, kind in divisions}


CITY = ("430100", "长沙市", PREFECTURE, "430000", "prefecture-level city")


class PartsOfNames(unittest.TestCase):
    def test_are_the_specific_one_the_peoples_and_the_generic_one(self):
        for name, kind, *expected in [
            ("北京市", "municipality", "北京", (), "市"),
            ("恩施土家族苗族自治州", "autonomous prefecture", "恩施", ("土家族", "苗族"), "自治州"),
            ("莫力达瓦达斡尔族自治旗", "autonomous banner", "莫力达瓦", ("达斡尔族",), "自治旗"),
            ("新疆维吾尔自治区", "autonomous region", "新疆", ("维吾尔",), "自治区"),
            ("龙胜各族自治县", "autonomous county", "龙胜", ("各族",), "自治县"),
            ("管城回族区", "district", "管城", ("回族",), "区"),
            ("巴林左旗", "banner", "巴林", (), "左旗"),
            ("浦东新区", "district", "浦东", (), "新区"),
            ("赵县", "county", "赵", (), "县"),
        ]:
            with self.subTest(name):
                self.assertEqual(parts(name, kind), Parts(*expected))

    def test_what_only_looks_like_a_people_or_a_longer_generic_part_stays(self):
        for name, kind, specific in [
            ("内蒙古自治区", "autonomous region", "内蒙古"),
            ("西藏自治区", "autonomous region", "西藏"),
            ("天水市", "prefecture-level city", "天水"),
            ("东乡族自治县", "autonomous county", "东乡族"),
            ("清新区", "district", "清新"),
            ("碑林区", "district", "碑林"),
        ]:
            with self.subTest(name):
                self.assertEqual(parts(name, kind).specific, specific)

    def test_a_common_noun_has_no_specific_part(self):
        self.assertEqual(parts("矿区", "district"), Parts("", (), "矿区"))


class ShortNames(unittest.TestCase):
    def short(self, *divisions, exceptions=None, problems=None):
        found = [] if problems is None else problems
        short = short_names(table(*divisions), exceptions or {}, found)
        if problems is None:
            self.assertEqual(found, [])
        return [short[division[0]] for division in divisions]

    def test_are_the_specific_part_where_that_has_two_characters(self):
        self.assertEqual(
            self.short(
                ("130133", "赵县", COUNTY, "130100", "county"),
                ("330106", "西湖区", COUNTY, "330100", "district"),
                ("140202", "城区", COUNTY, "140200", "district"),
                ("533103", "芒市", COUNTY, "533100", "county-level city"),
            ),
            ["赵县", "西湖", "城区", "芒市"],
        )

    def test_banners_keep_what_tells_them_apart(self):
        self.assertEqual(
            self.short(
                ("150422", "巴林左旗", COUNTY, "150400", "banner"),
                ("150426", "翁牛特旗", COUNTY, "150400", "banner"),
            ),
            ["巴林左旗", "翁牛特"],
        )

    def test_a_division_is_not_called_what_its_parent_is_called(self):
        self.assertEqual(self.short(CITY, ("430121", "长沙县", COUNTY, "430100", "county"))[1:], ["长沙县"])

    def test_siblings_cannot_share_one_and_no_other_division_has_a_provinces(self):
        problems = []
        self.short(
            ("130000", "河北省", PROVINCE, None, "province"),
            ("120105", "河北区", COUNTY, "120000", "district"),
            ("654002", "伊宁市", COUNTY, "654000", "county-level city"),
            ("654021", "伊宁县", COUNTY, "654000", "county"),
            problems=problems,
        )
        self.assertEqual(len(problems), 2, problems)
        self.assertRegex(problems[0], "^120105: 河北区")
        self.assertRegex(problems[1], "^伊宁市 and 伊宁县")

    def test_exceptions_count_and_must_be_some(self):
        league = ("152200", "兴安盟", PREFECTURE, "150000", "league")
        self.assertEqual(self.short(league, exceptions={"兴安盟": ["兴安盟", "why"]}), ["兴安盟"])
        problems = []
        self.short(league, exceptions={"兴安盟": ["兴安", "why"], "某盟": ["某", "why"]}, problems=problems)
        self.assertEqual(len(problems), 2, problems)


if __name__ == "__main__":
    unittest.main()
