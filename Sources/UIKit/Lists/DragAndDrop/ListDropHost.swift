internal import TableEngine

/// What drops on a table or collection view need of it besides its rows, and its drop delegate. Methods marked *client* may
/// change the list in any way.
@MainActor
protocol ListDropHost: RowList where Cell: DraggedCell {
    var hasDelegate: Bool { get }

    func dropPlace(at point: CGPoint) -> DropPlace?
    func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters

    // MARK: Room

    /// Makes room for a dropped item before a row, or closes it.
    func setRoom(before row: RowIndex?, for session: DropSession?)

    /// Returns the row that an item comes from; nil for items of others, and for a row that is gone.
    func draggedRow(of item: UIDragItem) -> RowIndex?

    /// Returns the row that a drag of one item would move: the data source moves rows. *Client.*
    func movableRow(of item: UIDragItem) -> RowIndex?

    /// Shows a row of the list at the place at which it would be dropped. *Client.*
    ///
    /// - Parameter isCurrent: Whether the drag is still over the list.
    func showMove(of row: RowIndex, to place: RowIndex, isCurrent: () -> Bool)

    /// Gives the moved row its place back.
    func endMove(animated: Bool)

    /// Where a drag moves a row, if it moves one.
    var moveTarget: RowIndex? { get }

    /// Has the data source move the row to where it is shown. *Client.*
    ///
    /// - Returns: The row's index afterwards; nil if it is gone.
    func commitMove(of item: UIDragItem) -> RowIndex?

    /// Shows at once what is shown after a delay otherwise. *Client.*
    func finishWaiting()

    // MARK: The delegate (client)

    func canHandle(_ session: any UIDropSession) -> Bool
    func didEnter(_ session: any UIDropSession)
    func didExit(_ session: any UIDropSession)
    func didEnd(_ session: any UIDropSession)
    /// Asks the delegate what a drop would do; without a delegate rows can only be moved.
    func proposal(for session: any UIDropSession, at place: DropPlace?) -> UIDropProposal
    /// Chooses the row for a proposal, and corrects what cannot be done. Calls nobody.
    func decision(on proposal: UIDropProposal, at place: DropPlace?) -> DropDecision
    func previewParameters(at row: RowIndex) -> UIDragPreviewParameters?

    // MARK: The drop

    func makeEnds(for session: DropSession, _ decision: DropDecision) -> DropEnds
    /// Has the delegate perform the drop. Its updates fill the room below the drag. *Client.*
    func perform(with ends: DropEnds)
}
