"""Writes the generated table of China as C arrays, the limit that the benchmark compares with.

python3 Benchmarks/c-tables.py China.regions.swift Sources/CRegionLimit
"""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1]).read_text()
folder = pathlib.Path(sys.argv[2])
BANNER = "// Written by Benchmarks/c-tables.py from the generated table. Do not edit.\n"
COLUMNS = {
    "rows": "uint64_t",
    "nameTexts": "uint64_t",
    "codes": "uint32_t",
    "codeSeeds": "uint8_t",
    "codeSlots": "uint32_t",
}


def snake(name):
    return re.sub("[A-Z]", lambda match: "_" + match[0].lower(), name)


def array(name):
    """The elements of a static array; none, if the column is text."""
    body = re.search(rf"static let {name}: \w+<\w+> = \[\n(.*?)\n\s*\]", source, re.S)
    body = re.sub(r"//.*", "", body[1]).replace("_", "") if body else ""
    return [number for number in re.split(r"[\s,]+", body) if number]


def text(name):
    """The characters of a literal."""
    body = re.search(rf'static let {name}: StaticString = """\n(.*?)\n\s*"""', source, re.S)[1]
    body = "".join(line.strip().removesuffix("\\") for line in re.sub(r"\\\\", r"\\u{5C}", body).split("\n"))
    return re.sub(r"\\u\{(\w+)\}", lambda match: chr(int(match[1], 16)), body)


def packed(name):
    """The numbers of a column that is text: see `PackedNumbers`."""
    width = int(re.search(rf"PackedNumbers\(width: (\d+), {name}Text\)", source)[1])
    characters = text(name + "Text").encode()[:-7]
    words = [int.from_bytes(characters[start : start + width], "little") for start in range(0, len(characters), width)]
    return [str((word ^ word >> 2 * (width - 1 | 1)) % 64**width) for word in words]


def elements(name):
    """The elements of a column, whatever it is."""
    if f"static let {name}Text:" in source:
        return packed(name)
    return array(name) or [str(ord(character)) for character in text(name)]


assert re.search(r"keptBits: (\d+), codeBits: \1\)", source), "slots without whole codes, which C does not look for"
lines = [BANNER, '#include "region_limit.h"\n\n']
for name, kind in COLUMNS.items():
    numbers = elements(name)
    lines.append(f"const {kind} limit_{snake(name)}[] = {{\n")
    for start in range(0, len(numbers), 12):
        lines.append("  " + ", ".join(numbers[start : start + 12]) + ",\n")
    lines.append("};\n\n")
pool = re.search(r'static let namePool: StaticString = """\n(.*?)\n\s*"""', source, re.S)[1]
assert '\\"' not in pool and "\\u" not in pool, "an escape that C reads otherwise"
lines.append("const char limit_names[] =\n")
lines += [f'  "{line.strip().removesuffix(chr(92))}"\n' for line in pool.split("\n")]
lines[-1] = lines[-1].rstrip("\n") + ";\n"
(folder / "tables.c").write_text("".join(lines))

sizes = {"COUNT": re.search(r"regions      ([\d,]+)", source)[1].replace(",", "")}
for name, label in [
    ("BUCKET_BITS", "bucketBits"), ("BUCKET_FACTOR", "bucketFactor"),
    ("SLOT_BITS", "slotBits"), ("SLOT_FACTOR", "slotFactor"), ("ROW_BITS", "rowBits"),
]:
    sizes[name] = re.search(rf"{label}: (\w+)", source)[1].replace("_", "")
(folder / "include" / "sizes.h").write_text(
    BANNER + "".join(f"#define LIMIT_{name} {value}\n" for name, value in sizes.items())
)
