internal import TableEngine

/// What the keys of a keyboard do in a table or a collection view. Owned by the list, which creates it for the first key
/// that it gets.
@MainActor
protocol ListKeyboard: AnyObject {
    var focus: ListFocus { get }

    /// Handles a key. Returns false if the list does nothing with it.
    ///
    /// - Parameter isRepeat: whether the key is held down: the list then scrolls without animation.
    func press(_ key: PressedKey, isRepeat: Bool) -> Bool

    /// Gives the list's preferred row the focus. Returns false if there is none, or if the move is refused.
    func takeFocus(_ heading: UIFocusHeading) -> Bool

    /// Called when a row got the focus by code, and not by ``press(_:isRepeat:)`` or ``takeFocus(_:)``.
    func wasFocused(_ row: RowIndex)
}

extension ListKeyboard {
    var host: any ListFocusHost { focus.host }

    /// Moves the focus from the focused row out of the list, to an item of its group or through a guide. Returns false
    /// if there is none in this direction, or if the move is refused.
    func leave(_ heading: UIFocusHeading) -> Bool {
        guard focus.isShown, let window = host.list?.window, let system = window.windowScene?.focusSystemIfMade else {
            return false
        }
        return FocusMovement(system: system, window: window).move(heading, leaving: focus)
    }
}
