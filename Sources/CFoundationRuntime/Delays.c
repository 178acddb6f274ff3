#define _GNU_SOURCE
#include "CFoundationRuntime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// Functions by which programs ask for something later stand here and are found before those of Core Foundation and
// Dispatch, as the functions of Localization.c are. They give everything on, unless handlers take it.

static DelayHandlers handlers;

#define ORIGINAL(type, name) \
    static type original; \
    if (!original) { original = (type)dlsym(RTLD_NEXT, name); }

// MARK: Timers

typedef void (*AddTimer)(const void *loop, const void *timer, const void *mode);

static void add_timer_to_loop(const void *loop, const void *timer, const void *mode) {
    ORIGINAL(AddTimer, "CFRunLoopAddTimer")
    original(loop, timer, mode);
}

static bool is_main_loop(const void *loop) {
    const void *(*get_main)(void) = dlsym(RTLD_DEFAULT, "CFRunLoopGetMain");
    const void *(*get_current)(void) = dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent");
    bool (*is_main_thread)(void) = dlsym(RTLD_DEFAULT, "_CFIsMainThread");
    if (!get_main || !get_current || !is_main_thread) { return false; }
    // The main queue may run on another thread than the first one, whose run loop then stands for the main one.
    return loop == get_main() || (is_main_thread() && loop == get_current());
}

static void add_timer(const void *loop, const void *timer, const void *mode) {
    if (handlers.take_timer && is_main_loop(loop) && handlers.take_timer(timer)) { return; }
    add_timer_to_loop(loop, timer, mode);
}

__attribute__((weak, alias("add_timer"))) void CFRunLoopAddTimer(const void *, const void *, const void *);

bool is_valid_timer(const void *timer) {
    bool (*is_valid)(const void *) = dlsym(RTLD_DEFAULT, "CFRunLoopTimerIsValid");
    return is_valid(timer);
}

double date_of_timer(const void *timer) {
    double (*get_date)(const void *) = dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetNextFireDate");
    return get_date(timer);
}

double interval_of_timer(const void *timer) {
    double (*get_interval)(const void *) = dlsym(RTLD_DEFAULT, "CFRunLoopTimerGetInterval");
    bool (*does_repeat)(const void *) = dlsym(RTLD_DEFAULT, "CFRunLoopTimerDoesRepeat");
    return does_repeat(timer) ? get_interval(timer) : 0;
}

double current_date(void) {
    double (*get_current)(void) = dlsym(RTLD_DEFAULT, "CFAbsoluteTimeGetCurrent");
    return get_current();
}

void retain_timer(const void *timer) {
    const void *(*retain)(const void *) = dlsym(RTLD_DEFAULT, "CFRetain");
    retain(timer);
}

void release_timer(const void *timer) {
    void (*release)(const void *) = dlsym(RTLD_DEFAULT, "CFRelease");
    release(timer);
}

void fire_timer(const void *timer) {
    const void *(*get_current)(void) = dlsym(RTLD_DEFAULT, "CFRunLoopGetCurrent");
    const void *(*create_string)(const void *, const char *, unsigned) =
        dlsym(RTLD_DEFAULT, "CFStringCreateWithCString");
    void (*set_date)(const void *, double) = dlsym(RTLD_DEFAULT, "CFRunLoopTimerSetNextFireDate");
    void (*remove)(const void *, const void *, const void *) = dlsym(RTLD_DEFAULT, "CFRunLoopRemoveTimer");
    int (*run)(const void *, double, bool) = dlsym(RTLD_DEFAULT, "CFRunLoopRunInMode");
    static const void *mode;
    enum { utf8 = 0x08000100, most_attempts = 1000 };
    if (!mode) { mode = create_string(NULL, "TrestleDelayedTimers", utf8); }
    // A mode that contains only this timer, in which a run loop fires it and nothing else.
    retain_timer(timer);
    const void *loop = get_current();
    const double date = current_date();
    set_date(timer, date);
    add_timer_to_loop(loop, timer, mode);
    for (int attempt = 0; attempt < most_attempts && is_valid_timer(timer) && date_of_timer(timer) <= date; attempt++) {
        run(mode, 0, false);
    }
    if (is_valid_timer(timer)) { remove(loop, timer, mode); }
    release_timer(timer);
}

