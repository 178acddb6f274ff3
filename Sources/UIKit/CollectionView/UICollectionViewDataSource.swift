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

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        CollectionMethods.numberOfSections.answer(
            for: self, found: { $0.call(collectionView) },
            forwarded: { $0.numberOfSections(in: collectionView) }) ?? 1
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        CollectionMethods.viewForSupplementaryElement.answer(
            for: self, found: { $0.call(collectionView, kind, indexPath) },
            forwarded: { $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) })
            ?? UICollectionReusableView(frame: .zero)
    }
}
