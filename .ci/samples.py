#!/usr/bin/env python3
"""Write the samples of Swift in both README.md and the articles to files that compile: samples.py PACKAGE FOLDER

The samples of a document follow each other in one function, types and imports before it. Parts of manifests become a manifest
each, in a folder of its own.
"""

import re
import sys
from pathlib import Path

root, folder = Path(sys.argv[1]), Path(sys.argv[2])
folder.mkdir(parents=True)
documents = [root / "README.md", root / "Prebuilt/README.md", *sorted(root.glob("Sources/*/*.docc/*.md"))]
found = 0
for document in documents:
    imports, declarations, statements = {"GeneratedRegions"}, [], []
    samples = re.findall(r"^```swift\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    # Others have to import `RegionSelection` themselves, which `RegionPickers` exports.
    has_views = any(re.search(r"\bUI[A-Z]|RegionPicker|RegionList|\$selection", sample) for sample in samples)
    if has_views:
        imports |= {"RegionPickers", "SwiftUI", "UIKit"}
    for sample in samples:
        found += 1
        if re.search(r"Package\.swift|^\.target\(", sample, re.MULTILINE):
            # A part of a manifest: what a package is made with, or one target of it.
            package = 'dependencies: [.package(name: "swift-region-tables", path: "../swift-region-tables")],\n'
            part = sample if "dependencies: [\n" in sample else f"{package}targets: [\n{sample}]\n"
            manifest = folder / f"{document.parent.name}-{document.stem}-{found}" / "Package.swift"
            manifest.parent.mkdir()
            manifest.write_text(
                f'// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(\nname: "Sample",\n{part})\n',
                encoding="utf-8",
            )
            continue
        lines = sample.splitlines()
        imports.update(line.split()[1] for line in lines if line.startswith("import "))
        lines = [line for line in lines if not line.startswith("import ")]
        is_type = re.match(r"(public )?(struct|enum|final class|extension) ", "\n".join(lines).strip())
        (declarations if is_type else statements).extend(lines)
    if not statements and not declarations:
        continue
    # Each has a table China.
    if "PrebuiltRegions" in imports:
        imports.discard("GeneratedRegions")
    text = "".join(f"import {name}\n" for name in sorted(imports)) + "\n".join(declarations)
    # What samples take for given: a binding, and UIKit's views.
    given = "textField: UITextField, tableView: UITableView, binding: Binding<CascadeSelection<China>>" if has_views else ""
    text += f"\n@MainActor func samples({given}) {{\n"
    text += "\n".join(statements).replace("$selection", "binding") + "\n}\n"
    (folder / f"{document.parent.name}-{document.stem}.swift").write_text(text, encoding="utf-8")
if not found:
    sys.exit("no samples found")
print(f"{found} samples of Swift")
