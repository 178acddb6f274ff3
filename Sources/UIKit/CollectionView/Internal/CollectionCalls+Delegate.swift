extension CollectionCalls {
    func shouldHighlightItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldHighlight) { $0.collectionView($1, shouldHighlightItemAt: indexPath) }
    }

    func shouldSelectItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldSelect) { $0.collectionView($1, shouldSelectItemAt: indexPath) }
    }

    func shouldDeselectItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldDeselect) { $0.collectionView($1, shouldDeselectItemAt: indexPath) }
    }

    func transitionLayout(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout? {
        askDelegate(.transitionLayout) { $0.collectionView($1, transitionLayoutForOldLayout: old, newLayout: new) }
    }

    func targetContentOffset(_ proposed: CGPoint) -> CGPoint? {
        askDelegate(.targetContentOffset) {
            $0.collectionView($1, targetContentOffsetForProposedContentOffset: proposed)
        }
    }

    func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canPerformPrimaryAction) { $0.collectionView($1, canPerformPrimaryActionForItemAt: indexPath) }
    }

    func shouldSpringLoadItem(at indexPath: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool? {
        askDelegate(.shouldSpringLoad) { $0.collectionView($1, shouldSpringLoadItemAt: indexPath, with: context) }
    }

    func shouldShowMenu(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldShowMenu) { $0.collectionView($1, shouldShowMenuForItemAt: indexPath) }
    }

    func canPerform(_ action: Selector, at indexPath: IndexPath, sender: Any?) -> Bool? {
        askDelegate(.canPerformAction) {
            $0.collectionView($1, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    func perform(_ action: Selector, at indexPath: IndexPath, sender: Any?) {
        askDelegate(.performAction) {
            $0.collectionView($1, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    func didHighlightItem(at indexPath: IndexPath) {
        askDelegate(.didHighlight) { $0.collectionView($1, didHighlightItemAt: indexPath) }
    }

    func didUnhighlightItem(at indexPath: IndexPath) {
        askDelegate(.didUnhighlight) { $0.collectionView($1, didUnhighlightItemAt: indexPath) }
    }

    func didSelectItem(at indexPath: IndexPath) {
        askDelegate(.didSelect) { $0.collectionView($1, didSelectItemAt: indexPath) }
    }

    func didDeselectItem(at indexPath: IndexPath) {
        askDelegate(.didDeselect) { $0.collectionView($1, didDeselectItemAt: indexPath) }
    }

    func performPrimaryAction(at indexPath: IndexPath) {
        askDelegate(.performPrimaryAction) { $0.collectionView($1, performPrimaryActionForItemAt: indexPath) }
    }

    func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        askDelegate(.willDisplayCell) { $0.collectionView($1, willDisplay: cell, forItemAt: indexPath) }
    }

    func didEndDisplaying(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        askDelegate(.didEndDisplayingCell) { $0.collectionView($1, didEndDisplaying: cell, forItemAt: indexPath) }
    }

    func willDisplaySupplementary(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
        askDelegate(.willDisplaySupplementaryView) {
            $0.collectionView($1, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        }
    }

    func didEndDisplayingSupplementary(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
        askDelegate(.didEndDisplayingSupplementaryView) {
            $0.collectionView($1, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        }
    }
}
