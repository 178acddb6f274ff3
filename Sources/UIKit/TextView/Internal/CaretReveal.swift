import Foundation

/// Scrolls the scroll views around a text view that does not scroll itself, so that its caret stays visible during
/// editing.
///
/// Such a view often grows with its text, after its superviews have been laid out. Until the caret is inside of the
/// view, each of its layouts scrolls again. That UIKit scrolls without animation is unverified.
@MainActor
struct CaretReveal {
    private var isPending = false

    /// Called when the text or the selection has changed during editing.
    mutating func begin() { isPending = true }

    /// Called by each layout of the text view.
    mutating func follow(_ view: UITextView) {
        guard isPending else { return }
        guard view.isFirstResponder, !view.isScrollEnabled else {
            isPending = false
            return
        }
        let outer = view.enclosingScrollViews.dropFirst()
        if outer.contains(where: { $0.isTracking || $0.isDragging }) {
            isPending = false
            return
        }
        let caret = view.editor.caretRect(at: view.editor.text.caret)
        // The inset below the last line is shown with it.
        let seen = caret.union(caret.offsetBy(dx: 0, dy: view.textContainerInset.bottom / 2))
        isPending = !view.bounds.contains(CGPoint(x: caret.midX, y: caret.maxY - 0.5))
        for scrollView in outer {
            scrollView.scrollRectToVisible(scrollView.convert(seen, from: view), animated: false)
        }
    }
}
