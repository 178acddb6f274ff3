public typealias NSInteger = Int
public typealias NSUInteger = UInt
