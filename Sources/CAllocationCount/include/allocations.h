#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How often memory was taken from the heap since the program began; -1 where that is not counted.
long allocation_count(void);

#endif
