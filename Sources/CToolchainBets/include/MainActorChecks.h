#ifndef C_TOOLCHAIN_BETS_MAIN_ACTOR_CHECKS_H
#define C_TOOLCHAIN_BETS_MAIN_ACTOR_CHECKS_H

/// Called when code of the main actor runs on another thread. Returns whether it goes on; otherwise the process ends.
typedef _Bool (*MainActorCheckHandler)(void);

/// Has the checks call the handler that the compiler inserts into closures of the main actor, where they would end the
/// process. Returns false, and changes nothing, if the runtime is not as expected, or if its hook is taken.
_Bool set_main_actor_check_handler(MainActorCheckHandler handler);

#endif
