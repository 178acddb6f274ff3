import Foundation

extension CollectionCalls {
    /// Whether the cell of an item is shown as edited.
    func isEdited(_ indexPath: IndexPath) -> Bool {
        guard view.isEditing else { return false }
        return askDelegate(.canEdit) { $0.collectionView($1, canEditItemAt: indexPath) } ?? true
    }

    func shouldBeginMultipleSelection(at indexPath: IndexPath) -> Bool? {
        askDelegate(.shouldBeginMultipleSelection) {
            $0.collectionView($1, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func didBeginMultipleSelection(at indexPath: IndexPath) {
        askDelegate(.didBeginMultipleSelection) {
            $0.collectionView($1, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func didEndMultipleSelection() {
        askDelegate(.didEndMultipleSelection) { $0.collectionViewDidEndMultipleSelectionInteraction($1) }
    }
}
