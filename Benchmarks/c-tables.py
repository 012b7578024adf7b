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
    "codeSeeds": "uint16_t",
    "codeSlots": "uint16_t",
}


def snake(name):
    return re.sub("[A-Z]", lambda match: "_" + match[0].lower(), name)


def array(name):
    """The elements of a static array; none, if the column is text."""
    body = re.search(rf"static let {name}: \w+<\w+> = \[\n(.*?)\n\s*\]", source, re.S)
    body = re.sub(r"//.*", "", body[1]).replace("_", "") if body else ""
    return [number for number in re.split(r"[\s,]+", body) if number]


def packed(name):
    """The numbers of a column that is text: see `PackedNumbers`."""
    width = int(re.search(rf"PackedNumbers\(width: (\d+), {name}Digits\)", source)[1])
    text = re.search(rf'{name}Digits: StaticString = """\n(.*?)\n\s*"""', source, re.S)[1]
    digits = "".join(line.strip().removesuffix("\\") for line in text.split("\n")).replace("\\\\", "\\")[:-7]
    parts = [digits[start : start + width] for start in range(0, len(digits), width)]
    return [str(sum(ord(digit) - 0x30 << 6 * place for place, digit in enumerate(part))) for part in parts]


lines = [BANNER, '#include "region_limit.h"\n\n']
for name, kind in COLUMNS.items():
    numbers = array(name) or packed(name)
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

bucket_bits, slot_bits = re.search(r"RegionCodeHash\(bucketBits: (\d+), slotBits: (\d+)\)", source).groups()
count = int(re.search(r"regions      ([\d,]+)", source)[1].replace(",", ""))
(folder / "include" / "sizes.h").write_text(
    BANNER
    + f"#define LIMIT_COUNT {count}\n#define LIMIT_BUCKET_BITS {bucket_bits}\n#define LIMIT_SLOT_BITS {slot_bits}\n"
)
