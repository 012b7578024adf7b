// Written by Benchmarks/c-tables.py from the generated table. Do not edit.
#define LIMIT_COUNT 3214
#define LIMIT_BUCKET_BITS 10
#define LIMIT_BUCKET_FACTOR 0xe220a8397b1dcdaf
#define LIMIT_SLOT_BITS 12
#define LIMIT_SLOT_FACTOR 0x6e789e6aa1b965f5
