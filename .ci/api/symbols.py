#!/usr/bin/env python3
"""Write the public symbols of each library to a text file: symbols.py FOLDER

    .ci/api/symbols.py .ci/api      # update what CI compares with

Sorted: each symbol with its declaration below it, and each conformance. RegionPickers is compiled against the stand-ins
for UIKit and SwiftUI, so that its views are there on Linux too. GeneratedRegions has the symbols of PrebuiltRegions. The
table of GeneratedTownships is generated with the release build of region-codegen.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# In the order in which they import each other.
MODULES = {
    "RegionTables": "Sources/RegionTables",
    "PrebuiltRegions": "Sources/PrebuiltRegions",
    "GeneratedRegions": "Sources/PrebuiltRegions",
    "GeneratedTownships": "Sources/GeneratedTownships",
    "UIKit": "Tests/Support/StandIns/UIKit",
    "SwiftUI": "Tests/Support/StandIns/SwiftUI",
    "RegionPickers": "Sources/RegionPickers",
}
# What nearly every type is by itself.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}
LIBRARIES = ["RegionTables", "PrebuiltRegions", "GeneratedTownships", "RegionPickers"]


def emit_module(name, folder, build):
    sources = sorted(map(str, (ROOT / folder).rglob("*.swift")))
    if name == "GeneratedTownships":
        generator = ROOT / ".build/release/region-codegen"
        subprocess.run(
            [generator, "generate", "--config", ROOT / folder / "regions.json", "--output", build], check=True
        )
        sources.append(f"{build}/Townships.regions.swift")
    subprocess.run(
        ["swiftc", "-swift-version", "6", "-parse-as-library", "-I", build, "-module-name", name]
        + ["-emit-module", "-emit-module-path", f"{build}/{name}.swiftmodule", *sources],
        check=True,
    )


def lines(name, build):
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout)
    graphs = Path(build) / name
    graphs.mkdir()
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", name, "-I", build, "-output-dir", graphs]
        + ["-target", info["target"]["triple"], "-minimum-access-level", "public", "-skip-synthesized-members"],
        check=True,
    )
    found = set()
    for file in sorted(graphs.glob("*.symbols.json")):
        graph = json.loads(file.read_text(encoding="utf-8"))
        paths = {}
        for symbol in graph["symbols"]:
            path = ".".join(symbol["pathComponents"])
            paths[symbol["identifier"]["precise"]] = path
            declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
            found.add(f"{path}\n    {' '.join(declaration.split())}")
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo":
                source = paths.get(relation["source"], relation["source"])
                target = paths.get(relation["target"]) or relation.get("targetFallback", relation["target"])
                target = target.removeprefix("Swift.")
                if target not in IMPLIED:
                    found.add(f"{source}: {target}")
    return sorted(found)


def main(folder):
    with tempfile.TemporaryDirectory() as build:
        for name, sources in MODULES.items():
            emit_module(name, sources, build)
        for name in LIBRARIES:
            text = "\n".join(lines(name, build)) + "\n"
            (Path(folder) / f"{name}.txt").write_text(text, encoding="utf-8")


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(sys.argv[1])
