extension PlatformProtocols {
    /// Of events, gestures, menus, drags and motion.
    static let interactionProtocols = """
        UICollisionBehaviorDelegate:
            ? collisionBehavior(_:beganContactFor:with:at:) collisionBehavior:beganContactForItem:withItem:atPoint: Void
            ? collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint: Void
            ? collisionBehavior(_:endedContactFor:with:) collisionBehavior:endedContactForItem:withItem: Void
            ? collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) collisionBehavior:endedContactForItem:withBoundaryIdentifier: Void
        UIContextMenuInteractionAnimating:
            ! addAnimations(_:) addAnimations: Void
            ! addCompletion(_:) addCompletion: Void
            ! previewViewController: UIViewController?
        UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating
            ! preferredCommitStyle: UIContextMenuInteractionCommitStyle
        UIContextMenuInteractionDelegate:
            ? contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier: UITargetedPreview?
            ? contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier: UITargetedPreview?
            ! contextMenuInteraction(_:configurationForMenuAtLocation:) contextMenuInteraction:configurationForMenuAtLocation: UIContextMenuConfiguration?
            ? contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) contextMenuInteraction:previewForDismissingMenuWithConfiguration: UITargetedPreview?
            ? contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) contextMenuInteraction:previewForHighlightingMenuWithConfiguration: UITargetedPreview?
            ? contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator: Void
            ? contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator: Void
            ? contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator: Void
        UIDragAnimating:
            ! addAnimations(_:) addAnimations: Void
            ! addCompletion(_:) addCompletion: Void
        UIDragDropSession:
            ! allowsMoveOperation: Bool
            ! canLoadObjects(ofClass:) canLoadObjectsOfClass: Bool
            ! hasItemsConforming(toTypeIdentifiers:) hasItemsConformingToTypeIdentifiers: Bool
            ! isRestrictedToDraggingApplication: Bool
            ! items: [UIDragItem]
            ! location(in:) locationInView: CGPoint
        UIDragInteractionDelegate:
            ? dragInteraction(_:item:willAnimateCancelWith:) dragInteraction:item:willAnimateCancelWithAnimator: Void
            ? dragInteraction(_:itemsForAddingTo:withTouchAt:) dragInteraction:itemsForAddingToSession:withTouchAtPoint: [UIDragItem]
            ! dragInteraction(_:itemsForBeginning:) dragInteraction:itemsForBeginningSession: [UIDragItem]
            ? dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction:prefersFullSizePreviewsForSession: Bool
            ? dragInteraction(_:previewForCancelling:withDefault:) dragInteraction:previewForCancellingItem:withDefault: UITargetedDragPreview?
            ? dragInteraction(_:previewForLifting:session:) dragInteraction:previewForLiftingItem:session: UITargetedDragPreview?
            ? dragInteraction(_:session:didEndWith:) dragInteraction:session:didEndWithOperation: Void
            ? dragInteraction(_:session:willAdd:for:) dragInteraction:session:willAddItems:forInteraction: Void
            ? dragInteraction(_:session:willEndWith:) dragInteraction:session:willEndWithOperation: Void
            ? dragInteraction(_:sessionAllowsMoveOperation:) dragInteraction:sessionAllowsMoveOperation: Bool
            ? dragInteraction(_:sessionDidMove:) dragInteraction:sessionDidMove: Void
            ? dragInteraction(_:sessionDidTransferItems:) dragInteraction:sessionDidTransferItems: Void
            ? dragInteraction(_:sessionForAddingItems:withTouchAt:) dragInteraction:sessionForAddingItems:withTouchAtPoint: (any UIDragSession)?
            ? dragInteraction(_:sessionIsRestrictedToDraggingApplication:) dragInteraction:sessionIsRestrictedToDraggingApplication: Bool
            ? dragInteraction(_:sessionWillBegin:) dragInteraction:sessionWillBegin: Void
            ? dragInteraction(_:willAnimateLiftWith:session:) dragInteraction:willAnimateLiftWithAnimator:session: Void
        UIDragSession: UIDragDropSession
            ! localContext: Any?
        UIDropInteractionDelegate:
            ? dropInteraction(_:canHandle:) dropInteraction:canHandleSession: Bool
            ? dropInteraction(_:concludeDrop:) dropInteraction:concludeDrop: Void
            ? dropInteraction(_:item:willAnimateDropWith:) dropInteraction:item:willAnimateDropWithAnimator: Void
            ? dropInteraction(_:performDrop:) dropInteraction:performDrop: Void
            ? dropInteraction(_:previewForDropping:withDefault:) dropInteraction:previewForDroppingItem:withDefault: UITargetedDragPreview?
            ? dropInteraction(_:sessionDidEnd:) dropInteraction:sessionDidEnd: Void
            ? dropInteraction(_:sessionDidEnter:) dropInteraction:sessionDidEnter: Void
            ? dropInteraction(_:sessionDidExit:) dropInteraction:sessionDidExit: Void
            ? dropInteraction(_:sessionDidUpdate:) dropInteraction:sessionDidUpdate: UIDropProposal
        UIDropSession: ProgressReporting UIDragDropSession
            ! loadObjects(ofClass:completion:) loadObjectsOfClass:completion: Progress
            ! localDragSession: (any UIDragSession)?
            ! progressIndicatorStyle: UIDropSessionProgressIndicatorStyle
        UIDynamicAnimatorDelegate:
            ? dynamicAnimatorDidPause(_:) dynamicAnimatorDidPause: Void
            ? dynamicAnimatorWillResume(_:) dynamicAnimatorWillResume: Void
        UIDynamicItem:
            ! bounds: CGRect
            ! center: CGPoint
            ? collisionBoundingPath: UIBezierPath
            ? collisionBoundsType: UIDynamicItemCollisionBoundsType
            ! transform: CGAffineTransform
        UIEditMenuInteractionAnimating:
            ! addAnimations(_:) addAnimations: Void
            ! addCompletion(_:) addCompletion: Void
        UIEditMenuInteractionDelegate:
            ? editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction:menuForConfiguration:suggestedActions: UIMenu?
            ? editMenuInteraction(_:targetRectFor:) editMenuInteraction:targetRectForConfiguration: CGRect
            ? editMenuInteraction(_:willDismissMenuFor:animator:) editMenuInteraction:willDismissMenuForConfiguration:animator: Void
            ? editMenuInteraction(_:willPresentMenuFor:animator:) editMenuInteraction:willPresentMenuForConfiguration:animator: Void
        UIGestureRecognizerDelegate:
            ? gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: Bool
            ? gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch: Bool
            ? gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceivePress: Bool
            ? gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveEvent: Bool
            ? gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: Bool
            ? gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer:shouldRequireFailureOfGestureRecognizer: Bool
            ? gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin: Bool
        UIInteraction:
            ! didMove(to:) didMoveToView: Void
            ! view: UIView?
            ! willMove(to:) willMoveToView: Void
        UIMenuBuilder:
            ! action(for:) actionForIdentifier: UIAction?
            ! command(for:propertyList:) s:So13UIMenuBuilderP5UIKitE7command3for12propertyListSo9UICommandCSg10ObjectiveC8SelectorV_ypSgtF UICommand?
            ! insertChild(_:atEndOfMenu:) insertChildMenu:atEndOfMenuForIdentifier: Void
            ! insertChild(_:atStartOfMenu:) insertChildMenu:atStartOfMenuForIdentifier: Void
            ! insertSibling(_:afterMenu:) insertSiblingMenu:afterMenuForIdentifier: Void
            ! insertSibling(_:beforeMenu:) insertSiblingMenu:beforeMenuForIdentifier: Void
            ! menu(for:) menuForIdentifier: UIMenu?
            ! remove(menu:) removeMenuForIdentifier: Void
            ! replace(menu:with:) replaceMenuForIdentifier:withMenu: Void
            ! replaceChildren(ofMenu:from:) replaceChildrenOfMenuForIdentifier:fromChildrenBlock: Void
            ! system: UIMenuSystem
        UIMenuLeaf:
            ! attributes: UIMenuElement.Attributes
            ! discoverabilityTitle: String?
            ! image: UIImage?
            ! performWithSender(_:target:) performWithSender:target: Void
            ! presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)?
            ! sender: Any?
            ! state: UIMenuElement.State
            ! title: String
        UIPasteConfigurationSupporting:
            ? canPaste(_:) canPasteItemProviders: Bool
            ? paste(itemProviders:) pasteItemProviders: Void
            ! pasteConfiguration: UIPasteConfiguration?
        UIPointerInteractionAnimating:
            ! addAnimations(_:) addAnimations: Void
            ! addCompletion(_:) addCompletion: Void
        UIPointerInteractionDelegate:
            ? pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction:regionForRequest:defaultRegion: UIPointerRegion?
            ? pointerInteraction(_:styleFor:) pointerInteraction:styleForRegion: UIPointerStyle?
            ? pointerInteraction(_:willEnter:animator:) pointerInteraction:willEnterRegion:animator: Void
            ? pointerInteraction(_:willExit:animator:) pointerInteraction:willExitRegion:animator: Void
        UIPreviewActionItem:
            ! title: String
        UIPreviewInteractionDelegate:
            ? previewInteraction(_:didUpdateCommitTransition:ended:) previewInteraction:didUpdateCommitTransition:ended: Void
            ! previewInteraction(_:didUpdatePreviewTransition:ended:) previewInteraction:didUpdatePreviewTransition:ended: Void
            ! previewInteractionDidCancel(_:) previewInteractionDidCancel: Void
            ? previewInteractionShouldBegin(_:) previewInteractionShouldBegin: Bool
        UIToolTipInteractionDelegate:
            ? toolTipInteraction(_:configurationAt:) toolTipInteraction:configurationAtPoint: UIToolTipConfiguration?
        """
}
