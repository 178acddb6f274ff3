/// A truth value of C functions that is a byte, `Boolean` in the headers of Core Foundation.
@frozen
public struct DarwinBoolean: ExpressibleByBooleanLiteral, CustomStringConvertible, Hashable, Sendable {
    private var value: UInt8

    /// Creates one from Swift's truth value.
    public init(_ value: Bool) { self.value = value ? 1 : 0 }

    /// Creates one from a literal.
    public init(booleanLiteral value: Bool) { self.init(value) }

    /// Swift's truth value: any byte but 0 is true.
    public var boolValue: Bool { value != 0 }

    /// "true" or "false".
    public var description: String { boolValue.description }

    public static func == (lhs: DarwinBoolean, rhs: DarwinBoolean) -> Bool { lhs.boolValue == rhs.boolValue }

    public func hash(into hasher: inout Hasher) { hasher.combine(boolValue) }
}
