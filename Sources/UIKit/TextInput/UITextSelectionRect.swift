import Foundation

/// A part of the area that a selection covers.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    /// In the coordinates of the text input. Subclasses override it.
    open var rect: CGRect { .zero }
    /// The direction in which the text of the rectangle is written. Subclasses override it; the default is `.natural`.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the rectangle contains the start of the selection.
    open var containsStart: Bool { false }
    /// Whether the rectangle contains the end of the selection.
    open var containsEnd: Bool { false }
    /// Whether the text is written in columns. False, as the texts of UIKit are.
    open var isVertical: Bool { false }
}

/// A part of the selection of a text field or text view.
final class SelectionStretch: UITextSelectionRect {
    private let area: CGRect
    private let isFirst: Bool
    private let isLast: Bool

    init(_ area: CGRect, isFirst: Bool, isLast: Bool) {
        (self.area, self.isFirst, self.isLast) = (area, isFirst, isLast)
        super.init()
    }

    override var rect: CGRect { area }
    override var containsStart: Bool { isFirst }
    override var containsEnd: Bool { isLast }
}
