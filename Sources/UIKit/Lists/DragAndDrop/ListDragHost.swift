internal import TableEngine

/// What drags out of a table or collection view need of it besides its rows, and its drag delegate. Methods marked *client*
/// may change the list in any way.
@MainActor
protocol ListDragHost: RowList where Cell: DraggedCell {
    var hasDelegate: Bool { get }
    /// Whether the drag itself moves a row now, which the data source still has in its former place.
    var isMovingRow: Bool { get }

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