// MARK: Blocks of queues

typedef void (*AfterBlock)(uint64_t when, void *queue, void *block);
typedef void (*AfterFunction)(uint64_t when, void *queue, void *context, void (*work)(void *));

/// The seconds until a time of Dispatch; false if it is none that has a distance from now.
static bool get_seconds_until(uint64_t when, double *seconds) {
    uint64_t (*get_time)(uint64_t, int64_t) = dlsym(RTLD_DEFAULT, "dispatch_time");
    uint64_t (*walltime)(const void *, int64_t) = dlsym(RTLD_DEFAULT, "dispatch_walltime");
    if (!get_time || !walltime || when == ~0ull) { return false; }
    // The two highest bits tell the clocks apart.
    enum { uptime, unused, monotonic, date };
    int64_t nanoseconds;
    switch (when >> 62) {
    case uptime: nanoseconds = (int64_t)(when - get_time(0, 0)); break;
    case monotonic: nanoseconds = (int64_t)(when - get_time(1ull << 63, 0)); break;
    case date: nanoseconds = (int64_t)(walltime(NULL, 0) - when); break;  // negated
    default: return false;
    }
    *seconds = (double)nanoseconds / 1e9;
    return true;
}

static void after(uint64_t when, void *queue, void *block) {
    double seconds;
    if (handlers.take_block && get_seconds_until(when, &seconds) && seconds > 0) {
        if (queue == dlsym(RTLD_DEFAULT, "_dispatch_main_q")) {
            if (handlers.take_block(seconds, block)) { return; }
        } else {
            handlers.note_real_time(seconds);
        }
    }
    ORIGINAL(AfterBlock, "dispatch_after")
    original(when, queue, block);
}

__attribute__((weak, alias("after"))) void dispatch_after(uint64_t, void *, void *);

static bool is_in_library(const void *address, const char *name) {
    Dl_info place;
    return dladdr(address, &place) && place.dli_fname && strstr(place.dli_fname, name);
}

static void after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    double seconds;
    // The Swift runtime wakes sleeping tasks so.
    if (handlers.take_job && is_in_library((const void *)work, "libswift_Concurrency")
        && get_seconds_until(when, &seconds) && seconds > 0) {
        RuntimeJob *job = malloc(sizeof *job);
        if (!job) { abort(); }
        *job = (RuntimeJob){context, work};
        if (handlers.take_job(seconds, job)) { return; }
        free(job);
    }
    ORIGINAL(AfterFunction, "dispatch_after_f")
    original(when, queue, context, work);
}

__attribute__((weak, alias("after_f"))) void dispatch_after_f(uint64_t, void *, void *, void (*)(void *));

void *copy_block(void *block) {
    void *(*copy)(void *) = dlsym(RTLD_DEFAULT, "_Block_copy");
    return copy(block);
}

void release_block(void *block) {
    void (*release)(void *) = dlsym(RTLD_DEFAULT, "_Block_release");
    release(block);
}

void call_block(void *block) {
    // What the compiler lays out for every block.
    struct { void *type; int flags, reserved; void (*call)(void *); } *parts = block;
    parts->call(block);
}

void call_after(double seconds, void (*function)(void *)) {
    uint64_t (*get_time)(uint64_t, int64_t) = dlsym(RTLD_DEFAULT, "dispatch_time");
    void *(*get_queue)(long, unsigned long) = dlsym(RTLD_DEFAULT, "dispatch_get_global_queue");
    after_f(get_time(0, (int64_t)(seconds * 1e9)), get_queue(0, 0), NULL, function);
}

