/// Gives a collection view its contents. Methods that have a default below are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Called when an item comes on screen. The cell is one that the collection view dequeued.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// 1 if not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Asked for every supplementary view that the layout has; the view is one that the collection view dequeued. Raises when it is
    /// needed and not implemented.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}
