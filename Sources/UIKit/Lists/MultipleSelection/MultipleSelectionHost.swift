internal import TableEngine

/// What ``MultipleSelection`` needs of a table or collection view, and the delegate's methods for it.
@MainActor
protocol MultipleSelectionHost: AnyObject {
    var list: UIScrollView { get }
    var selection: ListSelection { get }
    /// Changes with every load and every update.
    var generation: Int { get }
    /// Whether the list is in a mode in which several rows may be selected, or may change to one.
    var mayBegin: Bool { get }

    /// Runs `body`, and retains list, data source and delegate meanwhile.
    func pass(_ body: () -> Void)
    func cancelTouches()

    /// Returns whether one finger at a point suffices.
    func startsWithOneFinger(_ point: CGPoint) -> Bool

    /// Changes to a mode in which several rows may be selected. Client code may be called.
    func allowSeveralRows()

    // MARK: Rows

    func row(at point: CGPoint) -> RowIndex?
    func contains(_ row: RowIndex) -> Bool
    func ordinal(of row: RowIndex) -> Int
    func row(withOrdinal ordinal: Int) -> RowIndex

    // MARK: The delegate

    func shouldBegin(at row: RowIndex) -> Bool
    func didBegin(at row: RowIndex)
    func didEnd()
}
