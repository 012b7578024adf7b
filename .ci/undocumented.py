#!/usr/bin/env python3
"""Print the public symbols without a doc comment, and fail if there are any: undocumented.py GRAPHS…

What a protocol asks for is documented there.
"""

import json
import sys
from pathlib import Path

missing = []
for folder in sys.argv[1:]:
    for file in sorted(Path(folder).glob("*.symbols.json")):
        graph = json.loads(file.read_text(encoding="utf-8"))
        # Where a declaration takes its documentation from.
        inherited = {
            relation["source"]
            for relation in graph["relationships"]
            if "sourceOrigin" in relation or relation["kind"] in ("defaultImplementationOf", "overrides")
        }
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            if "docComment" not in symbol and identifier not in inherited and "::SYNTHESIZED::" not in identifier:
                missing.append(f"{graph['module']['name']}: {'.'.join(symbol['pathComponents'])}")
print("\n".join(missing))
sys.exit(bool(missing))
