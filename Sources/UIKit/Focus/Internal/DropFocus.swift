/// Which views the tab key stops at only while a drag rests, because the items can be dropped there: lists whose rows
/// cannot have the focus, such as those without rows, and other views that take drops.
@MainActor
enum DropFocus {
    /// *Client*, once for each interaction and drag.
    static func includes(_ view: UIView) -> Bool {
        guard !view.interactions.isEmpty, let drag = view.window?.windowScene?.restingDrag else { return false }
        return view.interactions.contains { interaction in
            (interaction as? UIDropInteraction).map { drag.target.accepts($0) } ?? false
        }
    }
}

extension UIWindowScene {
    /// Takes the focus away from a view that had it only for a drag. Of a list that has rows by now, a row gets it.
    func leaveDropFocus() {
        guard let system = focusSystemIfMade, let view = system.focusedItem as? UIView,
            view.interactions.contains(where: { $0 is UIDropInteraction }), !Focusability.allowsKeys(view)
        else { return }
        if view.ownFocusList != nil, view.listKeyboard?.takeFocus([]) == true { return }
        system.move(to: .nothing)
    }
}
