import Foundation

/// The type of out-parameters, such as `UnsafeMutablePointer<NSError?>?` of the parameter of an Objective-C method. There
/// is no autoreleasing on Linux: the caller's variable retains the value.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension UnsafeMutablePointer where Pointee == AnyObject? {
    /// Uses the memory of another type for an object, as out-parameters do whose type is not known. Memory for values that
    /// are no objects is set to nil; memory that is smaller than an object's is not used, and as much is allocated.
    public init<Other>(_ from: UnsafeMutablePointer<Other>) {
        if Other.self is any OptionalObject.Type {
            self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: AnyObject?.self)
        } else if MemoryLayout<Other>.size >= MemoryLayout<AnyObject?>.size {
            self = UnsafeMutableRawPointer(from).bindMemory(to: AnyObject?.self, capacity: 1)
            initialize(to: nil)
        } else {
            self = .allocate(capacity: 1)
            initialize(to: nil)
        }
    }
}

private protocol OptionalObject {}

extension Optional: OptionalObject where Wrapped: AnyObject {}
