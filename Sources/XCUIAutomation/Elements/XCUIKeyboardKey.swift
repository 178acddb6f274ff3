/// A key, as a text that contains it types it.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    public static let delete = Self(rawValue: "\u{8}")
    public static let tab = Self(rawValue: "\t")
    public static let enter = Self(rawValue: "\u{3}")
    public static let `return` = Self(rawValue: "\r")
    public static let escape = Self(rawValue: "\u{1B}")
    public static let space = Self(rawValue: " ")
    public static let forwardDelete = Self(rawValue: "\u{7F}")
    public static let upArrow = Self(rawValue: "\u{F700}")
    public static let downArrow = Self(rawValue: "\u{F701}")
    public static let leftArrow = Self(rawValue: "\u{F702}")
    public static let rightArrow = Self(rawValue: "\u{F703}")
    public static let home = Self(rawValue: "\u{F729}")
    public static let end = Self(rawValue: "\u{F72B}")
    public static let pageUp = Self(rawValue: "\u{F72C}")
    public static let pageDown = Self(rawValue: "\u{F72D}")
    public static let F1 = Self(rawValue: "\u{F704}")
    public static let F2 = Self(rawValue: "\u{F705}")
    public static let F3 = Self(rawValue: "\u{F706}")
    public static let F4 = Self(rawValue: "\u{F707}")
    public static let F5 = Self(rawValue: "\u{F708}")
    public static let F6 = Self(rawValue: "\u{F709}")
    public static let F7 = Self(rawValue: "\u{F70A}")
    public static let F8 = Self(rawValue: "\u{F70B}")
    public static let F9 = Self(rawValue: "\u{F70C}")
    public static let F10 = Self(rawValue: "\u{F70D}")
    public static let F11 = Self(rawValue: "\u{F70E}")
    public static let F12 = Self(rawValue: "\u{F70F}")
}
