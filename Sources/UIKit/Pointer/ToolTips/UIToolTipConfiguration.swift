import Foundation

/// A tool tip for one part of a view.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
    open nonisolated var toolTip: String { text }
    /// The part in the view's coordinates, in which the pointer may move while the tool tip is shown. Null, the
    /// default, is the whole view.
    open nonisolated var sourceRect: CGRect { rect }

    private nonisolated let text: String
    private nonisolated let rect: CGRect

    public init(toolTip: String, in sourceRect: CGRect) {
        text = toolTip
        rect = sourceRect
        super.init()
    }

    public convenience init(toolTip: String) {
        self.init(toolTip: toolTip, in: .null)
    }
}
