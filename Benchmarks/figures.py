"""Compares the figures in README.md and Documentation/performance.md with a run of the benchmark, or puts them right.

python3 Benchmarks/figures.py [--update]

Each sentence below has {} where a page has a figure; lines may be broken anywhere. What was measured apart from the
run is not compared.
"""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).parent.parent
RESULTS = json.loads((ROOT / "Benchmarks" / "results.json").read_text(encoding="utf-8"))
LINES = {(line["id"], line.get("rows")): line for line in RESULTS["lines"]}
FIGURE = r"([\d.,]*\d(?:\s(?:ns|µs|ms|s|KB|MB|GB)\b)?)"


def value(line, name="table", rows=None, key="median"):
    entries = LINES[line, rows]["entries"]
    return next(entry[key] for entry in entries if entry["name"] == name)


def number(figure):
    """With two significant digits."""
    rounded = float(f"{figure:.2g}")
    return f"{rounded:,.0f}" if rounded >= 10 else f"{rounded:.10g}"


def time(nanoseconds):
    unit, limit = next(pair for pair in (("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)) if nanoseconds < 999.5 * pair[1])
    return f"{number(nanoseconds / limit)} {unit}"


def cost(line, name="table", rows=None):
    return time(value(line, name, rows))


def seconds(line, name="table", rows=None):
    return f"{number(value(line, name, rows))} s"


def megabytes(line, name="table", rows=None):
    figure = value(line, name, rows)
    return f"{figure / 1000:.1f} GB" if figure >= 1000 else f"{figure:.0f} MB"


def ratio(line, name, ours="table", rows=None):
    return number(value(line, name, rows) / value(line, ours, rows))


def kilobytes(figure):
    return f"{figure / 1000:.0f} KB"


PARSED = ["decoded JSON", "decoded binary plist", "decoded XML plist", "nested dictionaries"]
RESIDENT = sorted(value("resident", name) for name in PARSED)
PARSING = value("first-touch", "decoded JSON, in one array")
PAID_TITLES = number(PARSING / (value("title") - value("title", "decoded array")))
PAID_EVENTS = number(PARSING / (value("scroll") - value("scroll", "decoded array")))
PUBLIC, TABLES = value("growth", "with a public table"), value("growth", "static data of the table")
PRESENT = value("growth", "of these, in the program with a public table")
MACHINE = RESULTS["machine"]
BYTES = "as bytes, without making strings"
MAPPED = "with the pages of all files mapped"
BOUND = "the same, and symbols bound at start"
AGAIN = "the second time, at once"
DEBUG = "debug build of the tool"
LITERAL_END = next(
    line["rows"] for line in RESULTS["lines"] if line["id"] == "scale-compile-seconds"
    for entry in line["entries"] if "stopped" in entry
)

README = [
    ("On a {}-core Linux machine", MACHINE["cores"]),
    (
        "the very first time | 1 ({}) | × {} for JSON, × {} for binary and × {} for XML property lists, × {} for nested dictionaries |",
        cost("first-touch"), ratio("first-touch", "decoded JSON"), ratio("first-touch", PARSED[1]), ratio("first-touch", PARSED[2]),
        ratio("first-touch", "nested dictionaries"),
    ),
    (
        "| the same screen, again and again | 1 ({}) | × {} for nested dictionaries, × {} for decoded structs in one array |",
        cost("screen"), ratio("screen", "nested dictionaries"), ratio("screen", "decoded array"),
    ),
    ("| children of a region | 1 ({}) | × {} for decoded structs", cost("children"), ratio("children", "decoded array")),
    ("| parent of a region | 1 ({}) | × {} for decoded structs", cost("parent"), ratio("parent", "decoded array")),
    (
        "| code → region | 1 ({}) | × {} for a `Dictionary<UInt32, Int>` |",
        cost("code-hit"), ratio("code-hit", "Dictionary<UInt32, Int>"),
    ),
    (
        "| the same, of no region | 1 ({}) | × {} for a `Dictionary<UInt32, Int>` |",
        cost("code-miss"), ratio("code-miss", "Dictionary<UInt32, Int>"),
    ),
    (
        "| a picker event with the titles that it shows | 1 ({}) | × {} for nested dictionaries, × {} for structs as decoded, "
        "× {} for structs in one array |",
        cost("scroll"), ratio("scroll", "nested dictionaries"), ratio("scroll", "decoded tree"),
        ratio("scroll", "decoded array"),
    ),
    ("| a name as `String` | 1 ({}) | × {} for decoded structs", cost("title"), ratio("title", "decoded array")),
    ("| a name → regions | 1 ({}) | × {} for a `Dictionary` |", cost("name"), ratio("name", "Dictionary<String, [Int]>")),
    ("after about {} of them it has paid", PAID_TITLES),
    ("need no `String` and are read at × {} of what C arrays take", ratio("title-bytes", "table", ours="C arrays")),
    ("to its end, it takes {} for `China`", cost("search")),
    (
        "On Linux, a program that reads names of `China` grows by {}, of which {} are code", kilobytes(PUBLIC),
        kilobytes(PUBLIC - PRESENT),
    ),
    ("generates the bundled table in {}.", seconds("generate-seconds", DEBUG)),
    (
        "It compiles in {} in release and {} in debug, in up to {};",
        seconds("compile-release-seconds"), seconds("compile-debug-seconds"),
        megabytes(max("compile-release-memory", "compile-debug-memory", key=value)),
    ),
    (
        "700,000 invented regions take {} to generate and {} to compile",
        seconds("scale-generate-seconds", rows=700_000), seconds("scale-compile-seconds", rows=700_000),
    ),
    (
        "take {} bytes a region, and {} more what finds regions by code and name", f"{value('size', 'links, codes, names'):.0f}",
        f"{PRESENT / TABLES * value('size', 'everything') - value('size', 'links, codes, names'):.0f}",
    ),
]

PERFORMANCE = [
    ("{} cores of an", MACHINE["cores"]),
    ("with {} of memory", f"{MACHINE['memoryGigabytes']} GB"),
    ("it takes {} from the table.", cost("first-touch")),
    (
        "Parsing JSON takes {} times as long, binary property lists {} and XML {} times, dictionaries {} times. SQLite takes {} times",
        ratio("first-touch", "decoded JSON"), ratio("first-touch", PARSED[1]), ratio("first-touch", PARSED[2]),
        ratio("first-touch", "nested dictionaries"), ratio("first-touch", "SQLite"),
    ),
    ("The second time it takes {},", cost("first-touch-parts", AGAIN)),
    ("read as bytes, the first screen takes {}", cost("first-touch-parts", BYTES)),
    ("takes {} pages that", f"{value('faults'):.0f}"),
    ("With all pages of the program and its libraries mapped before, it takes {},", cost("first-touch-parts", MAPPED)),
    ("with all symbols looked up at the start as well, {}", cost("first-touch-parts", BOUND)),
    ("C arrays take {} and {}", cost("first-touch", "C arrays"), f"{value('faults', 'C arrays'):.0f}"),
    ("in {} times the time of an empty Swift program", number(value("start") / value("start", "empty program"))),
    ("decodes JSON takes {} times as long as the table", ratio("start", "decoded JSON")),
    (
        "The table brings {} into memory, parsed copies {} to {}",
        f"{value('resident') / 1000:.1f} MB", f"{RESIDENT[0] / 1000:.1f}", f"{RESIDENT[-1] / 1000:.1f} MB",
    ),
    ("C arrays bring {},", f"{value('resident', 'C arrays') / 1000:.1f} MB"),
    ("The loop of the same screen, again and again, takes {}", cost("screen")),
    ("From JSON, and put into one array, the first screen takes {}", cost("first-touch", "decoded JSON, in one array")),
    ("A search takes {} to its end", cost("search")),
    (
        "about five titles of {} are most of the {} that it takes without a selection",
        cost("titles-in-order"), cost("scroll", "table, without a selection"),
    ),
    ("Without a selection the table takes {},", cost("scroll", "table, without a selection")),
    *(
        (f"| {title} | {{}} | {{}} | {{}} |", cost(line), cost(line, "C arrays"), cost(line, parsed))
        for title, line, parsed in (
            ("range of children", "children", "decoded array"), ("parent", "parent", "decoded array"),
            ("title as UTF-8 bytes", "title-bytes", "decoded array"),
            ("code, found", "code-hit", "Dictionary<UInt32, Int>"),
            ("code, unknown", "code-miss", "Dictionary<UInt32, Int>"),
            ("whole table, depth first, a region", "walk", "decoded array"),
        )
    ),
    *(
        (f"| {title} | {{}} | – | {{}} |", cost(line), cost(line, parsed))
        for title, line, parsed in (
            ("title as `String`", "title", "decoded array"),
            ("title as `String`, in table order", "titles-in-order", "decoded array"),
            ("code to title as `String`", "code-title", "decoded array"),
            ("regions of a name", "name", "Dictionary<String, [Int]>"),
            ("a picker event, with the titles that it shows", "scroll", "decoded array"),
        )
    ),
    *(
        (
            f"| {title} | {{}} | {{}} |",
            cost(line, "nested dictionaries"), cost(line, "SQLite"),
        )
        for title, line in (
            ("range of children, by position", "children"), ("title as `String`, by position", "title"),
            ("code, found, by search or index", "code-hit"), ("regions of a name, by search or index", "name"),
            ("a picker event", "scroll"),
        )
    ),
    (
        "the walk {} a region and the picker event {}", cost("walk", "decoded tree"), cost("scroll", "decoded tree")
    ),
    ("with {} allocations an event", number(value("scroll", "nested dictionaries", key="allocations"))),
    ("its parsing after about {} titles, or {} picker events", PAID_TITLES, PAID_EVENTS),
    (
        "finds names in {} of the time", ratio("name", "Dictionary<String, [Int]>"),
    ),
    (
        "take {} bytes a region, kinds included; what finds regions, short names, orders by kind and level, pinyin and attributes are another {}.",
        f"{value('size', 'links, codes, names'):.0f}",
        f"{value('size', 'everything') - value('size', 'links, codes, names'):.0f}",
    ),
    (
        "that shows the first screen grows by {}, with a table of internal access by {},", kilobytes(PUBLIC),
        kilobytes(value("growth", "with an internal table")),
    ),
    (
        "finds regions by code, name and path grows by {}, one with a selection by {}",
        kilobytes(value("growth", "that also searches, and finds codes, names and paths")),
        kilobytes(value("growth", "that also has a selection")),
    ),
    ("{} of the static data, which are {} in all", kilobytes(PRESENT), kilobytes(TABLES)),
    (
        "generates the bundled table in {} and {}, a release build in {} and {}.",
        seconds("generate-seconds", DEBUG), megabytes("generate-memory", DEBUG),
        seconds("generate-seconds", "release build of the tool"), megabytes("generate-memory", "release build of the tool"),
    ),
    (
        "it takes {} and {} in debug, {} and {} in release;",
        seconds("compile-debug-seconds"), megabytes("compile-debug-memory"),
        seconds("compile-release-seconds"), megabytes("compile-release-memory"),
    ),
    (
        "which happens once, {} and {}.",
        seconds("compile-debug-seconds", "the runtime, once"), seconds("compile-release-seconds", "the runtime, once"),
    ),
    *(
        (
            f"| {rows:,} | {{}} | {{}} | {{}} | {{}} |",
            seconds("scale-generate-seconds", rows=rows), megabytes("scale-generate-memory", rows=rows),
            seconds("scale-compile-seconds", rows=rows), megabytes("scale-compile-memory", rows=rows),
        )
        for rows in (1_000, 3_000, 10_000, 42_000, 700_000)
    ),
    (
        "of 1,000 rows takes {} and {},",
        seconds("scale-compile-seconds", "array literal", 1_000), megabytes("scale-compile-memory", "array literal", 1_000),
    ),
    (
        "one of {} rows is given up after {}, with {} in use.", f"{LITERAL_END:,}",
        seconds("scale-compile-seconds", "array literal", LITERAL_END),
        megabytes("scale-compile-memory", "array literal", LITERAL_END),
    ),
    *(
        (
            f"| {title} | {{}} ({{}}) | {{}} ({{}}) | {{}} ({{}}) | {{}} ({{}}) |",
            *(
                figure for rows in (3_000, 10_000, 42_000, 700_000)
                for figure in (
                    cost(f"scale-{line}", rows=rows),
                    number(value(f"scale-{line}", rows=rows) / value(f"scale-{line}", "arrays", rows)),
                )
            ),
        )
        for title, line in (
            ("range of children", "children"), ("parent", "parent"), ("title as `String`", "title"),
            ("code", "code-hit"), ("code, unknown", "code-miss"),
        )
    ),
]


def pattern(template):
    pieces = [r"\s+".join(re.escape(word) for word in re.split(r"\s+", piece)) for piece in template.split("{}")]
    return re.compile(FIGURE.join(pieces))


def corrected(name, text, sentences, problems):
    for template, *figures in sentences:
        figures = [str(figure) for figure in figures]
        matches = list(pattern(template).finditer(text))
        if len(matches) != 1:
            problems.append(f"{name}: {len(matches)} places say “{template}”")
            continue
        match = matches[0]
        found = [re.sub(r"\s", " ", group) for group in match.groups()]
        if found != figures:
            problems.append(f"{name}: “{template}” has {', '.join(found)}, the run {', '.join(figures)}")
        for place in reversed(range(len(figures))):
            start, end = match.span(place + 1)
            if found[place] == figures[place]:
                continue
            text = text[:start] + figures[place] + text[end:]
    return text


def with_goals(name, text, problems):
    """Every goal that is not reached has a row with its title, what was measured, and why."""
    for goal in RESULTS["goals"]:
        row = re.search(rf"^\| {re.escape(goal['title'])} \| (.*?) \|", text, re.MULTILINE)
        if row is None:
            if not goal["isReached"]:
                problems.append(f"{name}: nothing says why “{goal['title']}” is not reached: {goal['measured']}")
            continue
        measured = goal["measured"] + (", reached" if goal["isReached"] else "")
        if row[1] != measured:
            problems.append(f"{name}: “{goal['title']}” has {row[1]}, the run {measured}")
        text = text[: row.start(1)] + measured + text[row.end(1) :]
    return text


def main():
    problems = []
    for name, sentences in (("README.md", README), ("Documentation/performance.md", PERFORMANCE)):
        path = ROOT / name
        old = path.read_text(encoding="utf-8")
        new = corrected(name, old, sentences, problems)
        if name.startswith("Documentation"):
            new = with_goals(name, new, problems)
        if "--update" in sys.argv[1:]:
            path.write_text(new, encoding="utf-8")
    print("\n".join(problems) if problems else "all figures are those of the run")
    sys.exit(1 if problems else 0)


main()
