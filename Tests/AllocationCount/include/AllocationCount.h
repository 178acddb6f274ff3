#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

/// Heap allocations of the calling thread since it began: Swift objects, arrays and C memory alike. Compare two readings.
unsigned long allocation_count(void);

/// What the process keeps allocated now, in bytes, with what the allocator adds to each piece.
unsigned long allocated_bytes(void);

#endif
