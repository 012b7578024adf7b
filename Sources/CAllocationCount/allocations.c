#include "allocations.h"

#include <stdlib.h>

// The allocator of the GNU C library can be wrapped without further tools.
#if defined(__GLIBC__)

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count;

long allocation_count(void) { return count; }

void *malloc(size_t size) {
  ++count;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  ++count;
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  ++count;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  ++count;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  ++count;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

#else

long allocation_count(void) { return -1; }

#endif
