import Foundation

/// A drop on a table: its items, its place, and the animations of the items to their places.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// In the order of the session.
    var items: [any UITableViewDropItem] { get }

    /// The last place below the drag; the end of a section for a row that does not exist yet. Nil below the last row; the
    /// intent of the proposal is then `.unspecified`.
    var destinationIndexPath: IndexPath? { get }

    /// What was proposed last, before the drop.
    var proposal: UITableViewDropProposal { get }

    /// The session with all items.
    var session: any UIDropSession { get }

    /// Moves an item to a temporary row, which the table shows until the data has been loaded.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Moves an item to a row. Insert the row with `performBatchUpdates(_:completion:)` before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves an item into a row, scaled to fit.
    ///
    /// - Parameter rect: in the coordinates of the cell; an empty one shrinks the item to a point.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Moves an item to a place in any view of the window.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item that is dropped.
    var dragItem: UIDragItem { get }

    /// The row that the item comes from; nil for items from elsewhere, and if the table was updated or reloaded since the
    /// drag began.
    var sourceIndexPath: IndexPath? { get }

    /// Zero for an item without a preview.
    var previewSize: CGSize { get }
}

/// A temporary row that stands for an item until its data has been loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that is dropped.
    var dragItem: UIDragItem { get }

    /// Replaces the temporary row by one of the data source.
    ///
    /// - Parameter dataSourceUpdates: inserts the row at this place into the data, and does not call the table.
    /// - Returns: false, without a call, if the temporary row is gone, as after a reload.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the temporary row. Returns false if it is gone.
    @discardableResult
    func deletePlaceholder() -> Bool
}
