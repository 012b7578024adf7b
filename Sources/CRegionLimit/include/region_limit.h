// The table of China as C would have it: what the benchmark takes for the limit.
#ifndef REGION_LIMIT_H
#define REGION_LIMIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sizes.h"

extern const uint64_t limit_rows[];
extern const uint64_t limit_name_texts[];
extern const uint32_t limit_codes[];
extern const uint8_t limit_code_seeds[];
extern const uint32_t limit_code_slots[];
extern const char limit_names[];

static inline uint32_t limit_count(void) { return LIMIT_COUNT; }

static inline uint32_t limit_first_child(uint32_t row) { return limit_rows[row] & 0xfffffff; }

/// All ones for a root.
static inline uint32_t limit_parent(uint32_t row) { return (uint32_t)(limit_rows[row] >> 28) & 0xfffffff; }

static inline uint32_t limit_code(uint32_t row) { return limit_codes[row]; }

static inline const uint8_t *limit_name(uint32_t row) {
  return (const uint8_t *)limit_names + (uint32_t)limit_name_texts[row];
}

static inline uint32_t limit_name_length(uint32_t row) { return (uint32_t)(limit_name_texts[row] >> 32) & 0xffff; }

/// Whether there is a row with a code, and which.
static inline bool limit_find_code(uint32_t code, uint32_t *row) {
  uint64_t key = code;
  uint64_t seed = limit_code_seeds[key * LIMIT_BUCKET_FACTOR >> (64 - LIMIT_BUCKET_BITS)];
  uint64_t slot = key * LIMIT_SLOT_FACTOR * (2 * seed + 1) >> (64 - LIMIT_SLOT_BITS);
  uint32_t found = limit_code_slots[slot];
  *row = found & ((1 << LIMIT_ROW_BITS) - 1);
  return found >> LIMIT_ROW_BITS == code;
}

#endif
