#ifndef C_TOOLCHAIN_BETS_RELEASED_OBJECTS_H
#define C_TOOLCHAIN_BETS_RELEASED_OBJECTS_H

/// Called for every object that is released last and whose class has the destructor of `released_object_destructor`.
typedef void (*ReleasedObjectHandler)(void *object);

/// Returns a destructor for class records that does nothing but call the handler; the object stays allocated.
const void *released_object_destructor(ReleasedObjectHandler handler);

/// Calls a destructor read from a class record: deinitializes and deallocates the object.
void call_destructor(const void *destructor, void *object);

/// Does nothing. The Swift compiler cannot know that, so it allocates an object that is passed here on the heap, even where
/// it sees the whole life of the object.
static inline void object_escapes(const void *object) { (void)object; }

/// Retains the object and returns it, or returns NULL when it has been released last already. Part of the Swift runtime.
void *swift_tryRetain(void *object);

/// Returns whether the object has been released last. Part of the Swift runtime.
_Bool swift_isDeallocating(void *object);

#endif
