/// The direction of a scroll that an assistive technology requests. The raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// Shows what is left of the visible area, as a finger that moves right does.
    case right = 1
    /// Shows what is right of the visible area, as a finger that moves left does.
    case left = 2
    /// Shows what is below the visible area, as a finger that moves up does.
    case up = 3
    /// Shows what is above the visible area, as a finger that moves down does.
    case down = 4
    /// Shows the page after the current one.
    case next = 5
    /// Shows the page before the current one.
    case previous = 6
}

/// The way in which a user moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The assistive technology decides; the default.
    case automatic = 0
    /// The elements are visited one by one.
    case separate = 1
    /// The elements are visited as one.
    case combined = 2
}

/// The kinds of containers.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// The elements have no common meaning; the default.
    case none = 0
    /// A table of values with rows, columns and headers.
    case dataTable = 1
    /// A list of items in an order, for example a table view or the entries of a menu.
    case list = 2
    /// A part of a page that users look for, such as its navigation.
    case landmark = 3
    /// Elements that belong together; the container's label is spoken with the first of them.
    case semanticGroup = 4
}

/// The kind of text that an element contains.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The text of a document that is written.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// Prose that is read from beginning to end.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages of a conversation.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// The cells of a table of calculations.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names of files and folders.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code, in which punctuation matters.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// The output of commands.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The priority of an announcement, the value of the attribute
/// `NSAttributedString.Key.accessibilitySpeechAnnouncementPriority`.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Interrupts other speech and is not interrupted.
    public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
    /// Interrupts other speech and can be interrupted.
    public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
    /// Waits for other speech and can be interrupted.
    public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}

/// An object that tests and scripts can identify. The identifier is neither shown nor spoken.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier; nil by default.
    var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { Attachments.accessibility(of: self, \.identifier, \.identifier) }
        set { Attachments.setAccessibility(of: self, \.identifier, to: newValue) }
    }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: @MainActor UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
