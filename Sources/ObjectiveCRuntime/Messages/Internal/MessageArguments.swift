import Foundation

/// The arguments of a message, cast to what the method takes when it takes them.
struct MessageArguments {
    private let values: [Any?]

    init(_ values: Any?...) {
        self.values = values
    }

    init(_ values: [Any?]) {
        self.values = values
    }

    struct Mismatch: Error, @unchecked Sendable {
        let index: Int
        let value: Any?
        let expected: Any.Type
    }

    /// Arguments that are not there are nil. Foundation's classes and Swift's values stand for each other, as on Apple's systems.
    ///
    /// A method whose parameter is no optional may be sent nil in Objective-C and goes well as long as it does not look: so it does here, where the
    /// parameter is an object.
    subscript<Parameter>(index: Int) -> Parameter {
        get throws {
            let value = index < values.count ? values[index] : nil
            if let value {
                if let argument = value as? Parameter { return argument }
            } else if let nothing = Any?.none as? Parameter {
                return nothing
            } else if Parameter.self is AnyClass {
                return unsafeBitCast(UInt(0), to: Parameter.self)
            }
            throw Mismatch(index: index, value: value, expected: Parameter.self)
        }
    }
}
