import Foundation

/// The arguments of a message, cast to the parameter types of the method when the method takes them.
struct MessageArguments {
    private let values: [Any?]

    init(_ values: Any?...) {
        self.values = values
    }

    init(_ values: [Any?]) {
        self.values = values
    }

    // Sound: constants; the error goes up the calling thread.
    struct Mismatch: Error, @unchecked Sendable {
        let index: Int
        let value: Any?
        let expected: Any.Type
    }

    /// Returns an argument as a parameter type; a missing argument is nil. Foundation's classes and Swift's value types
    /// are bridged, as on Apple's systems.
    ///
    /// Objective-C accepts nil for a parameter that is not optional, which is harmless unless the method uses it. The
    /// same holds here for parameters that are objects or pointers. It also does not distinguish pointers to constant
    /// memory from others.
    subscript<Parameter>(index: Int) -> Parameter {
        get throws {
            let value = index < values.count ? values[index] : nil
            if let value {
                if let argument = value as? Parameter { return argument }
                if let pointer = value as? UnsafeMutableRawPointer,
                    let argument = UnsafeRawPointer(pointer) as? Parameter
                {
                    return argument
                }
            } else if let nothing = Any?.none as? Parameter {
                return nothing
            } else if Parameter.self is AnyClass || Parameter.self == AnyObject.self || Self.isPointer(Parameter.self) {
                return unsafeBitCast(UInt(0), to: Parameter.self)
            }
            throw Mismatch(index: index, value: value, expected: Parameter.self)
        }
    }

    private static func isPointer(_ type: Any.Type) -> Bool {
        type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self
    }
}
