internal import TableEngine

/// What ``MultipleSelection`` needs of a table or collection view, and the delegate's methods for it.
@MainActor
protocol MultipleSelectionHost: RowList {
    var selection: ListSelection { get }
    /// Whether the list is in a mode in which several rows may be selected, or may change to one.
    var mayBegin: Bool { get }

    /// Returns whether one finger at a point suffices.
    func startsWithOneFinger(_ point: CGPoint) -> Bool

    /// Changes to a mode in which several rows may be selected. Client code may be called.
    func allowSeveralRows()

    // MARK: The delegate

    func shouldBegin(at row: RowIndex) -> Bool
    func didBegin(at row: RowIndex)
    func didEnd()
}
