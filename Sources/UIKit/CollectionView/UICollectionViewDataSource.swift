/// Provides the contents of a collection view. `numberOfSections(in:)` and the method for supplementary views are
/// optional, as in UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items. Called when the collection view loads, and for every section in an update.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Called when an item comes on screen. The cell must be one that the collection view dequeued.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Called for every supplementary view that the layout has. The view must be one that the collection view dequeued.
    /// If the method is needed and not implemented, the collection view raises.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    // MARK: Moving items

    /// Called before the user moves an item. The default is true if ``collectionView(_:moveItemAt:to:)`` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called when an item that the user moved has been dropped. Without the method, items cannot be moved.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
