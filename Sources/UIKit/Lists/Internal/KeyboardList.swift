/// A table or collection view, whose rows or items the keys reach.
@MainActor
protocol KeyboardList: UIScrollView {
    associatedtype Keyboard: ListKeyboard
    var keyboard: Keyboard { get }
    /// Whether rows may have the focus.
    var mayHaveFocus: Bool { get }
}

/// A cell of a ``KeyboardList``.
@MainActor
protocol KeyboardCell: UIView {
    /// Nil for a cell that no list shows.
    var keyboardList: (any KeyboardList)? { get }
}

extension UIView {
    /// The list that the view is a cell of; nil for other views.
    var focusList: ListFocus? { (self as? any KeyboardCell)?.keyboardList?.keyboard.focus }

    /// The focus of the list that the view is, if its rows may have it.
    var ownFocusList: ListFocus? {
        guard let list = self as? any KeyboardList, list.mayHaveFocus else { return nil }
        return list.keyboard.focus
    }

    /// The keyboard of a list; nil for other views.
    var listKeyboard: (any ListKeyboard)? { (self as? any KeyboardList)?.keyboard }
}
