import Foundation

/// A tool tip for one part of a view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    /// The text that is shown.
    open nonisolated var toolTip: String { text }
    /// The part in the view's coordinates, in which the pointer may move while the tool tip is shown. Null, the
    /// default, is the whole view.
    open nonisolated var sourceRect: CGRect { rect }

    private nonisolated let text: String
    private nonisolated let rect: CGRect

    /// Creates a tool tip for a rectangle in the view's coordinates.
    public init(toolTip: String, in sourceRect: CGRect) {
        text = toolTip
        rect = sourceRect
        super.init()
    }

    /// Creates a tool tip for the whole view.
    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }
}
