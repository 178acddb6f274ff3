#ifndef C_TOOLCHAIN_BETS_DELAY_HANDLERS_H
#define C_TOOLCHAIN_BETS_DELAY_HANDLERS_H

#include <stdbool.h>

/// Work of the Swift runtime that wakes a task.
typedef struct {
    void *context;
    void (*function)(void *);
} RuntimeJob;

/// Takes what the program asks for later. Each function may be called on any thread, and returns false to leave the work
/// to the system.
typedef struct {
    /// A timer that is added to the main run loop, an object of Core Foundation.
    bool (*take_timer)(const void *timer);
    /// A block for the main queue.
    bool (*take_block)(double seconds, void *block);
    /// What wakes a sleeping task.
    bool (*take_job)(double seconds, RuntimeJob *job);
    /// Notes work that stays in real time: blocks of other queues, and the program's timers of Dispatch.
    void (*note_real_time)(double seconds);
} DelayHandlers;

/// Has what the program asks for come to these functions. Changes nothing and returns false where it does not come here.
bool set_delay_handlers(DelayHandlers handlers);

bool is_valid_timer(const void *timer);

/// The date at which the timer is due, in seconds since the reference date.
double date_of_timer(const void *timer);

/// The seconds between two firings; 0 for a timer that fires once.
double interval_of_timer(const void *timer);

/// The date in seconds since the reference date.
double current_date(void);

void retain_timer(const void *timer);

void release_timer(const void *timer);

/// Fires the timer now, on this thread. It must be in no run loop.
void fire_timer(const void *timer);

/// Returns the block on the heap, retained.
void *copy_block(void *block);

void release_block(void *block);

void call_block(void *block);

/// Wakes the task. Frees the job.
void enqueue_job_now(RuntimeJob *job);

/// Whether the jobs of the Swift runtime's threads are counted from now on.
void set_counts_jobs(bool counts);

/// Whether counted jobs are waiting or running.
bool has_counted_jobs(void);

/// The number of counted jobs that have run.
long get_ended_jobs_count(void);

/// Waits until there are none. Gives up after a second, and returns false.
bool wait_for_counted_jobs(void);

/// Calls the function on another thread after seconds of real time.
void call_after(double seconds, void (*function)(void *));

#endif
