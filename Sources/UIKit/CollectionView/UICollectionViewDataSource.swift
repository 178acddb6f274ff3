/// Provides the contents of a collection view. `numberOfSections(in:)`, the method for supplementary views and those
/// for the index and for moving items are optional, as in UIKit.
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

    // MARK: The index

    /// Returns the titles of an index at the trailing edge, as that of a table. Asked for after the counts of a load or
    /// of an update, once the items have been laid out; nil, the default, or no titles: there is no index. A title
    /// ``UITableView/indexSearch`` is shown as a magnifying glass. Content that only scrolls to the sides has no index.
    /// The index covers the items: give the section an inset if these should make room (unverified).
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the item to which the title under the finger scrolls, or a path of a section alone for the whole section,
    /// whose header is shown if it has one. Paths that do not exist scroll nowhere. The default is the section with the
    /// number of the title (unverified).
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath

    // MARK: Moving items

    /// Called before the user moves an item. The default is true if ``collectionView(_:moveItemAt:to:)`` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called when an item that the user moved has been dropped. Without the method, items cannot be moved.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
