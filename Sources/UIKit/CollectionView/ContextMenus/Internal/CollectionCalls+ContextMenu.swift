import Foundation

extension CollectionCalls {
    /// False if the delegate is known to implement neither method that gives a menu.
    var mayHaveContextMenus: Bool {
        [.contextMenuForItems, .contextMenuForItem].contains { implements($0) != false }
    }

    /// Whether the methods of iOS 13 are not called, as documented in `UICollectionView.h`.
    private var hasMenuMethodsOfIOS16: Bool {
        [.contextMenuForItems, .highlightPreview, .dismissalPreview].contains { implements($0) == true }
    }

    /// - Parameter pressed: the item of the press; nil between the items.
    func contextMenuConfiguration(
        at items: [IndexPath], pressed: IndexPath?, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let answer = askDelegate(.contextMenuForItems) {
            $0.collectionView($1, contextMenuConfigurationForItemsAt: items, point: point)
        }
        if let answer { return answer }
        guard let pressed, !hasMenuMethodsOfIOS16 else { return nil }
        return askDelegate(.contextMenuForItem) {
            $0.collectionView($1, contextMenuConfigurationForItemAt: pressed, point: point)
        } ?? nil
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, at item: IndexPath?) -> UITargetedPreview? {
        if let item {
            let answer = askDelegate(.highlightPreview) {
                $0.collectionView($1, contextMenuConfiguration: configuration, highlightPreviewForItemAt: item)
            }
            if let answer { return answer }
        }
        guard !hasMenuMethodsOfIOS16 else { return nil }
        return askDelegate(.previewForHighlightingMenu) {
            $0.collectionView($1, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at item: IndexPath?) -> UITargetedPreview? {
        if let item {
            let answer = askDelegate(.dismissalPreview) {
                $0.collectionView($1, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: item)
            }
            if let answer { return answer }
        }
        guard !hasMenuMethodsOfIOS16 else { return nil }
        return askDelegate(.previewForDismissingMenu) {
            $0.collectionView($1, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        askDelegate(.willPerformPreviewAction) {
            $0.collectionView($1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func willDisplayContextMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        askDelegate(.willDisplayContextMenu) {
            $0.collectionView($1, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func willEndContextMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        askDelegate(.willEndContextMenu) {
            $0.collectionView($1, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
