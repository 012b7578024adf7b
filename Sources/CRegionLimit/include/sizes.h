// Written by Benchmarks/c-tables.py from the generated table. Do not edit.
#define LIMIT_COUNT 3214
#define LIMIT_BUCKET_BITS 10
#define LIMIT_BUCKET_FACTOR 0x8749b00000000000
#define LIMIT_SLOT_BITS 12
#define LIMIT_SLOT_FACTOR 0xea2eb00000000000
#define LIMIT_ROW_BITS 12
