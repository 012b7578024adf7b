"""Run with `python3 -m unittest discover data`; needs no network."""

import json
import re
import unittest
from unittest.mock import patch

import refresh
import townships
from divisions import COUNTY, PREFECTURE, PROVINCE, TOWNSHIP, Division, RefreshError
from refresh import TOWNSHIPS, build_townships
from test_china import TABLE
from townships import check_townships, read_townships, serialise_townships

NAMES = json.loads(TOWNSHIPS.read_text(encoding="utf-8"), object_pairs_hook=list)


class Bundled(unittest.TestCase):
    def test_every_township_lies_where_its_code_says_and_is_named_as_townships_are(self):
        listed = [Division(code, name, TOWNSHIP, code[:6]) for code, name in NAMES]
        self.assertEqual(check_townships(listed, TABLE), [])
        self.assertEqual(serialise_townships(listed), TOWNSHIPS.read_bytes())
        self.assertEqual(listed, sorted(listed))

    def test_names_are_chinese_characters_alone(self):
        ideographs = re.compile("[\u3400-\u4dbf\u4e00-\u9fff\U00020000-\U000323af]+")
        self.assertEqual([name for _, name in NAMES if not ideographs.fullmatch(name)], [])


ABOVE = {
    division.code: division
    for division in [
        Division("440000", "广东省", PROVINCE, None),
        Division("440100", "广州市", PREFECTURE, "440000"),
        Division("440103", "荔湾区", COUNTY, "440100"),
        Division("441900", "东莞市", PREFECTURE, "440000"),
        Division("820000", "澳门特别行政区", PROVINCE, None),
    ]
}
ROWS = [
    [3, "440103", "440100", "荔湾区"],
    [4, "441900003", "441900", "东城街道"],
    [4, "440103001", "440103", "沙面街道"],
]


@patch.object(townships, "WITHOUT_TOWNSHIPS", {"820000"})
@patch.object(townships, "WITH_TOWNSHIPS_ABOVE_COUNTIES", {"441900"})
class Checks(unittest.TestCase):
    def problems(self, *rows, above=ABOVE):
        return check_townships(read_townships([*ROWS, *rows]), above)

    def assert_problems(self, found, *expected):
        self.assertEqual(len(found), len(expected), found)
        for problem, text in zip(found, expected):
            self.assertIn(text, problem)

    def test_what_fits_has_no_problem_and_comes_in_the_order_of_codes(self):
        self.assertEqual(self.problems(), [])
        townships, left_out = build_townships(json.dumps({"divisions": ROWS}), ABOVE)
        self.assertEqual([township.code for township in townships], ["440103001", "441900003"])
        self.assertEqual(left_out, {})

    def test_those_of_a_division_that_is_known_to_be_gone_are_left_out_and_counted(self):
        text = json.dumps({"divisions": [*ROWS, [4, "440102001", "440102", "北京街道"], [4, "440102002", "440102", "六榕街道"]]})
        with self.assertRaisesRegex(RefreshError, "440102, which is not there"):
            build_townships(text, ABOVE)
        # A division that is there under its code with another name keeps its townships.
        with patch.dict(refresh.GONE_FROM_QUHUA, {"440102": "东山区", "440103": "芳村区"}):
            townships, left_out = build_townships(text, ABOVE)
        self.assertEqual([township.code for township in townships], ["440103001", "441900003"])
        self.assertEqual(left_out, {"440102": 2})

    def test_codes(self):
        self.assert_problems(self.problems([4, "4401030020", "440103", "岭南街道"]), "not nine digits")
        self.assert_problems(
            self.problems([4, "440103001", "440103", "岭南街道"]), "岭南街道 shares its code", "沙面街道 shares its code"
        )

    def test_parents(self):
        self.assert_problems(self.problems([4, "440103002", "441900", "岭南街道"]), "not in what its code begins with")
        self.assert_problems(self.problems([4, "440104002", "440104", "岭南街道"]), "in 440104, which is not there")
        self.assert_problems(self.problems([4, "440100002", "440100", "岭南街道"]), "above county level")

    def test_names(self):
        self.assert_problems(self.problems([4, "440103002", "440103", "岭南 街道"]), "'岭南 街道' does not look like")
        self.assert_problems(self.problems([4, "440103002", "440103", "经济开发区"]), "'经济开发区' does not look like")
        self.assert_problems(
            self.problems([4, "440103002", "440103", "沙面街道"]), "more than once", "more than once"
        )

    def test_exceptions_are_those_that_are_known_and_none_is_idle(self):
        new = {**ABOVE, "440104": Division("440104", "越秀区", COUNTY, "440100")}
        self.assert_problems(self.problems(above=new), "越秀区 has no townships")
        self.assert_problems(self.problems([4, "820000001", "820000", "某街道"]), "above county level", "WITHOUT_TOWNSHIPS")
        gone = {code: division for code, division in ABOVE.items() if code != "820000"}
        self.assert_problems(self.problems(above=gone), "820000 is not there; WITHOUT_TOWNSHIPS")
        self.assert_problems(check_townships(read_townships(ROWS[2:]), ABOVE), "441900 has no townships", "东莞市 has no")


if __name__ == "__main__":
    unittest.main()
