#ifndef C_TOOLCHAIN_BETS_DELAYS_H
#define C_TOOLCHAIN_BETS_DELAYS_H

#include "DelayHandlers.h"

#include <stdint.h>

/// Who takes what the program asks for later.
extern DelayHandlers delay_handlers;

/// The seconds until a time of Dispatch; false if it is none that has a distance from now.
bool get_seconds_until(uint64_t when, double *seconds);

/// Whether timers of run loops and delayed blocks of the main queue come to the shadows of these functions.
bool are_timers_shadowed(void);
bool are_blocks_shadowed(void);

/// Has the Swift runtime give its jobs to `SleepingTasks.c`. Returns false if it has no hook for that, or if the program
/// has the hook for itself.
bool hook_jobs_of_runtime(void);

// Of Dispatch. The references are weak, as those of UntypedObjects.c are.
extern uint64_t dispatch_time(uint64_t, int64_t) __attribute__((weak));
extern uint64_t dispatch_walltime(const void *, int64_t) __attribute__((weak));
extern void *dispatch_get_global_queue(long, unsigned long) __attribute__((weak));
extern void dispatch_async_f(void *, void *, void (*)(void *)) __attribute__((weak));

#endif
