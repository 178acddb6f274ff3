import Foundation

/// The type of out-parameters, such as `UnsafeMutablePointer<NSError?>?` of the parameter of an Objective-C method. There
/// is no autoreleasing on Linux: the caller's variable retains the value.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
