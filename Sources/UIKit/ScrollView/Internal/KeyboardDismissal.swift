/// What a drag of a scroll view's content does to the text that is being edited in its window.
@MainActor
enum KeyboardDismissal {
    static func dragBegan(in scrollView: UIScrollView) {
        switch scrollView.keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: endTyping(in: scrollView)
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }

    static func dragged(_ scrollView: UIScrollView, to finger: CGPoint) {
        if isInteractive(scrollView) { scrollView.window?.inputViews.follow(fingerAt: finger.y) }
    }

    static func dragEnded(in scrollView: UIScrollView, velocity: CGPoint) {
        if isInteractive(scrollView) { scrollView.window?.inputViews.letGo(velocity: velocity.y) }
    }

    private static func isInteractive(_ scrollView: UIScrollView) -> Bool {
        scrollView.keyboardDismissMode == .interactive || scrollView.keyboardDismissMode == .interactiveWithAccessory
    }

    /// The first responder resigns if it takes text: a selected row's view, say, is none of the keyboard's.
    private static func endTyping(in scrollView: UIScrollView) {
        guard let window = scrollView.window, let responder = window.firstResponder,
            responder is UIKeyInput || window.inputViews.frame != nil
        else { return }
        responder.resignFirstResponder()
    }
}
