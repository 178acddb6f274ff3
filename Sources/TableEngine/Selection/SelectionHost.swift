/// What ``ListSelection`` knows of its list: the selection properties, the cells and the delegate.
///
/// Every method except `contains` may run code of the application, which may change anything.
@MainActor
package protocol SelectionHost: AnyObject {
    /// Whether the user may select, in the present editing state.
    var allowsSelection: Bool { get }
    /// Whether several rows may be selected, in the present editing state.
    var allowsMultipleSelection: Bool { get }

    func contains(_ row: RowIndex) -> Bool

    /// Gives the cell of a row this look, if the row has a cell.
    func show(_ row: RowIndex, isSelected: Bool, animated: Bool)

    // MARK: The delegate

    func answerToSelecting(_ row: RowIndex) -> SelectionAnswer
    /// - Parameter isReplaced: Another row is selected in its place.
    func answerToDeselecting(_ row: RowIndex, isReplaced: Bool) -> SelectionAnswer
    func didSelect(_ row: RowIndex)
    func didDeselect(_ row: RowIndex)
    func performPrimaryAction(at row: RowIndex)
    /// Called after all other calls about one tap of the user.
    func userDidChangeSelection()
}

/// A delegate's answer to the question whether a row may be selected or deselected.
package enum SelectionAnswer: Equatable, Sendable {
    case allowed
    /// Another row takes the place of the one that was asked about.
    case redirected(RowIndex)
    case refused
}
