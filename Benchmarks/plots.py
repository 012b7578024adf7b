"""Draws what a run of the benchmark measured.

python3 Benchmarks/plots.py Benchmarks/results.json Benchmarks

Needs matplotlib. The same results give the same bytes. Pages show the plots in light and in dark: ink, rules and paper
have a colour for each; the colours of bars and lines have a contrast of at least 3:1 on both.
"""

import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

INK, RULE, PAPER = "#1f2328", "#d0d7de", "#ffffff"
DARK = {INK: "#e6edf3", RULE: "#30363d", PAPER: "#0d1117"}

TABLE, ARRAYS, PARSED, LITERAL = "#009e73", "#1f7fc4", "#d55e00", "#b565c0"

# In the order in which they are drawn; what else a run has is left out.
CONTENDERS = {"table": TABLE, "C arrays": ARRAYS} | dict.fromkeys((
    "SQLite", "decoded array", "Dictionary<UInt32, Int>", "decoded JSON", "decoded JSON, in one array",
    "decoded binary plist", "decoded XML plist", "nested dictionaries",
), PARSED)
# The others' lookups take microseconds or more: on their scale, there would be nothing to see of these.
FAST = ("table", "C arrays", "decoded array", "Dictionary<UInt32, Int>")
LOOKUPS = {
    "children": "children",
    "parent": "parent",
    "title-bytes": "title as bytes",
    "title": "title as String",
    "code-hit": "code, found",
    "code-miss": "code, unknown",
    "walk": "whole walk, a region",
}

plt.rcParams.update({
    "svg.hashsalt": "region-bench",
    "svg.fonttype": "none",
    "axes.facecolor": PAPER,
    "axes.titlesize": "medium",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.titlesize": "medium",
    "figure.titleweight": "bold",
    "figure.constrained_layout.use": True,
    "grid.color": RULE,
    "savefig.facecolor": PAPER,
} | dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK))

RESULTS = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))["lines"]
FOLDER = pathlib.Path(sys.argv[2])


def medians(identifier):
    lines = (line for line in RESULTS if line["id"] == identifier and "rows" not in line)
    return {entry["name"]: entry["median"] for line in lines for entry in line["entries"]}


