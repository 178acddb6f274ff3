/// Hears of changes that assistive technologies of the desktop are told of.
@MainActor
protocol AccessibilityListener: AnyObject {
    /// Called when another object may have the focus.
    func focusMayHaveMoved()
    /// Called when the text, the caret or the selection of a text view may have changed.
    func textMayHaveChanged(in view: UIView)
    /// Called when the state of a view may have changed.
    func stateMayHaveChanged(of view: UIView)
    /// Called whenever the content of a scroll view has moved.
    func contentDidMove(in view: UIView)
    /// Called after an update or a reload of a list.
    func rowsDidChange(in list: UIView)
    /// Called when a row on the screen was selected or deselected.
    func rowSelectionDidChange(_ cell: UIView, in list: UIView, isSelected: Bool)
}

/// Who hears of changes.
@MainActor
enum AccessibilityListening {
    /// Nil unless an assistive technology listens. Whatever reports a change asks this first, so that an application that
    /// nobody listens to does nothing else.
    static var current: (any AccessibilityListener)?
}
