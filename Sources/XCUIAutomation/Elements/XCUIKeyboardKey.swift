/// A key, as a text that contains it types it.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates the key that a character stands for.
    public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
    }

    /// Deletes the character before the caret.
    public static let delete = Self(rawValue: "\u{8}")
    /// The tab key.
    public static let tab = Self(rawValue: "\t")
    /// The key enter of the number pad; it types a line break.
    public static let enter = Self(rawValue: "\u{3}")
    /// The return key.
    public static let `return` = Self(rawValue: "\r")
    /// The escape key.
    public static let escape = Self(rawValue: "\u{1B}")
    /// The space bar.
    public static let space = Self(rawValue: " ")
    /// Deletes the character behind the caret.
    public static let forwardDelete = Self(rawValue: "\u{7F}")
    /// The key up arrow.
    public static let upArrow = Self(rawValue: "\u{F700}")
    /// The key down arrow.
    public static let downArrow = Self(rawValue: "\u{F701}")
    /// The key left arrow.
    public static let leftArrow = Self(rawValue: "\u{F702}")
    /// The key right arrow.
    public static let rightArrow = Self(rawValue: "\u{F703}")
    /// The key home.
    public static let home = Self(rawValue: "\u{F729}")
    /// The key end.
    public static let end = Self(rawValue: "\u{F72B}")
    /// The key page up.
    public static let pageUp = Self(rawValue: "\u{F72C}")
    /// The key page down.
    public static let pageDown = Self(rawValue: "\u{F72D}")
    /// The key F1.
    public static let F1 = Self(rawValue: "\u{F704}")
    /// The key F2.
    public static let F2 = Self(rawValue: "\u{F705}")
    /// The key F3.
    public static let F3 = Self(rawValue: "\u{F706}")
    /// The key F4.
    public static let F4 = Self(rawValue: "\u{F707}")
    /// The key F5.
    public static let F5 = Self(rawValue: "\u{F708}")
    /// The key F6.
    public static let F6 = Self(rawValue: "\u{F709}")
    /// The key F7.
    public static let F7 = Self(rawValue: "\u{F70A}")
    /// The key F8.
    public static let F8 = Self(rawValue: "\u{F70B}")
    /// The key F9.
    public static let F9 = Self(rawValue: "\u{F70C}")
    /// The key F10.
    public static let F10 = Self(rawValue: "\u{F70D}")
    /// The key F11.
    public static let F11 = Self(rawValue: "\u{F70E}")
    /// The key F12.
    public static let F12 = Self(rawValue: "\u{F70F}")
}
