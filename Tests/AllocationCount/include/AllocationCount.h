#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Heap allocations of the calling thread since it began: Swift objects, arrays and C memory alike. Compare two readings.
unsigned long allocation_count(void);

#endif
