import Foundation

/// A view whose image can grow with the text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether the image is enlarged as body text is while the text has one of the sizes for accessibility. The default
    /// is false.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
