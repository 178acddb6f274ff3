/// Provides the contents of a collection view. `numberOfSections(in:)` and the method for supplementary views are
/// optional, as in UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
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
}
