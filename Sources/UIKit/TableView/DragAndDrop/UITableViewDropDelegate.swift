import Foundation

/// Accepts drops on a table. All methods but the first are optional. Every method may update the table.
///
/// A row of the table itself that is moved by a drag goes through the data source's `tableView(_:moveRowAt:to:)`, if that
/// is implemented; then ``tableView(_:performDropWith:)`` is not called.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when items are dropped on the table. Update data source and table here, and have the coordinator move each
    /// item to its place. Items without a place fade out.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns whether the session is of interest; the default is true. If not, no other method is called for it.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// Called whenever a session that the delegate can handle comes over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do here. The default inserts a row: it moves items of the application, and copies others
    /// (unverified).
    ///
    /// - Parameter destinationIndexPath: The row below the drag, or the place at which one would be inserted, which may be
    ///   the end of a section. Nil below the last row.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// Called when the session leaves the table without a drop.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// Called at the end of the drag, wherever it ends, if it was ever over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the appearance of an item that moves to a new row; nil, the default, for the whole cell.
    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
