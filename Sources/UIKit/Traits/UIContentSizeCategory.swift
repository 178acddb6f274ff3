import Foundation

/// The text size that the user prefers. Categories are ordered by size; every comparison with `unspecified` is false.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No preference. Fonts have the size that the current traits ask for.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text of 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text of 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text of 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default category.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text of 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text of 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text of 23 points, the largest that is not an accessibility category.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text of 28 points. On iOS it is chosen in the settings for accessibility.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text of 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text of 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text of 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text of 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All specified categories, from the smallest to the largest.
    static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in ``ordered``; nil for `unspecified` and unknown names.
    var step: Int? { Self.ordered.firstIndex(of: self) }

    /// Whether the category is one of the five largest ones, for which layouts often change.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Compares the text sizes. False for `unspecified` and unknown categories.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.step, let right = right.step else { return false }
        return left < right
    }

    /// Compares the text sizes. False for `unspecified` and unknown categories.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.step, let right = right.step else { return false }
        return left <= right
    }

    /// Compares the text sizes. False for `unspecified` and unknown categories.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right < left }

    /// Compares the text sizes. False for `unspecified` and unknown categories.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { right <= left }
}

extension UIContentSizeCategory {
    /// Posted when the user prefers another text size, with the category under ``newValueUserInfoKey``.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the user info of ``didChangeNotification``.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// A view whose text can follow the text size that the user prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font made for a text style follows the content size category.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
