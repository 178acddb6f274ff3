// Limits that C's and Objective-C's headers define, and that Swift does not import on Linux.

/// The largest signed number of 64 bits.
public let INT64_MAX = Int64.max
/// The largest unsigned number of 64 bits.
public let UINT64_MAX = UInt64.max
/// The largest `NSInteger`.
public let NSIntegerMax = Int.max
/// The smallest `NSInteger`.
public let NSIntegerMin = Int.min
/// The largest `NSUInteger`.
public let NSUIntegerMax = UInt.max
