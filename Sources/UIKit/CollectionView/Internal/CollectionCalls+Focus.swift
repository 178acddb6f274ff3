extension CollectionCalls {
    func canFocusItem(at indexPath: IndexPath) -> Bool? {
        askDelegate(.canFocus) { $0.collectionView($1, canFocusItemAt: indexPath) }
    }

    func shouldUpdateFocus(in context: UICollectionViewFocusUpdateContext) -> Bool? {
        askDelegate(.shouldUpdateFocus) { $0.collectionView($1, shouldUpdateFocusIn: context) }
    }

    func didUpdateFocus(in context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        askDelegate(.didUpdateFocus) { $0.collectionView($1, didUpdateFocusIn: context, with: coordinator) }
    }

    func selectionFollowsFocus(at indexPath: IndexPath) -> Bool? {
        askDelegate(.selectionFollowsFocus) { $0.collectionView($1, selectionFollowsFocusForItemAt: indexPath) }
    }

    func preferredFocusedItem() -> IndexPath? {
        askDelegate(.preferredFocusedItem) { $0.indexPathForPreferredFocusedView(in: $1) } ?? nil
    }
}
