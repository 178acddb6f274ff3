/// What an accessibility audit looks for. The names and raw values are those of XCTest's `XCUIAccessibilityAuditType`.
public struct AccessibilityAuditType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Text whose color is too close to what is behind it.
    public static let contrast = AccessibilityAuditType(rawValue: 1 << 0)
    /// Text that no accessibility element stands for.
    public static let elementDetection = AccessibilityAuditType(rawValue: 1 << 1)
    /// Elements to be touched that are smaller than 44 by 44 points.
    public static let hitRegion = AccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label and a value, and labels that are not meant for people.
    public static let sufficientElementDescription = AccessibilityAuditType(rawValue: 1 << 3)
    /// Text whose size does not follow the size that the user prefers.
    public static let dynamicType = AccessibilityAuditType(rawValue: 1 << 16)
    /// Text that its frame cuts off.
    public static let textClipped = AccessibilityAuditType(rawValue: 1 << 17)
    /// Elements whose traits contradict each other, their label or what they do.
    public static let trait = AccessibilityAuditType(rawValue: 1 << 18)
    /// Everything.
    public static let all = AccessibilityAuditType(rawValue: ~0)

    /// The kinds that exist, one by one, with their names.
    public static let kinds: [(type: AccessibilityAuditType, name: String)] = [
        (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
        (.sufficientElementDescription, "sufficientElementDescription"), (.dynamicType, "dynamicType"),
        (.textClipped, "textClipped"), (.trait, "trait"),
    ]
}

extension AccessibilityAuditType: CustomStringConvertible {
    /// The names of the kinds with commas between them; "all" for all of them.
    public var description: String {
        if self == .all { return "all" }
        return Self.kinds.filter { contains($0.type) }.map(\.name).joined(separator: ", ")
    }
}
