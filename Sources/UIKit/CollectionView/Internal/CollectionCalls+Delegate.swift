extension CollectionCalls {
    func shouldHighlightItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldHighlight, ItemToBool.self) {
            $0.collectionView($1, shouldHighlightItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func shouldSelectItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldSelect, ItemToBool.self) {
            $0.collectionView($1, shouldSelectItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func shouldDeselectItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldDeselect, ItemToBool.self) {
            $0.collectionView($1, shouldDeselectItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func canPerformPrimaryAction(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canPerformPrimaryAction, ItemToBool.self) {
            $0.collectionView($1, canPerformPrimaryActionForItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didHighlightItem(at indexPath: IndexPath) {
        _ = askDelegate(.didHighlight, ItemNotice.self) {
            $0.collectionView($1, didHighlightItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didUnhighlightItem(at indexPath: IndexPath) {
        _ = askDelegate(.didUnhighlight, ItemNotice.self) {
            $0.collectionView($1, didUnhighlightItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didSelectItem(at indexPath: IndexPath) {
        _ = askDelegate(.didSelect, ItemNotice.self) {
            $0.collectionView($1, didSelectItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func didDeselectItem(at indexPath: IndexPath) {
        _ = askDelegate(.didDeselect, ItemNotice.self) {
            $0.collectionView($1, didDeselectItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func performPrimaryAction(at indexPath: IndexPath) {
        _ = askDelegate(.performPrimaryAction, ItemNotice.self) {
            $0.collectionView($1, performPrimaryActionForItemAt: indexPath)
        } found: {
            $0.call($1, indexPath)
        }
    }

    func willDisplay(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        _ = askDelegate(.willDisplayCell, ItemCellNotice.self) {
            $0.collectionView($1, willDisplay: cell, forItemAt: indexPath)
        } found: {
            $0.call($1, cell, indexPath)
        }
    }

    func didEndDisplaying(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        _ = askDelegate(.didEndDisplayingCell, ItemCellNotice.self) {
            $0.collectionView($1, didEndDisplaying: cell, forItemAt: indexPath)
        } found: {
            $0.call($1, cell, indexPath)
        }
    }

    func willDisplaySupplementary(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
        _ = askDelegate(.willDisplaySupplementaryView, ElementNotice.self) {
            $0.collectionView($1, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        } found: {
            $0.call($1, view, kind, indexPath)
        }
    }

    func didEndDisplayingSupplementary(_ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath) {
        _ = askDelegate(.didEndDisplayingSupplementaryView, ElementNotice.self) {
            $0.collectionView($1, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        } found: {
            $0.call($1, view, kind, indexPath)
        }
    }
}
