extension DelegateCalls {
    func contextMenuConfiguration(at indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        askDelegate(.contextMenuConfiguration) {
            $0.tableView($1, contextMenuConfigurationForRowAt: indexPath, point: point)
        } ?? nil
    }

    func previewForHighlighting(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        askDelegate(.previewForHighlightingMenu) {
            $0.tableView($1, previewForHighlightingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    func previewForDismissing(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
        askDelegate(.previewForDismissingMenu) {
            $0.tableView($1, previewForDismissingContextMenuWithConfiguration: configuration)
        } ?? nil
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        askDelegate(.willPerformPreviewAction) {
            $0.tableView($1, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func willDisplayContextMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        askDelegate(.willDisplayContextMenu) {
            $0.tableView($1, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    func willEndContextMenu(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        askDelegate(.willEndContextMenu) {
            $0.tableView($1, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
