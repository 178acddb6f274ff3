#include "Delays.h"
#include "AllowedBets.h"

#include <stddef.h>

DelayHandlers delay_handlers;

bool get_seconds_until(uint64_t when, double *seconds) {
    if (!dispatch_time || !dispatch_walltime || when == ~0ull) { return false; }
    // The two highest bits tell the clocks apart.
    enum { uptime, unused, monotonic, date };
    int64_t nanoseconds;
    switch (when >> 62) {
    case uptime: nanoseconds = (int64_t)(when - dispatch_time(0, 0)); break;
    case monotonic: nanoseconds = (int64_t)(when - dispatch_time(1ull << 63, 0)); break;
    case date: nanoseconds = (int64_t)(dispatch_walltime(NULL, 0) - when); break;  // negated
    default: return false;
    }
    *seconds = (double)nanoseconds / 1e9;
    return true;
}

bool set_delay_handlers(DelayHandlers handlers) {
    if (!is_bet_allowed("delays") || !are_timers_shadowed() || !are_blocks_shadowed()) { return false; }
    // Without the hook tasks sleep in real time.
    if (!hook_jobs_of_runtime()) { handlers.take_job = NULL; }
    delay_handlers = handlers;
    return true;
}
