/// The name of `Int` in Objective-C.
public typealias NSInteger = Int
/// The name of `UInt` in Objective-C.
public typealias NSUInteger = UInt

/// The largest signed integer in Swift 3.
@available(*, deprecated, renamed: "Int64")
public typealias IntMax = Int64
/// The largest unsigned integer in Swift 3.
@available(*, deprecated, renamed: "UInt64")
public typealias UIntMax = UInt64
