#ifndef C_TOOLCHAIN_BETS_MAIN_THREAD_H
#define C_TOOLCHAIN_BETS_MAIN_THREAD_H

#include <stdbool.h>

/// Whether `Thread.isMainThread` is true wherever the main actor runs. In a program with an asynchronous `main`, such as
/// one of Swift Testing, that is another thread than the one that started it.
bool main_queue_counts_as_main_thread(void);

/// Whether this is the thread that started the program, which the main run loop belongs to.
bool is_first_thread(void);

/// Whether a run loop that is run here gets jobs of the main queue: on the first thread, outside of such jobs.
bool can_run_main_queue(void);

#endif
