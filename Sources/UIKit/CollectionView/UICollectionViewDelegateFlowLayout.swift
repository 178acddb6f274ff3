/// What a flow layout asks the delegate of its collection view. Every method is optional; without one the layout's property of the same
/// meaning counts.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Asked once for every item, each time the layout is prepared anew.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// Only the extent along the scroll direction counts; 0 for no header.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

// The defaults ask who answers in the object's place (``OptionalMethod``); what they then return is what UIKit does without the method.
extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CollectionMethods.sizeForItem.answer(
            for: self, found: { $0.call(collectionView, collectionViewLayout, indexPath) },
            forwarded: { $0.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath) })
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        CollectionMethods.insetForSection.answer(
            for: self, found: { $0.call(collectionView, collectionViewLayout, section) },
            forwarded: { $0.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section) })
            ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        CollectionMethods.minimumLineSpacing.answer(
            for: self, found: { $0.call(collectionView, collectionViewLayout, section) },
            forwarded: {
                $0.collectionView(collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
            }) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        CollectionMethods.minimumInteritemSpacing.answer(
            for: self, found: { $0.call(collectionView, collectionViewLayout, section) },
            forwarded: {
                $0.collectionView(
                    collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
            }) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CollectionMethods.referenceSizeForHeader.answer(
            for: self, found: { $0.call(collectionView, collectionViewLayout, section) },
            forwarded: {
                $0.collectionView(
                    collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
            }) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        CollectionMethods.referenceSizeForFooter.answer(
            for: self, found: { $0.call(collectionView, collectionViewLayout, section) },
            forwarded: {
                $0.collectionView(
                    collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
            }) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}
