/// Ends editing, or moves the input views, when the user drags the content of a scroll view.
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
        if isInteractive(scrollView) { scrollView.window?.inputViews.endDrag(velocity: velocity.y) }
    }

    private static func isInteractive(_ scrollView: UIScrollView) -> Bool {
        scrollView.keyboardDismissMode == .interactive || scrollView.keyboardDismissMode == .interactiveWithAccessory
    }

    /// Makes the first responder resign if it accepts text. Other first responders, for example the view of a selected
    /// row, have no keyboard to dismiss.
    private static func endTyping(in scrollView: UIScrollView) {
        guard let window = scrollView.window, let responder = window.firstResponder,
            responder is UIKeyInput || window.inputViews.frame != nil
        else { return }
        responder.resignFirstResponder()
    }
}