// MARK: Timers of Dispatch

typedef void (*SetTimer)(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

static void set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    double seconds;
    // Only what Swift source asks for: run loops and the runtime have such timers themselves.
    if (handlers.note_real_time && is_in_library(__builtin_return_address(0), "libswiftDispatch")
        && get_seconds_until(start, &seconds) && seconds > 0) {
        handlers.note_real_time(seconds);
    }
    ORIGINAL(SetTimer, "dispatch_source_set_timer")
    original(source, start, interval, leeway);
}

__attribute__((weak, alias("set_timer"))) void dispatch_source_set_timer(void *, uint64_t, uint64_t, uint64_t);

// MARK: Tasks

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*EnqueueJob)(void *job);
typedef SWIFT_CALL void (*RunJob)(void *job, void *executor, void *table);

// The jobs of the runtime's threads that are waiting or running while they are counted.
static pthread_mutex_t jobs_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t jobs_ended = PTHREAD_COND_INITIALIZER;
static long jobs_count;
static bool counts_jobs;

static void run_counted_job(void *pointer) {
    RuntimeJob *job = pointer;
    job->function(job->context);
    free(job);
    pthread_mutex_lock(&jobs_lock);
    jobs_count--;
    if (jobs_count == 0) { pthread_cond_broadcast(&jobs_ended); }
    pthread_mutex_unlock(&jobs_lock);
}

void enqueue_job_now(RuntimeJob *job) {
    void *(*get_queue)(long, unsigned long) = dlsym(RTLD_DEFAULT, "dispatch_get_global_queue");
    void (*async)(void *, void *, void (*)(void *)) = dlsym(RTLD_DEFAULT, "dispatch_async_f");
    pthread_mutex_lock(&jobs_lock);
    jobs_count++;
    pthread_mutex_unlock(&jobs_lock);
    async(get_queue(0, 0), job, run_counted_job);
}

static void run_job_of_runtime(void *job) {
    static RunJob run;
    if (!run) { run = (RunJob)dlsym(RTLD_DEFAULT, "swift_job_run"); }
    run(job, NULL, NULL);
}

static SWIFT_CALL void enqueue_job(void *job, EnqueueJob original) {
    pthread_mutex_lock(&jobs_lock);
    const bool is_counted = counts_jobs;
    pthread_mutex_unlock(&jobs_lock);
    if (!is_counted) {
        original(job);
        return;
    }
    RuntimeJob *counted = malloc(sizeof *counted);
    if (!counted) { abort(); }
    *counted = (RuntimeJob){job, run_job_of_runtime};
    enqueue_job_now(counted);
}

void set_counts_jobs(bool counts) {
    pthread_mutex_lock(&jobs_lock);
    counts_jobs = counts && handlers.take_job;
    pthread_mutex_unlock(&jobs_lock);
}

bool has_counted_jobs(void) {
    pthread_mutex_lock(&jobs_lock);
    const bool has_jobs = jobs_count > 0;
    pthread_mutex_unlock(&jobs_lock);
    return has_jobs;
}

bool wait_for_counted_jobs(void) {
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += 1;
    int result = 0;
    pthread_mutex_lock(&jobs_lock);
    while (jobs_count > 0 && result == 0) { result = pthread_cond_timedwait(&jobs_ended, &jobs_lock, &end); }
    pthread_mutex_unlock(&jobs_lock);
    return result == 0;
}

void set_delay_handlers(DelayHandlers new_handlers) {
    void **hook = dlsym(RTLD_DEFAULT, "swift_task_enqueueGlobal_hook");
    // Without the hook, or if the program has it for itself, tasks sleep in real time.
    if (hook && !*hook && dlsym(RTLD_DEFAULT, "swift_job_run")) {
        *hook = (void *)enqueue_job;
    } else {
        new_handlers.take_job = NULL;
    }
    handlers = new_handlers;
}
