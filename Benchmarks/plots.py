"""Draws what a run of the benchmark measured.

python3 Benchmarks/plots.py Benchmarks/results.json Benchmarks

Needs matplotlib. Colours are of middle brightness on no ground, so that pages in light and in dark can show them.
"""

import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt

INK = "#808890"
OURS = "#2e9e6b"
OTHERS = "#d9822b"
LIMIT = "#5b8def"

plt.rcParams.update({
    "svg.hashsalt": "region-bench",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": INK,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "savefig.facecolor": "none",
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
})

RESULTS = json.loads(pathlib.Path(sys.argv[1]).read_text())["lines"]
LINES = {line["id"]: line for line in RESULTS if "rows" not in line}
folder = pathlib.Path(sys.argv[2])


def save(figure, name):
    figure.savefig(folder / name, bbox_inches="tight", metadata={"Date": None, "Creator": None})
    plt.close(figure)


def color(name):
    if name == "table":
        return OURS
    return LIMIT if name in ("C arrays", "empty program") else OTHERS


def text(nanoseconds):
    for limit, unit in ((1e3, "ns"), (1e6, "µs"), (1e9, "ms")):
        if nanoseconds < limit:
            return f"{nanoseconds / limit * 1e3:.3g} {unit}"
    return f"{nanoseconds / 1e9:.3g} s"


def cold_start():
    entries = LINES["first-touch"]["entries"][::-1]
    figure, axes = plt.subplots(figsize=(7, 2.6))
    bars = axes.barh(
        [entry["name"] for entry in entries],
        [entry["median"] for entry in entries],
        color=[color(entry["name"]) for entry in entries],
    )
    axes.bar_label(bars, [text(entry["median"]) for entry in entries], padding=4)
    axes.set_xscale("log")
    axes.set_xlim(1e3, 5e8)
    axes.set_xticks([1e3, 1e6], ["1 µs", "1 ms"])
    axes.minorticks_off()
    axes.set_title("First screen, the very first time in a process", loc="left", fontsize=10)
    save(figure, "cold-start.svg")


def lookups():
    ids = {
        "children": "children",
        "parent": "parent",
        "title-bytes": "title, bytes",
        "title": "title, String",
        "code-hit": "code, hit",
        "code-miss": "code, miss",
        "walk": "whole walk",
    }
    figure, axes = plt.subplots(figsize=(7, 3))
    for position, (key, label) in enumerate(ids.items()):
        for entry in LINES[key]["entries"]:
            if entry["name"] not in ("table", "C arrays", "decoded array", "Dictionary<UInt32, Int>"):
                continue
            place = {OURS: -0.27, LIMIT: 0, OTHERS: 0.27}[color(entry["name"])]
            bars = axes.bar(position + place, entry["median"], width=0.25, color=color(entry["name"]))
            axes.bar_label(bars, [f"{entry['median']:.2g}"], padding=2, fontsize=7)
    axes.set_yscale("log")
    axes.set_yticks([1, 10], ["1 ns", "10 ns"])
    axes.minorticks_off()
    axes.set_xticks(range(len(ids)), ids.values(), fontsize=8)
    handles = [plt.Rectangle((0, 0), 1, 1, color=shade) for shade in (OURS, LIMIT, OTHERS)]
    axes.legend(handles, ["table", "C arrays", "decoded structs in an array, Dictionary"], frameon=False, ncols=3, loc="upper left",
                fontsize=8)
    axes.set_ylim(0.4, 120)
    axes.set_title("A lookup, everything in memory", loc="left", fontsize=10)
    save(figure, "lookups.svg")


def compile_cost():
    figure, panels = plt.subplots(1, 2, figsize=(7, 3.2))
    for axes, measure, title in ((panels[0], "seconds", "seconds"), (panels[1], "memory", "MB at the peak")):
        for stage, name, label, shade in (
            ("generate", "table", "generate", LIMIT), ("compile", "table", "compile, release", OURS),
            ("compile", "array literal", "array literal, release", OTHERS),
        ):
            points = sorted(
                (line["rows"], entry["median"], entry.get("stopped"))
                for line in RESULTS if line["id"] == f"scale-{stage}-{measure}"
                for entry in line["entries"] if entry["name"] == name
            )
            rows, values, ends = zip(*points)
            axes.plot(rows, values, "-", color=shade, label=label)
            done = [point[:2] for point in points if not point[2]]
            axes.plot(*zip(*done), "o", color=shade, markersize=4)
            if ends[-1]:
                axes.plot(rows[-1:], values[-1:], "X", color=shade, markersize=9)
                axes.annotate(
                    ends[-1].replace(" at ", "\nat "), (rows[-1], values[-1]), xytext=(9, 0),
                    textcoords="offset points", va="center", fontsize=8, color=shade,
                )
        axes.set_xscale("log")
        axes.set_yscale("log")
        axes.set_xlabel("rows")
        axes.set_title(title, loc="left", fontsize=10)
    figure.legend(*panels[0].get_legend_handles_labels(), frameon=False, fontsize=8, ncols=3, loc="lower center")
    figure.tight_layout(rect=(0, 0.08, 1, 1))
    save(figure, "compile-cost.svg")


cold_start()
lookups()
compile_cost()