def time(nanoseconds):
    """With two significant digits, as in the documents."""
    for unit, size in (("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)):
        if nanoseconds < 995 * size:
            break
    return f"{float(f'{nanoseconds / size:.2g}'):g} {unit}"


def save(figure, name, title, description):
    path = FOLDER / name
    figure.suptitle(title, x=0.008, ha="left")
    figure.savefig(path, metadata={"Title": title, "Date": None, "Creator": None, "Format": None, "Type": None})
    plt.close(figure)
    # Matplotlib writes fonts and colours into each element: only what is !important comes before them.
    dark = "\n".join(
        f'[style*="{part}: {light}"] {{ {part}: {shade} !important }}'
        for light, shade in DARK.items() for part in ("fill", "stroke")
    )
    head = f"""<desc>{description}</desc>
 <style>
text {{ font-family: system-ui, -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif !important }}
@media (prefers-color-scheme: dark) {{
{dark}
}}
 </style>
 <defs>"""
    svg = path.read_text(encoding="utf-8").replace("<svg ", '<svg role="img" ', 1).replace("<defs>", head, 1)
    path.write_text(svg, encoding="utf-8")


def draw_bars(axes, values, shades):
    """Bars from zero down a panel, each with its time; a dash where there is none."""
    bars = axes.barh(range(len(values)), [value or 0 for value in values], height=0.64, color=shades)
    axes.bar_label(bars, ["–" if value is None else time(value) for value in values], padding=4)
    axes.set_xticks([])
    axes.spines["bottom"].set_visible(False)
    axes.tick_params(axis="y", length=0)


def cold_start():
    measured = medians("first-touch")
    names = [name for name in CONTENDERS if name in measured]
    figure, axes = plt.subplots(figsize=(8.6, 0.5 + 0.27 * len(names)))
    draw_bars(axes, [measured[name] for name in names], [CONTENDERS[name] for name in names])
    axes.set_yticks(range(len(names)), names)
    axes.set_xlim(0, 1.1 * max(measured[name] for name in names))
    axes.invert_yaxis()
    save(figure, "cold-start.svg", "First screen, the very first time in a process",
         "Bars from zero, one for each way to hold the regions; shorter is better.")


def lookups():
    measured = {identifier: medians(identifier) for identifier in LOOKUPS}
    figure, panels = plt.subplots(1, len(FAST), sharex=True, sharey=True, figsize=(8.6, 0.85 + 0.27 * len(LOOKUPS)))
    for axes, name in zip(panels, FAST):
        draw_bars(axes, [entries.get(name) for entries in measured.values()], CONTENDERS[name])
        axes.set_title(name.partition("<")[0])
    longest = max(entries[name] for entries in measured.values() for name in FAST if name in entries)
    panels[0].set_xlim(0, 1.4 * longest)
    panels[0].set_yticks(range(len(LOOKUPS)), LOOKUPS.values())
    panels[0].invert_yaxis()
    figure.supxlabel("–  has no such lookup", x=0.008, ha="left", fontsize=9)
    save(figure, "lookups.svg", "A lookup, everything in memory",
         "A column of bars from zero for each way to hold the regions, all to the same scale; shorter is better.")


def draw_scale(axes, measure, stage, name, label, line, shade):
    points = sorted(
        (row["rows"], entry["median"], entry.get("stopped"))
        for row in RESULTS if row["id"] == f"scale-{stage}-{measure}"
        for entry in row["entries"] if entry["name"] == name
    )
    if not points:
        return
    rows, values, stops = zip(*points)
    axes.plot(rows, values, line, color=shade, markersize=5, markevery=[stop is None for stop in stops])
    if stops[-1]:
        axes.plot(rows[-1], values[-1], "X", color=shade, markersize=9)
        place, offset, side = points[-1], (9, 0), {"ha": "left", "va": "center"}
        label += ",\n" + stops[-1]
    # Where the curves are apart, which is neither at their start nor at their end.
    elif stage == "compile":
        place, offset, side = points[-2:][0], (4, 5), {"ha": "right", "va": "bottom"}
    else:
        place, offset, side = points[-3:][0], (8, -6), {"ha": "left", "va": "top"}
    axes.annotate(label, place[:2], offset, textcoords="offset points", **side,
                  bbox={"facecolor": PAPER, "edgecolor": "none", "pad": 0})


def compile_cost():
    figure, panels = plt.subplots(1, 2, figsize=(8.6, 3.6))
    for axes, measure, title, unit in (
        (panels[0], "seconds", "processor time", lambda value, _: f"{value:g} s"),
        (panels[1], "memory", "memory at the peak",
         lambda value, _: f"{value:g} MB" if value < 1e3 else f"{value / 1e3:g} GB"),
    ):
        axes.set(xscale="log", yscale="log", xlabel="rows", title=title)
        axes.margins(y=0.12)
        axes.grid(axis="y")
        draw_scale(axes, measure, "generate", "table", "generate a table", "s--", TABLE)
        draw_scale(axes, measure, "compile", "table", "compile a table", "o-", TABLE)
        draw_scale(axes, measure, "compile", "array literal", "compile an array literal", "^-", LITERAL)
        axes.set_xticks([1e2, 1e3, 1e4, 1e5], ["100", "1,000", "10,000", "100,000"])
        axes.yaxis.set_major_formatter(unit)
        axes.minorticks_off()
    save(figure, "compile-cost.svg", "Generating and compiling a table, in release builds",
         "Two panels, processor time and peak memory by the number of rows, on logarithmic axes.")


cold_start()
lookups()
compile_cost()
