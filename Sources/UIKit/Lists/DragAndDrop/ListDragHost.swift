internal import TableEngine

/// What drags out of a table or collection view need of it, and its drag delegate. Methods marked *client* may change the
/// list in any way.
@MainActor
protocol ListDragHost: AnyObject {
    /// Nil when the list is gone.
    var list: UIScrollView? { get }
    var hasDelegate: Bool { get }
    /// Whether the rows are those of the data source, so that it can be asked about them.
    var isReady: Bool { get }

    /// Retains the list, its data source and its delegate during a call.
    func pass<Answer>(_ body: () -> Answer) -> Answer

    /// Makes a call that may update the list, and returns the row's index after it; nil if the row is gone.
    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer)

    // MARK: Rows

    /// Whether the drag itself moves a row now, which the data source still has in its former place.
    var isMovingRow: Bool { get }

    func row(at point: CGPoint) -> RowIndex?
    func cell(at row: RowIndex) -> (any DraggedCell)?
    func forEachCell(_ body: (RowIndex, any DraggedCell) -> Void)
    func cancelTouches()

    /// The appearance of a cell for which the delegate gives none.
    func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters

    // MARK: The delegate (client)

    func items(forBeginning session: any UIDragSession, at row: RowIndex) -> [UIDragItem]
    func items(forAddingTo session: any UIDragSession, at row: RowIndex, _ point: CGPoint) -> [UIDragItem]
    func previewParameters(at row: RowIndex) -> UIDragPreviewParameters?
    func willBegin(_ session: any UIDragSession)
    func didEnd(_ session: any UIDragSession)
    func allowsMoveOperation(_ session: any UIDragSession) -> Bool
    func isRestricted(_ session: any UIDragSession) -> Bool
}
