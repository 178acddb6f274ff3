import Foundation

/// Lets the user drag rows out of a table. All methods but the first are optional. Every method may update the table.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// Returns the items of a row that is lifted; none for no drag.
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Returns the items that a tap on a row adds to a running drag; none, the default, treats the tap as any other.
    ///
    /// - Parameter point: in the table's coordinates.
    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// Returns the appearance of a row that is lifted, and of its way back; nil, the default, for the whole cell.
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Called when the row is lifted and begins to move. ``tableView(_:dragSessionDidEnd:)`` follows in any case.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// Called at the end of the drag, whether the items were dropped or not.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// The default is true.
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// The default is false.
    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
