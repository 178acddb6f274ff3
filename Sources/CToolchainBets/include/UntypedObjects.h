#ifndef C_TOOLCHAIN_BETS_UNTYPED_OBJECTS_H
#define C_TOOLCHAIN_BETS_UNTYPED_OBJECTS_H

#include <stdbool.h>

/// Says whether two objects are equal. Core Foundation calls it with an object that it knows no type of first.
typedef bool (*ObjectsAreEqual)(const void *object, const void *other);

/// Returns the hash of an object that Core Foundation knows no type of.
typedef unsigned long (*HashOfObject)(const void *object);

/// Has Core Foundation compare and hash objects that it knows no type of with these functions, where it would end the
/// process. Changes nothing and returns false if Core Foundation's record is not as expected.
bool set_functions_of_untyped_objects(ObjectsAreEqual are_equal, HashOfObject hash);

#endif
