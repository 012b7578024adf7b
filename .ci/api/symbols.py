#!/usr/bin/env python3
"""Write the public symbols of each library to a text file: symbols.py FOLDER [MODULES]

    .ci/api/symbols.py .ci/api      # update what CI compares with

Sorted: each symbol with its declaration below it, and each conformance. MODULES is a folder that .ci/modules filled; without
it, one is made. PrebuiltRegions has the symbols of GeneratedRegions.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# What nearly every type is by itself.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}
LIBRARIES = ["RegionTables", "RegionSelection", "GeneratedRegions", "GeneratedTownships", "RegionPickers"]


def lines(graphs):
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


def write(folder, modules):
    for name in LIBRARIES:
        text = "\n".join(lines(Path(modules) / f"{name}.graphs")) + "\n"
        (Path(folder) / f"{name}.txt").write_text(text, encoding="utf-8")


if len(sys.argv) == 3:
    write(*sys.argv[1:])
elif len(sys.argv) == 2:
    with tempfile.TemporaryDirectory() as modules:
        subprocess.run([ROOT / ".ci/modules", modules], check=True)
        write(sys.argv[1], modules)
else:
    sys.exit(__doc__)
