#include "CSwiftRuntime.h"

#include <execinfo.h>
#include <stdint.h>

/// A reference to an executor, as the runtime passes it.
typedef struct {
    void *identity;
    uintptr_t implementation;
} Executor;

// The runtime calls the hook, if there is one, where it would end the process unless the current code runs on the executor.
typedef __attribute__((swiftcall)) void CheckIsolated(Executor executor);
typedef __attribute__((swiftcall)) void CheckIsolatedHook(Executor executor, CheckIsolated *original);

extern CheckIsolatedHook *swift_task_checkIsolated_hook __attribute__((weak));
extern __attribute__((swiftcall)) _Bool swift_task_isMainExecutor(Executor executor);

/// The function of the standard library that the checks call which the compiler inserts into closures. Checks that a
/// program writes itself, such as `MainActor.assumeIsolated`, do not call it.
extern void check_expected_executor(void) __attribute__((weak)) __asm__(
    "$ss22_checkExpectedExecutor14_filenameStart01_D6Length01_D7IsASCII5_line9_executoryBp_BwBi1_BwBetF");

/// More bytes than the function has (102 in Swift 6.3 on x86-64).
static const uintptr_t check_size = 256;

static MainActorCheckHandler handle_main_actor_check;

static _Bool is_compilers_check(void) {
    uintptr_t start = (uintptr_t)check_expected_executor;
    if (!start) { return 0; }
    void *frames[12];
    int count = backtrace(frames, sizeof frames / sizeof *frames);
    for (int index = 0; index < count; index++) {
        uintptr_t frame = (uintptr_t)frames[index];
        if (frame > start && frame - start < check_size) { return 1; }
    }
    return 0;
}

static __attribute__((swiftcall)) void check_isolated(Executor executor, CheckIsolated *original) {
    if (!swift_task_isMainExecutor(executor) || !is_compilers_check() || !handle_main_actor_check()) {
        original(executor);
    }
}

_Bool set_main_actor_check_handler(MainActorCheckHandler handler) {
    if (!&swift_task_checkIsolated_hook || !(uintptr_t)check_expected_executor || swift_task_checkIsolated_hook) {
        return 0;
    }
    handle_main_actor_check = handler;
    swift_task_checkIsolated_hook = check_isolated;
    return 1;
}
