// The heap that Embedded Swift asks for. The page needs a few small blocks at a time, so a list of free blocks for each
// power of two will do.
#include <stddef.h>
#include <stdint.h>

enum { smallest = 4, largest = 20, page = 65536, outOfMemory = 12 };

typedef union Block {
  size_t class;  // while in use
  union Block *next;  // while free
  char alignment[16];
} Block;

extern char __heap_base;
static Block *freeBlocks[largest + 1];
static uintptr_t end;

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t class = smallest;
  while (class <= largest && ((size_t)1 << class) < size) class++;
  if (class > largest || alignment > sizeof(Block)) return outOfMemory;
  Block *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = block->next;
  } else {
    if (!end) end = ((uintptr_t)&__heap_base + sizeof(Block) - 1) & -sizeof(Block);
    uintptr_t newEnd = end + sizeof(Block) + ((size_t)1 << class);
    size_t available = __builtin_wasm_memory_size(0) * page;
    if (newEnd > available) {
      size_t pages = (newEnd - available + page - 1) / page;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return outOfMemory;
    }
    block = (Block *)end;
    end = newEnd;
  }
  block->class = class;
  *result = block + 1;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Block *block = (Block *)pointer - 1;
  size_t class = block->class;
  block->next = freeBlocks[class];
  freeBlocks[class] = block;
}
