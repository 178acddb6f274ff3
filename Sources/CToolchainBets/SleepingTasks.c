#define _GNU_SOURCE
#include "Delays.h"
#include "Shadow.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>

// Tasks that sleep, which handlers may wake, and the jobs of the Swift runtime's threads, which are counted.

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void EnqueueJob(void *job);

extern SWIFT_CALL void swift_job_run(void *job, void *executor, void *table) __attribute__((weak));
extern void *swift_task_enqueueGlobal_hook __attribute__((weak));

/// Whether a function is in the library that contains the Swift runtime for tasks, or in the program that does.
static bool is_of_runtime(const void *function) {
    Dl_info place, runtime;
    return swift_job_run && dladdr(function, &place) && dladdr((const void *)swift_job_run, &runtime)
        && place.dli_fbase == runtime.dli_fbase;
}

DECLARE_ORIGINAL(dispatch_after_f, void, (uint64_t, void *, void *, void (*)(void *)));

static void after(uint64_t when, void *queue, void *context, void (*work)(void *));

static void call_at(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    static void (*_Atomic original)(uint64_t, void *, void *, void (*)(void *));
    if (!original) { original = ORIGINAL(dispatch_after_f, after); }
    if (original) { original(when, queue, context, work); }
}

static void after(uint64_t when, void *queue, void *context, void (*work)(void *)) {
    double seconds;
    // The Swift runtime wakes sleeping tasks so.
    if (delay_handlers.take_job && is_of_runtime((const void *)work) && get_seconds_until(when, &seconds)
        && seconds > 0) {
        RuntimeJob *job = malloc(sizeof *job);
        if (!job) { abort(); }
        *job = (RuntimeJob){context, work};
        if (delay_handlers.take_job(seconds, job)) { return; }
        free(job);
    }
    call_at(when, queue, context, work);
}

SHADOW(dispatch_after_f, after);

void call_after(double seconds, void (*function)(void *)) {
    call_at(dispatch_time(0, (int64_t)(seconds * 1e9)), dispatch_get_global_queue(0, 0), NULL, function);
}

// MARK: Counted jobs

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_ended = PTHREAD_COND_INITIALIZER;
/// The jobs that are waiting or running, and those that have run.
static long current_count, ended_count;
static bool counts_jobs;

static void run_counted_job(void *pointer) {
    RuntimeJob *job = pointer;
    job->function(job->context);
    free(job);
    pthread_mutex_lock(&lock);
    current_count--;
    ended_count++;
    if (current_count == 0) { pthread_cond_broadcast(&all_ended); }
    pthread_mutex_unlock(&lock);
}

void enqueue_job_now(RuntimeJob *job) {
    pthread_mutex_lock(&lock);
    current_count++;
    pthread_mutex_unlock(&lock);
    dispatch_async_f(dispatch_get_global_queue(0, 0), job, run_counted_job);
}

static void run_job_of_runtime(void *job) { swift_job_run(job, NULL, NULL); }

static SWIFT_CALL void enqueue_job(void *job, EnqueueJob *original) {
    pthread_mutex_lock(&lock);
    const bool is_counted = counts_jobs;
    pthread_mutex_unlock(&lock);
    if (!is_counted) {
        original(job);
        return;
    }
    RuntimeJob *counted = malloc(sizeof *counted);
    if (!counted) { abort(); }
    *counted = (RuntimeJob){job, run_job_of_runtime};
    enqueue_job_now(counted);
}

bool hook_jobs_of_runtime(void) {
    if (!&swift_task_enqueueGlobal_hook || !swift_job_run || !dispatch_async_f || !dispatch_get_global_queue) {
        return false;
    }
    if (swift_task_enqueueGlobal_hook == (void *)enqueue_job) { return true; }
    if (swift_task_enqueueGlobal_hook) { return false; }
    swift_task_enqueueGlobal_hook = (void *)enqueue_job;
    return true;
}

void set_counts_jobs(bool counts) {
    pthread_mutex_lock(&lock);
    counts_jobs = counts && delay_handlers.take_job;
    pthread_mutex_unlock(&lock);
}

bool has_counted_jobs(void) {
    pthread_mutex_lock(&lock);
    const bool has_jobs = current_count > 0;
    pthread_mutex_unlock(&lock);
    return has_jobs;
}

long get_ended_jobs_count(void) {
    pthread_mutex_lock(&lock);
    const long count = ended_count;
    pthread_mutex_unlock(&lock);
    return count;
}

bool wait_for_counted_jobs(void) {
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += 1;
    int result = 0;
    pthread_mutex_lock(&lock);
    while (current_count > 0 && result == 0) { result = pthread_cond_timedwait(&all_ended, &lock, &end); }
    pthread_mutex_unlock(&lock);
    return result == 0;
}
