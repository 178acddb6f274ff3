/// Finds the view that the tab key moves to from a text field: the next view of the window, in the order of the view
/// tree, that accepts text.
@MainActor
enum NextResponderInput {
    static func after(_ view: UIView) -> UIView? {
        guard let window = view.window else { return nil }
        let inputs = allInputs(in: window)
        guard let index = inputs.firstIndex(where: { $0 === view }), inputs.count > 1 else { return nil }
        return inputs[(index + 1) % inputs.count]
    }

    private static func allInputs(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.isUserInteractionEnabled else { return [] }
        let own = view is any UIKeyInput && view.canBecomeFirstResponder ? [view] : []
        return own + view.subviews.flatMap(allInputs)
    }
}
