/// The calls of a flow layout to the delegate.
extension CollectionCalls {
    /// Returns whether the delegate implements the method, or only calling it can tell.
    func mayAnswer(_ method: CollectionMethod) -> Bool {
        flowDelegateReference.methods.map { !$0.isAbsent(method) } ?? false
    }

    func sizeForItem(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
        askFlowDelegate(.sizeForItem) { $0.collectionView($1, layout: layout, sizeForItemAt: indexPath) }
    }

    func inset(ofSection section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
        askFlowDelegate(.insetForSection) { $0.collectionView($1, layout: layout, insetForSectionAt: section) }
    }

    func minimumLineSpacing(ofSection section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
        askFlowDelegate(.minimumLineSpacing) {
            $0.collectionView($1, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    func minimumInteritemSpacing(ofSection section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
        askFlowDelegate(.minimumInteritemSpacing) {
            $0.collectionView($1, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    func headerSize(ofSection section: Int, in layout: UICollectionViewLayout) -> CGSize? {
        askFlowDelegate(.referenceSizeForHeader) {
            $0.collectionView($1, layout: layout, referenceSizeForHeaderInSection: section)
        }
    }

    func footerSize(ofSection section: Int, in layout: UICollectionViewLayout) -> CGSize? {
        askFlowDelegate(.referenceSizeForFooter) {
            $0.collectionView($1, layout: layout, referenceSizeForFooterInSection: section)
        }
    }

    private func askFlowDelegate<Answer>(
        _ method: CollectionMethod, _ call: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer
    ) -> Answer? {
        // A layout asks in the middle of its work with the order that is seen.
        view.withDataSourceValues { ask(method, flowDelegateReference, call) }
    }
}
