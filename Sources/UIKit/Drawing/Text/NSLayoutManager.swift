import Foundation

/// What lays out the text of a text view: ``UITextView/layoutManager``.
///
/// It has no glyphs of its own. Of TextKit's class it has what follows from the lines that the view shows.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The view whose text is laid out.
    weak var textView: (any LaidOutText)?

    /// Whether lines have the leading of their fonts between them; the default is true. The leading of every font is 0
    /// (``UIFont/leading``), as that of San Francisco, so that both values give the same lines.
    open var usesFontLeading = true

    /// The container of the text view.
    open var textContainers: [NSTextContainer] { textView.map { [$0.textContainer] } ?? [] }

    /// Lays out the text; ``usedRect(for:)`` does so by itself.
    open func ensureLayout(for container: NSTextContainer) { _ = usedRect(for: container) }

    /// Returns the area of the lines in the coordinates of the container, with its padding on both sides; empty for
    /// another container than the view's (unverified).
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let textView, textView.textContainer === container else { return .zero }
        let size = textView.laidOutSize
        return CGRect(x: 0, y: 0, width: size.width + 2 * container.lineFragmentPadding, height: size.height)
    }
}

/// A text view.
@MainActor
protocol LaidOutText: AnyObject {
    var textContainer: NSTextContainer { get }
    /// The size of the lines that the view shows.
    var laidOutSize: CGSize { get }
}
