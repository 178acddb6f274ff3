import Foundation

/// A drop on a collection view: its items, its place, and the animations of the items to their places.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// In the order of the session.
    var items: [any UICollectionViewDropItem] { get }

    /// The last place below the drag; the end of a section for an item that does not exist yet. Nil where there are no
    /// items.
    var destinationIndexPath: IndexPath? { get }

    /// What the delegate proposed last.
    var proposal: UICollectionViewDropProposal { get }

    /// The drop and the data of its items.
    var session: any UIDropSession { get }

    /// Moves an item to a temporary one, which the collection view shows until the data has been loaded.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Moves what was dragged to an item. Insert the item with `performBatchUpdates(_:completion:)` before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Moves what was dragged into an item, scaled to fit.
    ///
    /// - Parameter rect: in the coordinates of the cell; an empty one shrinks what was dragged to a point.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Moves what was dragged to a place in any view, such as a cell's.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item whose data is loaded by its provider.
    var dragItem: UIDragItem { get }

    /// The item of the collection view that it comes from; nil for items from elsewhere, and if the collection view was
    /// updated or reloaded since the drag began.
    var sourceIndexPath: IndexPath? { get }

    /// Zero for an item without a preview.
    var previewSize: CGSize { get }
}

/// A temporary item that stands for a dropped one until its data has been loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item for which the temporary one stands.
    var dragItem: UIDragItem { get }

    /// Replaces the temporary item by one of the data source.
    ///
    /// - Parameter dataSourceUpdates: inserts the item at this place into the data, and does not call the collection view.
    /// - Returns: false, without a call, if the temporary item is gone, as after a reload.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the temporary item. Returns false if it is gone.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Requests a call of the placeholder's `cellUpdateHandler`.
    func setNeedsCellUpdate()
}
