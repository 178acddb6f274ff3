extension PlatformProtocols {
    /// Of tables, collections and scroll views.
    static let listProtocols = """
        NSCollectionLayoutContainer:
            ! contentInsets: NSDirectionalEdgeInsets
            ! contentSize: CGSize
            ! effectiveContentInsets: NSDirectionalEdgeInsets
            ! effectiveContentSize: CGSize
        NSCollectionLayoutEnvironment:
            ! container: any NSCollectionLayoutContainer
            ! traitCollection: UITraitCollection
        NSCollectionLayoutVisibleItem: UIDynamicItem
            ! alpha: CGFloat
            ! bounds: CGRect
            ! center: CGPoint
            ! frame: CGRect
            ! indexPath: IndexPath
            ! isHidden: Bool
            ! name: String
            ! representedElementCategory: UICollectionView.ElementCategory
            ! representedElementKind: String?
            ! transform: CGAffineTransform
            ! transform3D: CATransform3D
            ! zIndex: Int
        UICollectionViewDataSource:
            ? collectionView(_:canMoveItemAt:) collectionView:canMoveItemAtIndexPath: Bool
            ! collectionView(_:cellForItemAt:) collectionView:cellForItemAtIndexPath: UICollectionViewCell
            ? collectionView(_:indexPathForIndexTitle:at:) collectionView:indexPathForIndexTitle:atIndex: IndexPath
            ? collectionView(_:moveItemAt:to:) collectionView:moveItemAtIndexPath:toIndexPath: Void
            ! collectionView(_:numberOfItemsInSection:) collectionView:numberOfItemsInSection: Int
            ? collectionView(_:viewForSupplementaryElementOfKind:at:) collectionView:viewForSupplementaryElementOfKind:atIndexPath: UICollectionReusableView
            ? indexTitles(for:) indexTitlesForCollectionView: [String]?
            ? numberOfSections(in:) numberOfSectionsInCollectionView: Int
        UICollectionViewDataSourcePrefetching:
            ? collectionView(_:cancelPrefetchingForItemsAt:) collectionView:cancelPrefetchingForItemsAtIndexPaths: Void
            ! collectionView(_:prefetchItemsAt:) collectionView:prefetchItemsAtIndexPaths: Void
        UICollectionViewDelegate: UIScrollViewDelegate
            ? collectionView(_:canEditItemAt:) collectionView:canEditItemAtIndexPath: Bool
            ? collectionView(_:canFocusItemAt:) collectionView:canFocusItemAtIndexPath: Bool
            ? collectionView(_:canPerformAction:forItemAt:withSender:) collectionView:canPerformAction:forItemAtIndexPath:withSender: Bool
            ? collectionView(_:canPerformPrimaryActionForItemAt:) collectionView:canPerformPrimaryActionForItemAtIndexPath: Bool
            ? collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath: UITargetedPreview?
            ? collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath: UITargetedPreview?
            ? collectionView(_:contextMenuConfigurationForItemAt:point:) collectionView:contextMenuConfigurationForItemAtIndexPath:point: UIContextMenuConfiguration?
            ? collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView:contextMenuConfigurationForItemsAtIndexPaths:point: UIContextMenuConfiguration?
            ? collectionView(_:didBeginMultipleSelectionInteractionAt:) collectionView:didBeginMultipleSelectionInteractionAtIndexPath: Void
            ? collectionView(_:didDeselectItemAt:) collectionView:didDeselectItemAtIndexPath: Void
            ? collectionView(_:didEndDisplaying:forItemAt:) collectionView:didEndDisplayingCell:forItemAtIndexPath: Void
            ? collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath: Void
            ? collectionView(_:didHighlightItemAt:) collectionView:didHighlightItemAtIndexPath: Void
            ? collectionView(_:didSelectItemAt:) collectionView:didSelectItemAtIndexPath: Void
            ? collectionView(_:didUnhighlightItemAt:) collectionView:didUnhighlightItemAtIndexPath: Void
            ? collectionView(_:didUpdateFocusIn:with:) collectionView:didUpdateFocusInContext:withAnimationCoordinator: Void
            ? collectionView(_:performAction:forItemAt:withSender:) collectionView:performAction:forItemAtIndexPath:withSender: Void
            ? collectionView(_:performPrimaryActionForItemAt:) collectionView:performPrimaryActionForItemAtIndexPath: Void
            ? collectionView(_:previewForDismissingContextMenuWithConfiguration:) collectionView:previewForDismissingContextMenuWithConfiguration: UITargetedPreview?
            ? collectionView(_:previewForHighlightingContextMenuWithConfiguration:) collectionView:previewForHighlightingContextMenuWithConfiguration: UITargetedPreview?
            ? collectionView(_:sceneActivationConfigurationForItemAt:point:) collectionView:sceneActivationConfigurationForItemAtIndexPath:point: UIWindowScene.ActivationConfiguration?
            ? collectionView(_:selectionFollowsFocusForItemAt:) collectionView:selectionFollowsFocusForItemAtIndexPath: Bool
            ? collectionView(_:shouldBeginMultipleSelectionInteractionAt:) collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath: Bool
            ? collectionView(_:shouldDeselectItemAt:) collectionView:shouldDeselectItemAtIndexPath: Bool
            ? collectionView(_:shouldHighlightItemAt:) collectionView:shouldHighlightItemAtIndexPath: Bool
            ? collectionView(_:shouldSelectItemAt:) collectionView:shouldSelectItemAtIndexPath: Bool
            ? collectionView(_:shouldShowMenuForItemAt:) collectionView:shouldShowMenuForItemAtIndexPath: Bool
            ? collectionView(_:shouldSpringLoadItemAt:with:) collectionView:shouldSpringLoadItemAtIndexPath:withContext: Bool
            ? collectionView(_:shouldUpdateFocusIn:) collectionView:shouldUpdateFocusInContext: Bool
            ? collectionView(_:targetContentOffsetForProposedContentOffset:) collectionView:targetContentOffsetForProposedContentOffset: CGPoint
            ? collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath: IndexPath
            ? collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath: IndexPath
            ? collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView:transitionLayoutForOldLayout:newLayout: UICollectionViewTransitionLayout
            ? collectionView(_:willDisplay:forItemAt:) collectionView:willDisplayCell:forItemAtIndexPath: Void
            ? collectionView(_:willDisplayContextMenu:animator:) collectionView:willDisplayContextMenuWithConfiguration:animator: Void
            ? collectionView(_:willDisplaySupplementaryView:forElementKind:at:) collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath: Void
            ? collectionView(_:willEndContextMenuInteraction:animator:) collectionView:willEndContextMenuInteractionWithConfiguration:animator: Void
            ? collectionView(_:willPerformPreviewActionForMenuWith:animator:) collectionView:willPerformPreviewActionForMenuWithConfiguration:animator: Void
            ? collectionViewDidEndMultipleSelectionInteraction(_:) collectionViewDidEndMultipleSelectionInteraction: Void
            ? indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInCollectionView: IndexPath?
        UICollectionViewDelegateFlowLayout: UICollectionViewDelegate UIScrollViewDelegate
            ? collectionView(_:layout:insetForSectionAt:) collectionView:layout:insetForSectionAtIndex: UIEdgeInsets
            ? collectionView(_:layout:minimumInteritemSpacingForSectionAt:) collectionView:layout:minimumInteritemSpacingForSectionAtIndex: CGFloat
            ? collectionView(_:layout:minimumLineSpacingForSectionAt:) collectionView:layout:minimumLineSpacingForSectionAtIndex: CGFloat
            ? collectionView(_:layout:referenceSizeForFooterInSection:) collectionView:layout:referenceSizeForFooterInSection: CGSize
            ? collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView:layout:referenceSizeForHeaderInSection: CGSize
            ? collectionView(_:layout:sizeForItemAt:) collectionView:layout:sizeForItemAtIndexPath: CGSize
        UICollectionViewDragDelegate:
            ? collectionView(_:dragPreviewParametersForItemAt:) collectionView:dragPreviewParametersForItemAtIndexPath: UIDragPreviewParameters?
            ? collectionView(_:dragSessionAllowsMoveOperation:) collectionView:dragSessionAllowsMoveOperation: Bool
            ? collectionView(_:dragSessionDidEnd:) collectionView:dragSessionDidEnd: Void
            ? collectionView(_:dragSessionIsRestrictedToDraggingApplication:) collectionView:dragSessionIsRestrictedToDraggingApplication: Bool
            ? collectionView(_:dragSessionWillBegin:) collectionView:dragSessionWillBegin: Void
            ? collectionView(_:itemsForAddingTo:at:point:) collectionView:itemsForAddingToDragSession:atIndexPath:point: [UIDragItem]
            ! collectionView(_:itemsForBeginning:at:) collectionView:itemsForBeginningDragSession:atIndexPath: [UIDragItem]
        UICollectionViewDropCoordinator:
            ! destinationIndexPath: IndexPath?
            ! drop(_:intoItemAt:rect:) dropItem:intoItemAtIndexPath:rect: any UIDragAnimating
            ! drop(_:to:) dropItem:toPlaceholder: any UICollectionViewDropPlaceholderContext
            ! drop(_:to:) dropItem:toTarget: any UIDragAnimating
            ! drop(_:toItemAt:) dropItem:toItemAtIndexPath: any UIDragAnimating
            ! items: [any UICollectionViewDropItem]
            ! proposal: UICollectionViewDropProposal
            ! session: any UIDropSession
        UICollectionViewDropDelegate:
            ? collectionView(_:canHandle:) collectionView:canHandleDropSession: Bool
            ? collectionView(_:dropPreviewParametersForItemAt:) collectionView:dropPreviewParametersForItemAtIndexPath: UIDragPreviewParameters?
            ? collectionView(_:dropSessionDidEnd:) collectionView:dropSessionDidEnd: Void
            ? collectionView(_:dropSessionDidEnter:) collectionView:dropSessionDidEnter: Void
            ? collectionView(_:dropSessionDidExit:) collectionView:dropSessionDidExit: Void
            ? collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) collectionView:dropSessionDidUpdate:withDestinationIndexPath: UICollectionViewDropProposal
            ! collectionView(_:performDropWith:) collectionView:performDropWithCoordinator: Void
        UICollectionViewDropItem:
            ! dragItem: UIDragItem
            ! previewSize: CGSize
            ! sourceIndexPath: IndexPath?
        UICollectionViewDropPlaceholderContext: UIDragAnimating
            ! commitInsertion(dataSourceUpdates:) commitInsertionWithDataSourceUpdates: Bool
            ! deletePlaceholder() deletePlaceholder Bool
            ! dragItem: UIDragItem
            ! setNeedsCellUpdate() setNeedsCellUpdate Void
        UIDataSourceModelAssociation:
            ! indexPathForElement(withModelIdentifier:in:) indexPathForElementWithModelIdentifier:inView: IndexPath?
            ! modelIdentifierForElement(at:in:) modelIdentifierForElementAtIndexPath:inView: String?
        UIDataSourceTranslating:
            ! dataSourceIndexPath(forPresentationIndexPath:) dataSourceIndexPathForPresentationIndexPath: IndexPath?
            ! dataSourceSectionIndex(forPresentationSectionIndex:) dataSourceSectionIndexForPresentationSectionIndex: Int
            ! performUsingPresentationValues(_:) performUsingPresentationValues: Void
            ! presentationIndexPath(forDataSourceIndexPath:) presentationIndexPathForDataSourceIndexPath: IndexPath?
            ! presentationSectionIndex(forDataSourceSectionIndex:) presentationSectionIndexForDataSourceSectionIndex: Int
        UIScrollViewAccessibilityDelegate: UIScrollViewDelegate
            ? accessibilityAttributedScrollStatus(for:) accessibilityAttributedScrollStatusForScrollView: NSAttributedString?
            ? accessibilityScrollStatus(for:) accessibilityScrollStatusForScrollView: String?
        UIScrollViewDelegate:
            ? scrollViewDidChangeAdjustedContentInset(_:) scrollViewDidChangeAdjustedContentInset: Void
            ? scrollViewDidEndDecelerating(_:) scrollViewDidEndDecelerating: Void
            ? scrollViewDidEndDragging(_:willDecelerate:) scrollViewDidEndDragging:willDecelerate: Void
            ? scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndScrollingAnimation: Void
            ? scrollViewDidEndZooming(_:with:atScale:) scrollViewDidEndZooming:withView:atScale: Void
            ? scrollViewDidScroll(_:) scrollViewDidScroll: Void
            ? scrollViewDidScrollToTop(_:) scrollViewDidScrollToTop: Void
            ? scrollViewDidZoom(_:) scrollViewDidZoom: Void
            ? scrollViewShouldScrollToTop(_:) scrollViewShouldScrollToTop: Bool
            ? scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDecelerating: Void
            ? scrollViewWillBeginDragging(_:) scrollViewWillBeginDragging: Void
            ? scrollViewWillBeginZooming(_:with:) scrollViewWillBeginZooming:withView: Void
            ? scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewWillEndDragging:withVelocity:targetContentOffset: Void
            ? viewForZooming(in:) viewForZoomingInScrollView: UIView?
        UISpringLoadedInteractionBehavior:
            ? interactionDidFinish(_:) interactionDidFinish: Void
            ! shouldAllow(_:with:) shouldAllowInteraction:withContext: Bool
        UISpringLoadedInteractionContext:
            ! location(in:) locationInView: CGPoint
            ! state: UISpringLoadedInteractionEffectState
            ! targetItem: Any?
            ! targetView: UIView?
        UISpringLoadedInteractionEffect:
            ! interaction(_:didChangeWith:) interaction:didChangeWithContext: Void
        UISpringLoadedInteractionSupporting:
            ! isSpringLoaded: Bool
        UITableViewDataSource:
            ? numberOfSections(in:) numberOfSectionsInTableView: Int
            ? sectionIndexTitles(for:) sectionIndexTitlesForTableView: [String]?
            ? tableView(_:canEditRowAt:) tableView:canEditRowAtIndexPath: Bool
            ? tableView(_:canMoveRowAt:) tableView:canMoveRowAtIndexPath: Bool
            ! tableView(_:cellForRowAt:) tableView:cellForRowAtIndexPath: UITableViewCell
            ? tableView(_:commit:forRowAt:) tableView:commitEditingStyle:forRowAtIndexPath: Void
            ? tableView(_:moveRowAt:to:) tableView:moveRowAtIndexPath:toIndexPath: Void
            ! tableView(_:numberOfRowsInSection:) tableView:numberOfRowsInSection: Int
            ? tableView(_:sectionForSectionIndexTitle:at:) tableView:sectionForSectionIndexTitle:atIndex: Int
            ? tableView(_:titleForFooterInSection:) tableView:titleForFooterInSection: String?
            ? tableView(_:titleForHeaderInSection:) tableView:titleForHeaderInSection: String?
        UITableViewDataSourcePrefetching:
            ? tableView(_:cancelPrefetchingForRowsAt:) tableView:cancelPrefetchingForRowsAtIndexPaths: Void
            ! tableView(_:prefetchRowsAt:) tableView:prefetchRowsAtIndexPaths: Void
        UITableViewDelegate: UIScrollViewDelegate
            ? indexPathForPreferredFocusedView(in:) indexPathForPreferredFocusedViewInTableView: IndexPath?
            ? tableView(_:accessoryButtonTappedForRowWith:) tableView:accessoryButtonTappedForRowWithIndexPath: Void
            ? tableView(_:canFocusRowAt:) tableView:canFocusRowAtIndexPath: Bool
            ? tableView(_:canPerformAction:forRowAt:withSender:) tableView:canPerformAction:forRowAtIndexPath:withSender: Bool
            ? tableView(_:canPerformPrimaryActionForRowAt:) tableView:canPerformPrimaryActionForRowAtIndexPath: Bool
            ? tableView(_:contextMenuConfigurationForRowAt:point:) tableView:contextMenuConfigurationForRowAtIndexPath:point: UIContextMenuConfiguration?
            ? tableView(_:didBeginMultipleSelectionInteractionAt:) tableView:didBeginMultipleSelectionInteractionAtIndexPath: Void
            ? tableView(_:didDeselectRowAt:) tableView:didDeselectRowAtIndexPath: Void
            ? tableView(_:didEndDisplaying:forRowAt:) tableView:didEndDisplayingCell:forRowAtIndexPath: Void
            ? tableView(_:didEndDisplayingFooterView:forSection:) tableView:didEndDisplayingFooterView:forSection: Void
            ? tableView(_:didEndDisplayingHeaderView:forSection:) tableView:didEndDisplayingHeaderView:forSection: Void
            ? tableView(_:didEndEditingRowAt:) tableView:didEndEditingRowAtIndexPath: Void
            ? tableView(_:didHighlightRowAt:) tableView:didHighlightRowAtIndexPath: Void
            ? tableView(_:didSelectRowAt:) tableView:didSelectRowAtIndexPath: Void
            ? tableView(_:didUnhighlightRowAt:) tableView:didUnhighlightRowAtIndexPath: Void
            ? tableView(_:didUpdateFocusIn:with:) tableView:didUpdateFocusInContext:withAnimationCoordinator: Void
            ? tableView(_:editActionsForRowAt:) tableView:editActionsForRowAtIndexPath: [UITableViewRowAction]?
            ? tableView(_:editingStyleForRowAt:) tableView:editingStyleForRowAtIndexPath: UITableViewCell.EditingStyle
            ? tableView(_:estimatedHeightForFooterInSection:) tableView:estimatedHeightForFooterInSection: CGFloat
            ? tableView(_:estimatedHeightForHeaderInSection:) tableView:estimatedHeightForHeaderInSection: CGFloat
            ? tableView(_:estimatedHeightForRowAt:) tableView:estimatedHeightForRowAtIndexPath: CGFloat
            ? tableView(_:heightForFooterInSection:) tableView:heightForFooterInSection: CGFloat
            ? tableView(_:heightForHeaderInSection:) tableView:heightForHeaderInSection: CGFloat
            ? tableView(_:heightForRowAt:) tableView:heightForRowAtIndexPath: CGFloat
            ? tableView(_:indentationLevelForRowAt:) tableView:indentationLevelForRowAtIndexPath: Int
            ? tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView:leadingSwipeActionsConfigurationForRowAtIndexPath: UISwipeActionsConfiguration?
            ? tableView(_:performAction:forRowAt:withSender:) tableView:performAction:forRowAtIndexPath:withSender: Void
            ? tableView(_:performPrimaryActionForRowAt:) tableView:performPrimaryActionForRowAtIndexPath: Void
            ? tableView(_:previewForDismissingContextMenuWithConfiguration:) tableView:previewForDismissingContextMenuWithConfiguration: UITargetedPreview?
            ? tableView(_:previewForHighlightingContextMenuWithConfiguration:) tableView:previewForHighlightingContextMenuWithConfiguration: UITargetedPreview?
            ? tableView(_:selectionFollowsFocusForRowAt:) tableView:selectionFollowsFocusForRowAtIndexPath: Bool
            ? tableView(_:shouldBeginMultipleSelectionInteractionAt:) tableView:shouldBeginMultipleSelectionInteractionAtIndexPath: Bool
            ? tableView(_:shouldHighlightRowAt:) tableView:shouldHighlightRowAtIndexPath: Bool
            ? tableView(_:shouldIndentWhileEditingRowAt:) tableView:shouldIndentWhileEditingRowAtIndexPath: Bool
            ? tableView(_:shouldShowMenuForRowAt:) tableView:shouldShowMenuForRowAtIndexPath: Bool
            ? tableView(_:shouldSpringLoadRowAt:with:) tableView:shouldSpringLoadRowAtIndexPath:withContext: Bool
            ? tableView(_:shouldUpdateFocusIn:) tableView:shouldUpdateFocusInContext: Bool
            ? tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: IndexPath
            ? tableView(_:titleForDeleteConfirmationButtonForRowAt:) tableView:titleForDeleteConfirmationButtonForRowAtIndexPath: String?
            ? tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView:trailingSwipeActionsConfigurationForRowAtIndexPath: UISwipeActionsConfiguration?
            ? tableView(_:viewForFooterInSection:) tableView:viewForFooterInSection: UIView?
            ? tableView(_:viewForHeaderInSection:) tableView:viewForHeaderInSection: UIView?
            ? tableView(_:willBeginEditingRowAt:) tableView:willBeginEditingRowAtIndexPath: Void
            ? tableView(_:willDeselectRowAt:) tableView:willDeselectRowAtIndexPath: IndexPath?
            ? tableView(_:willDisplay:forRowAt:) tableView:willDisplayCell:forRowAtIndexPath: Void
            ? tableView(_:willDisplayContextMenu:animator:) tableView:willDisplayContextMenuWithConfiguration:animator: Void
            ? tableView(_:willDisplayFooterView:forSection:) tableView:willDisplayFooterView:forSection: Void
            ? tableView(_:willDisplayHeaderView:forSection:) tableView:willDisplayHeaderView:forSection: Void
            ? tableView(_:willEndContextMenuInteraction:animator:) tableView:willEndContextMenuInteractionWithConfiguration:animator: Void
            ? tableView(_:willPerformPreviewActionForMenuWith:animator:) tableView:willPerformPreviewActionForMenuWithConfiguration:animator: Void
            ? tableView(_:willSelectRowAt:) tableView:willSelectRowAtIndexPath: IndexPath?
            ? tableViewDidEndMultipleSelectionInteraction(_:) tableViewDidEndMultipleSelectionInteraction: Void
        UITableViewDragDelegate:
            ? tableView(_:dragPreviewParametersForRowAt:) tableView:dragPreviewParametersForRowAtIndexPath: UIDragPreviewParameters?
            ? tableView(_:dragSessionAllowsMoveOperation:) tableView:dragSessionAllowsMoveOperation: Bool
            ? tableView(_:dragSessionDidEnd:) tableView:dragSessionDidEnd: Void
            ? tableView(_:dragSessionIsRestrictedToDraggingApplication:) tableView:dragSessionIsRestrictedToDraggingApplication: Bool
            ? tableView(_:dragSessionWillBegin:) tableView:dragSessionWillBegin: Void
            ? tableView(_:itemsForAddingTo:at:point:) tableView:itemsForAddingToDragSession:atIndexPath:point: [UIDragItem]
            ! tableView(_:itemsForBeginning:at:) tableView:itemsForBeginningDragSession:atIndexPath: [UIDragItem]
        UITableViewDropCoordinator:
            ! destinationIndexPath: IndexPath?
            ! drop(_:intoRowAt:rect:) dropItem:intoRowAtIndexPath:rect: any UIDragAnimating
            ! drop(_:to:) dropItem:toPlaceholder: any UITableViewDropPlaceholderContext
            ! drop(_:to:) dropItem:toTarget: any UIDragAnimating
            ! drop(_:toRowAt:) dropItem:toRowAtIndexPath: any UIDragAnimating
            ! items: [any UITableViewDropItem]
            ! proposal: UITableViewDropProposal
            ! session: any UIDropSession
        UITableViewDropDelegate:
            ? tableView(_:canHandle:) tableView:canHandleDropSession: Bool
            ? tableView(_:dropPreviewParametersForRowAt:) tableView:dropPreviewParametersForRowAtIndexPath: UIDragPreviewParameters?
            ? tableView(_:dropSessionDidEnd:) tableView:dropSessionDidEnd: Void
            ? tableView(_:dropSessionDidEnter:) tableView:dropSessionDidEnter: Void
            ? tableView(_:dropSessionDidExit:) tableView:dropSessionDidExit: Void
            ? tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) tableView:dropSessionDidUpdate:withDestinationIndexPath: UITableViewDropProposal
            ! tableView(_:performDropWith:) tableView:performDropWithCoordinator: Void
        UITableViewDropItem:
            ! dragItem: UIDragItem
            ! previewSize: CGSize
            ! sourceIndexPath: IndexPath?
        UITableViewDropPlaceholderContext: UIDragAnimating
            ! commitInsertion(dataSourceUpdates:) commitInsertionWithDataSourceUpdates: Bool
            ! deletePlaceholder() deletePlaceholder Bool
            ! dragItem: UIDragItem
        """
}
