import Foundation
internal import ToolchainBets

/// Paints the text of a text view whose layout manager is of a subclass: has it draw the visible lines.
final class ManagedTextContent: LayerContent {
    // Sound: read on the main actor only, where layers are painted.
    private nonisolated(unsafe) weak var view: UITextView?
    /// How far the container reaches out of the area of the lines, and how far the view does.
    private let (padding, reach): (CGFloat, UIEdgeInsets)

    @MainActor
    init(_ view: UITextView) {
        self.view = view
        padding = view.textContainer.lineFragmentPadding
        let inset = view.textContainerInset
        reach = UIEdgeInsets(
            top: inset.top, left: inset.left + padding, bottom: inset.bottom, right: inset.right + padding)
    }

    /// The layout manager may draw beside the lines, in the insets.
    func frame(in bounds: CGRect) -> CGRect {
        CGRect(
            x: bounds.minX - reach.left, y: bounds.minY - reach.top,
            width: bounds.width + reach.left + reach.right, height: bounds.height + reach.top + reach.bottom)
    }

    func paint(in context: CGContext, bounds: CGRect) {
        // Sound: the closure runs on this thread, and ends before the painting goes on.
        nonisolated(unsafe) let context = context
        let origin = CGPoint(x: bounds.minX - padding, y: bounds.minY)
        let visible = context.boundingBoxOfClipPath.offsetBy(dx: -origin.x, dy: -origin.y)
        onCallingThread {
            guard let view else { return }
            UIGraphicsPushContext(context)
            view.traitCollection.performAsCurrent {
                let manager = view.layoutManager
                let range = manager.glyphRange(forBoundingRect: visible, in: view.textContainer)
                manager.drawBackground(forGlyphRange: range, at: origin)
                manager.drawGlyphs(forGlyphRange: range, at: origin)
            }
            UIGraphicsPopContext()
        }
    }
}
