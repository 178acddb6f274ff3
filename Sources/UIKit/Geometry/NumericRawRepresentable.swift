/// A named number that supports comparison, addition and subtraction: `.required - 1`, `.normal + 1`. The name is
/// Apple's.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns the value whose number is greater by the right side.
    public static func + (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue + rhs) }

    /// Returns the value whose number is greater by the left side.
    public static func + (lhs: RawValue, rhs: Self) -> Self { moved(rhs, to: lhs + rhs.rawValue) }

    /// Returns the value whose number is less by the right side.
    public static func - (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue - rhs) }

    /// Returns the difference of the numbers, which is no named value.
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

    /// Increases the number of the value.
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

    /// Decreases the number of the value.
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

    /// Returns the value with another number. The conforming types accept every number, so the fallback is never used.
    private static func moved(_ value: Self, to rawValue: RawValue) -> Self { Self(rawValue: rawValue) ?? value }
}
