#ifndef C_SWIFT_RUNTIME_H
#define C_SWIFT_RUNTIME_H

#include <stddef.h>

/// Called for every object that is released last and whose class has the destructor of `released_object_destructor`.
typedef void (*ReleasedObjectHandler)(void *object);

/// Returns a destructor for class records that does nothing but call the handler; the object stays allocated.
const void *released_object_destructor(ReleasedObjectHandler handler);

/// Calls a destructor read from a class record: deinitializes and deallocates the object.
void call_destructor(const void *destructor, void *object);

/// Retains the object and returns it, or returns NULL when it has been released last already. Part of the Swift runtime.
void *swift_tryRetain(void *object);

/// Returns whether the object has been released last. Part of the Swift runtime.
_Bool swift_isDeallocating(void *object);

/// Called when code of the main actor runs on another thread. Returns whether it goes on; otherwise the process ends.
typedef _Bool (*MainActorCheckHandler)(void);

/// Has the checks call the handler that the compiler inserts into closures of the main actor, where they would end the
/// process. Returns false, and changes nothing, if the runtime is not as expected, or if its hook is taken.
_Bool set_main_actor_check_handler(MainActorCheckHandler handler);

#endif
