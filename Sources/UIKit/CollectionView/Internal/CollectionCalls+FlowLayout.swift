internal import RuntimeInspection

/// What a flow layout asks.
extension CollectionCalls {
    /// The delegate implements the method, or only a call can tell.
    func mayAnswer(_ method: CollectionMethod) -> Bool { flowMethods.map { !$0.isAbsent(method) } ?? false }

    func sizeForItem(at indexPath: IndexPath, in layout: UICollectionViewLayout) -> CGSize? {
        askFlowDelegate(.sizeForItem, LayoutItemToSize.self) {
            $0.collectionView($1, layout: layout, sizeForItemAt: indexPath)
        } found: {
            $0.call($1, layout, indexPath)
        }
    }

    func inset(ofSection section: Int, in layout: UICollectionViewLayout) -> UIEdgeInsets? {
        askFlowDelegate(.insetForSection, LayoutSectionToInsets.self) {
            $0.collectionView($1, layout: layout, insetForSectionAt: section)
        } found: {
            $0.call($1, layout, section)
        }
    }

    func minimumLineSpacing(ofSection section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
        askFlowDelegate(.minimumLineSpacing, LayoutSectionToPoints.self) {
            $0.collectionView($1, layout: layout, minimumLineSpacingForSectionAt: section)
        } found: {
            $0.call($1, layout, section)
        }
    }

    func minimumInteritemSpacing(ofSection section: Int, in layout: UICollectionViewLayout) -> CGFloat? {
        askFlowDelegate(.minimumInteritemSpacing, LayoutSectionToPoints.self) {
            $0.collectionView($1, layout: layout, minimumInteritemSpacingForSectionAt: section)
        } found: {
            $0.call($1, layout, section)
        }
    }

    func headerSize(ofSection section: Int, in layout: UICollectionViewLayout) -> CGSize? {
        askFlowDelegate(.referenceSizeForHeader, LayoutSectionToSize.self) {
            $0.collectionView($1, layout: layout, referenceSizeForHeaderInSection: section)
        } found: {
            $0.call($1, layout, section)
        }
    }

    func footerSize(ofSection section: Int, in layout: UICollectionViewLayout) -> CGSize? {
        askFlowDelegate(.referenceSizeForFooter, LayoutSectionToSize.self) {
            $0.collectionView($1, layout: layout, referenceSizeForFooterInSection: section)
        } found: {
            $0.call($1, layout, section)
        }
    }

    private func askFlowDelegate<Call: DeclaredMethods.Call, Answer>(
        _ method: CollectionMethod, _ call: Call.Type,
        _ declared: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer,
        found: (Call, UICollectionView) -> Answer
    ) -> Answer? {
        guard let flowMethods, !flowMethods.isAbsent(method), let delegate = flowDelegate else { return nil }
        let view = view
        return asking(method) {
            flowMethods.ask(
                method, of: delegate, as: call, declared: { declared(delegate, view) }, found: { found($0, view) })
        }
    }
}
