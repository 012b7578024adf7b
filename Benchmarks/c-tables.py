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


lines = [BANNER, '#include "region_limit.h"\n\n']
for name, kind in COLUMNS.items():
    body = re.search(rf"static let {name}: \w+<\w+> = \[\n(.*?)\n\s*\]", source, re.S)[1]
    body = re.sub(r"//.*", "", body).replace("_", "")
    numbers = [number for number in re.split(r"[\s,]+", body) if number]
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
