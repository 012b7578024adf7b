// Written by Benchmarks/c-tables.py from the generated table. Do not edit.
#define LIMIT_COUNT 3214
#define LIMIT_BUCKET_BITS 10
#define LIMIT_SLOT_BITS 12
