/// Who may see a value of a message.
///
/// Values are written as they are, except those marked as private or sensitive: on Apple's systems the console of Xcode
/// shows them, and stored logs do not.
public struct OSLogPrivacy: Hashable, Sendable {
    public enum Mask: Hashable, Sendable {
        /// Equal values have equal masks in one run of the program.
        case hash
        case none
    }

    private enum Kind {
        case shown, hidden
    }

    private let kind: Kind
    private let mask: Mask

    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: .none) }

    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .shown, mask: mask) }

    static let hidden = "<private>"

    func text(_ value: String) -> String {
        guard kind == .hidden else { return value }
        return mask == .hash ? "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 36))'>" : Self.hidden
    }
}
