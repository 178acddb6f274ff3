/// The direction of a scroll that an assistive technology requests. The raw values are Apple's.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}

/// The way in which a user moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate = 1
    case combined = 2
}

/// The kinds of containers.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable = 1
    case list = 2
    case landmark = 3
    case semanticGroup = 4
}

/// The kind of text that an element contains.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An object that tests and scripts can identify. The identifier is neither shown nor spoken.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier; nil by default.
    var accessibilityIdentifier: String? { get set }
}

extension UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { Attachments.accessibility(of: self, \.identifier) }
        set { Attachments.setAccessibility(of: self, \.identifier, to: newValue) }
    }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: @MainActor UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
