import Foundation

/// Accepts drops on a collection view. All methods but the first are optional. Every method may update the collection view.
///
/// An item of the collection view itself that is moved by a drag goes through the data source's
/// `collectionView(_:moveItemAt:to:)`, if that is implemented; then ``collectionView(_:performDropWith:)`` is not called.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Called when items are dropped on the collection view. Update data source and collection view here, and have the
    /// coordinator move each item to its place. Items without a place fade out.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Returns whether the session is of interest; the default is true. If not, no other method is called for it.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when the drag comes over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Returns what a drop would do here. The default inserts an item: it moves items of the application, and copies others
    /// (unverified).
    ///
    /// - Parameter destinationIndexPath: The item below the drag, or the place at which one would be inserted, which may
    ///   be the end of a section. Nil where there are no items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Called when the drag leaves the collection view; it may come back.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called at the end of the drag, wherever it ends, if it was ever over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Returns the appearance of something that moves to a new item; nil, the default, for the whole cell.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
