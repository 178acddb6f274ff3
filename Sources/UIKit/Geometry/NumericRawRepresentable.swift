/// A named number that supports comparison, addition and subtraction: `.required - 1`, `.normal + 1`. The name is
/// Apple's.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    public static func + (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue + rhs) }

    public static func + (lhs: RawValue, rhs: Self) -> Self { moved(rhs, to: lhs + rhs.rawValue) }

    public static func - (lhs: Self, rhs: RawValue) -> Self { moved(lhs, to: lhs.rawValue - rhs) }

    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

    /// Returns the value with another number. The conforming types accept every number, so the fallback is never used.
    private static func moved(_ value: Self, to rawValue: RawValue) -> Self { Self(rawValue: rawValue) ?? value }
}
