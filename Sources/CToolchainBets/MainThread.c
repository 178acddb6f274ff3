#define _GNU_SOURCE
#include "MainThread.h"
#include "AllowedBets.h"
#include "Shadow.h"

#include <stddef.h>
#include <unistd.h>

// Of Dispatch.
extern const char _dispatch_main_q __attribute__((weak));
extern const char *dispatch_queue_get_label(const void *) __attribute__((weak));

/// Whether the calling thread runs work of the main queue. Queues are told apart by the addresses of their labels.
static bool is_on_main_queue(void) {
    return dispatch_queue_get_label && &_dispatch_main_q
        && dispatch_queue_get_label(NULL) == dispatch_queue_get_label(&_dispatch_main_q);
}

/// Whether the main queue's thread counts as the main one. Foundation asks often, and on every thread.
static bool counts_main_queue(void) {
    enum { unknown, no, yes };
    static _Atomic int answer = unknown;
    if (answer == unknown) { answer = is_bet_allowed("mainThread") ? yes : no; }
    return answer == yes;
}

DECLARE_ORIGINAL(_CFIsMainThread, bool, (void));

static bool is_main_thread(void) {
    static bool (*_Atomic original)(void);
    if (!original) { original = ORIGINAL(_CFIsMainThread, is_main_thread); }
    return (original ? original() : is_first_thread()) || (counts_main_queue() && is_on_main_queue());
}

SHADOW(_CFIsMainThread, is_main_thread);

bool is_first_thread(void) { return gettid() == getpid(); }

bool main_queue_counts_as_main_thread(void) { return counts_main_queue() && IS_SHADOWED(_CFIsMainThread, is_main_thread); }

// Whether a job of the main queue runs on the first thread. The queue gives its jobs one at a time: a run loop that a job
// runs inside of itself gets none.
static bool runs_main_queue;

DECLARE_ORIGINAL(_dispatch_main_queue_callback_4CF, void, (void *));

static void run_main_queue(void *ignored) {
    static void (*_Atomic original)(void *);
    if (!original) { original = ORIGINAL(_dispatch_main_queue_callback_4CF, run_main_queue); }
    const bool ran = runs_main_queue;
    runs_main_queue = true;
    if (original) { original(ignored); }
    runs_main_queue = ran;
}

SHADOW(_dispatch_main_queue_callback_4CF, run_main_queue);

bool can_run_main_queue(void) { return is_first_thread() && !runs_main_queue; }
