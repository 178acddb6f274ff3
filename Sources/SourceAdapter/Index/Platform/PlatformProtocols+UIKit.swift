extension PlatformProtocols {
    /// UIKit's protocols, by the headers of the iOS 16.4 SDK: the name and what it inherits; then a line a member, `?` optional or `!` required, its
    /// Swift name, its Objective-C name, and its result; of properties the name and the type.
    static let uiKit = """
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
        NSLayoutManagerDelegate:
            ? layoutManager(_:boundingBoxForControlGlyphAt:for:proposedLineFragment:glyphPosition:characterIndex:) layoutManager:boundingBoxForControlGlyphAtIndex:forTextContainer:proposedLineFragment:glyphPosition:characterIndex: CGRect
            ? layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManager:didCompleteLayoutForTextContainer:atEnd: Void
            ? layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect: CGFloat
            ? layoutManager(_:paragraphSpacingAfterGlyphAt:withProposedLineFragmentRect:) layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect: CGFloat
            ? layoutManager(_:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:) layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect: CGFloat
            ? layoutManager(_:shouldBreakLineByHyphenatingBeforeCharacterAt:) layoutManager:shouldBreakLineByHyphenatingBeforeCharacterAtIndex: Bool
            ? layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:) layoutManager:shouldBreakLineByWordBeforeCharacterAtIndex: Bool
            ? layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:) layoutManager:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange: Int
            ? layoutManager(_:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:in:forGlyphRange:) layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange: Bool
            ? layoutManager(_:shouldUse:forControlCharacterAt:) layoutManager:shouldUseAction:forControlCharacterAtIndex: NSLayoutManager.ControlCharacterAction
            ? layoutManager(_:textContainer:didChangeGeometryFrom:) layoutManager:textContainer:didChangeGeometryFromSize: Void
            ? layoutManagerDidInvalidateLayout(_:) layoutManagerDidInvalidateLayout: Void
        NSTextAttachmentContainer:
            ! attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:) attachmentBoundsForTextContainer:proposedLineFragment:glyphPosition:characterIndex: CGRect
            ! image(forBounds:textContainer:characterIndex:) imageForBounds:textContainer:characterIndex: UIImage?
        NSTextAttachmentLayout:
            ! attachmentBounds(for:location:textContainer:proposedLineFragment:position:) attachmentBoundsForAttributes:location:textContainer:proposedLineFragment:position: CGRect
            ! image(for:attributes:location:textContainer:) imageForBounds:attributes:location:textContainer: UIImage?
            ! viewProvider(for:location:textContainer:) viewProviderForParentView:location:textContainer: NSTextAttachmentViewProvider?
        NSTextContentManagerDelegate:
            ? textContentManager(_:shouldEnumerate:options:) textContentManager:shouldEnumerateTextElement:options: Bool
            ? textContentManager(_:textElementAt:) textContentManager:textElementAtLocation: NSTextElement?
        NSTextContentStorageDelegate: NSTextContentManagerDelegate
            ? textContentStorage(_:textParagraphWith:) textContentStorage:textParagraphWithRange: NSTextParagraph?
        NSTextElementProvider:
            ? adjustedRange(from:forEditingTextSelection:) adjustedRangeFromRange:forEditingTextSelection: NSTextRange?
            ! documentRange: NSTextRange
            ! enumerateTextElements(from:options:using:) enumerateTextElementsFromLocation:options:usingBlock: (any NSTextLocation)?
            ? location(_:offsetBy:) locationFromLocation:withOffset: (any NSTextLocation)?
            ? offset(from:to:) offsetFromLocation:toLocation: Int
            ! replaceContents(in:with:) replaceContentsInRange:withTextElements: Void
        NSTextLayoutManagerDelegate:
            ? textLayoutManager(_:renderingAttributesForLink:at:defaultAttributes:) textLayoutManager:renderingAttributesForLink:atLocation:defaultAttributes: [NSAttributedString.Key : Any]?
            ? textLayoutManager(_:shouldBreakLineBefore:hyphenating:) textLayoutManager:shouldBreakLineBeforeLocation:hyphenating: Bool
            ? textLayoutManager(_:textLayoutFragmentFor:in:) textLayoutManager:textLayoutFragmentForLocation:inTextElement: NSTextLayoutFragment
        NSTextLayoutOrientationProvider:
            ! layoutOrientation: NSLayoutManager.TextLayoutOrientation
        NSTextLocation:
            ! compare(_:) compare: ComparisonResult
        NSTextSelectionDataSource:
            ! baseWritingDirection(at:) baseWritingDirectionAtLocation: NSTextSelectionNavigation.WritingDirection
            ! documentRange: NSTextRange
            ! enumerateCaretOffsetsInLineFragment(at:using:) enumerateCaretOffsetsInLineFragmentAtLocation:usingBlock: Void
            ? enumerateContainerBoundaries(from:reverse:using:) enumerateContainerBoundariesFromLocation:reverse:usingBlock: Void
            ! enumerateSubstrings(from:options:using:) enumerateSubstringsFromLocation:options:usingBlock: Void
            ! lineFragmentRange(for:inContainerAt:) lineFragmentRangeForPoint:inContainerAtLocation: NSTextRange?
            ! location(_:offsetBy:) locationFromLocation:withOffset: (any NSTextLocation)?
            ! offset(from:to:) offsetFromLocation:toLocation: Int
            ? textLayoutOrientation(at:) textLayoutOrientationAtLocation: NSTextSelectionNavigation.LayoutOrientation
            ! textRange(for:enclosing:) textRangeForSelectionGranularity:enclosingLocation: NSTextRange?
        NSTextStorageDelegate:
            ? textStorage(_:didProcessEditing:range:changeInLength:) textStorage:didProcessEditing:range:changeInLength: Void
            ? textStorage(_:willProcessEditing:range:changeInLength:) textStorage:willProcessEditing:range:changeInLength: Void
        NSTextStorageObserving:
            ! performEditingTransaction(for:using:) performEditingTransactionForTextStorage:usingBlock: Void
            ! processEditing(for:edited:range:changeInLength:invalidatedRange:) processEditingForTextStorage:edited:range:changeInLength:invalidatedRange: Void
            ! textStorage: NSTextStorage?
        NSTextViewportLayoutControllerDelegate:
            ! textViewportLayoutController(_:configureRenderingSurfaceFor:) textViewportLayoutController:configureRenderingSurfaceForTextLayoutFragment: Void
            ? textViewportLayoutControllerDidLayout(_:) textViewportLayoutControllerDidLayout: Void
            ? textViewportLayoutControllerWillLayout(_:) textViewportLayoutControllerWillLayout: Void
            ! viewportBounds(for:) viewportBoundsForTextViewportLayoutController: CGRect
        UIAccessibilityContainerDataTable:
            ! accessibilityColumnCount() accessibilityColumnCount Int
            ! accessibilityDataTableCellElement(forRow:column:) accessibilityDataTableCellElementForRow:column: (any UIAccessibilityContainerDataTableCell)?
            ? accessibilityHeaderElements(forColumn:) accessibilityHeaderElementsForColumn: [any UIAccessibilityContainerDataTableCell]?
            ? accessibilityHeaderElements(forRow:) accessibilityHeaderElementsForRow: [any UIAccessibilityContainerDataTableCell]?
            ! accessibilityRowCount() accessibilityRowCount Int
        UIAccessibilityContainerDataTableCell:
            ! accessibilityColumnRange() accessibilityColumnRange NSRange
            ! accessibilityRowRange() accessibilityRowRange NSRange
        UIAccessibilityContentSizeCategoryImageAdjusting:
            ! adjustsImageSizeForAccessibilityContentSizeCategory: Bool
        UIAccessibilityIdentification:
            ! accessibilityIdentifier: String?
        UIAccessibilityReadingContent:
            ? accessibilityAttributedContent(forLineNumber:) accessibilityAttributedContentForLineNumber: NSAttributedString?
            ? accessibilityAttributedPageContent() accessibilityAttributedPageContent NSAttributedString?
            ! accessibilityContent(forLineNumber:) accessibilityContentForLineNumber: String?
            ! accessibilityFrame(forLineNumber:) accessibilityFrameForLineNumber: CGRect
            ! accessibilityLineNumber(for:) accessibilityLineNumberForPoint: Int
            ! accessibilityPageContent() accessibilityPageContent String?
        UIActionSheetDelegate:
            ? actionSheet(_:clickedButtonAt:) actionSheet:clickedButtonAtIndex: Void
            ? actionSheet(_:didDismissWithButtonIndex:) actionSheet:didDismissWithButtonIndex: Void
            ? actionSheet(_:willDismissWithButtonIndex:) actionSheet:willDismissWithButtonIndex: Void
            ? actionSheetCancel(_:) actionSheetCancel: Void
            ? didPresent(_:) didPresentActionSheet: Void
            ? willPresent(_:) willPresentActionSheet: Void
        UIActivityItemSource:
            ? activityViewController(_:dataTypeIdentifierForActivityType:) activityViewController:dataTypeIdentifierForActivityType: String
            ! activityViewController(_:itemForActivityType:) activityViewController:itemForActivityType: Any?
            ? activityViewController(_:subjectForActivityType:) activityViewController:subjectForActivityType: String
            ? activityViewController(_:thumbnailImageForActivityType:suggestedSize:) activityViewController:thumbnailImageForActivityType:suggestedSize: UIImage?
            ? activityViewControllerLinkMetadata(_:) activityViewControllerLinkMetadata: LPLinkMetadata?
            ! activityViewControllerPlaceholderItem(_:) activityViewControllerPlaceholderItem: Any
        UIActivityItemsConfigurationProviding:
            ! activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
        UIActivityItemsConfigurationReading:
            ? activityItemsConfigurationMetadata(key:) activityItemsConfigurationMetadataForKey: Any?
            ? activityItemsConfigurationMetadataForItem(at:key:) activityItemsConfigurationMetadataForItemAtIndex:key: Any?
            ? activityItemsConfigurationPreviewForItem(at:intent:suggestedSize:) activityItemsConfigurationPreviewForItemAtIndex:intent:suggestedSize: NSItemProvider?
            ? activityItemsConfigurationSupports(interaction:) activityItemsConfigurationSupportsInteraction: Bool
            ? applicationActivitiesForActivityItemsConfiguration: [UIActivity]?
            ! itemProvidersForActivityItemsConfiguration: [NSItemProvider]
        UIAdaptivePresentationControllerDelegate:
            ? adaptivePresentationStyle(for:) adaptivePresentationStyleForPresentationController: UIModalPresentationStyle
            ? adaptivePresentationStyle(for:traitCollection:) adaptivePresentationStyleForPresentationController:traitCollection: UIModalPresentationStyle
            ? presentationController(_:prepare:) presentationController:prepareAdaptivePresentationController: Void
            ? presentationController(_:viewControllerForAdaptivePresentationStyle:) presentationController:viewControllerForAdaptivePresentationStyle: UIViewController?
            ? presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) presentationController:willPresentWithAdaptiveStyle:transitionCoordinator: Void
            ? presentationControllerDidAttemptToDismiss(_:) presentationControllerDidAttemptToDismiss: Void
            ? presentationControllerDidDismiss(_:) presentationControllerDidDismiss: Void
            ? presentationControllerShouldDismiss(_:) presentationControllerShouldDismiss: Bool
            ? presentationControllerWillDismiss(_:) presentationControllerWillDismiss: Void
        UIAlertViewDelegate:
            ? alertView(_:clickedButtonAt:) alertView:clickedButtonAtIndex: Void
            ? alertView(_:didDismissWithButtonIndex:) alertView:didDismissWithButtonIndex: Void
            ? alertView(_:willDismissWithButtonIndex:) alertView:willDismissWithButtonIndex: Void
            ? alertViewCancel(_:) alertViewCancel: Void
            ? alertViewShouldEnableFirstOtherButton(_:) alertViewShouldEnableFirstOtherButton: Bool
            ? didPresent(_:) didPresentAlertView: Void
            ? willPresent(_:) willPresentAlertView: Void
        UIAppearance:
            ! static appearance() appearance Self
            ! static appearance(for:) appearanceForTraitCollection: Self
            ! static appearance(for:whenContainedInInstancesOf:) appearanceForTraitCollection:whenContainedInInstancesOfClasses: Self
            ! static appearance(whenContainedInInstancesOf:) appearanceWhenContainedInInstancesOfClasses: Self
        UIApplicationDelegate:
            ? application(_:configurationForConnecting:options:) application:configurationForConnectingSceneSession:options: UISceneConfiguration
            ? application(_:continue:restorationHandler:) application:continueUserActivity:restorationHandler: Bool
            ? application(_:didChangeStatusBarFrame:) application:didChangeStatusBarFrame: Void
            ? application(_:didChangeStatusBarOrientation:) application:didChangeStatusBarOrientation: Void
            ? application(_:didDecodeRestorableStateWith:) application:didDecodeRestorableStateWithCoder: Void
            ? application(_:didDiscardSceneSessions:) application:didDiscardSceneSessions: Void
            ? application(_:didFailToContinueUserActivityWithType:error:) application:didFailToContinueUserActivityWithType:error: Void
            ? application(_:didFailToRegisterForRemoteNotificationsWithError:) application:didFailToRegisterForRemoteNotificationsWithError: Void
            ? application(_:didFinishLaunchingWithOptions:) application:didFinishLaunchingWithOptions: Bool
            ? application(_:didReceive:) application:didReceiveLocalNotification: Void
            ? application(_:didReceiveRemoteNotification:) application:didReceiveRemoteNotification: Void
            ? application(_:didRegister:) application:didRegisterUserNotificationSettings: Void
            ? application(_:didRegisterForRemoteNotificationsWithDeviceToken:) application:didRegisterForRemoteNotificationsWithDeviceToken: Void
            ? application(_:didUpdate:) application:didUpdateUserActivity: Void
            ? application(_:handleActionWithIdentifier:for:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:completionHandler: Void
            ? application(_:handleActionWithIdentifier:for:withResponseInfo:completionHandler:) application:handleActionWithIdentifier:forLocalNotification:withResponseInfo:completionHandler: Void
            ? application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:) application:handleActionWithIdentifier:forRemoteNotification:completionHandler: Void
            ? application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler:) application:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:completionHandler: Void
            ? application(_:handleOpen:) application:handleOpenURL: Bool
            ? application(_:handlerFor:) application:handlerForIntent: Any?
            ? application(_:open:options:) application:openURL:options: Bool
            ? application(_:open:sourceApplication:annotation:) application:openURL:sourceApplication:annotation: Bool
            ? application(_:performFetchWithCompletionHandler:) application:performFetchWithCompletionHandler: Void
            ? application(_:shouldAllowExtensionPointIdentifier:) application:shouldAllowExtensionPointIdentifier: Bool
            ? application(_:shouldRestoreApplicationState:) application:shouldRestoreApplicationState: Bool
            ? application(_:shouldRestoreSecureApplicationState:) application:shouldRestoreSecureApplicationState: Bool
            ? application(_:shouldSaveApplicationState:) application:shouldSaveApplicationState: Bool
            ? application(_:shouldSaveSecureApplicationState:) application:shouldSaveSecureApplicationState: Bool
            ? application(_:supportedInterfaceOrientationsFor:) application:supportedInterfaceOrientationsForWindow: UIInterfaceOrientationMask
            ? application(_:userDidAcceptCloudKitShareWith:) application:userDidAcceptCloudKitShareWithMetadata: Void
            ? application(_:viewControllerWithRestorationIdentifierPath:coder:) application:viewControllerWithRestorationIdentifierPath:coder: UIViewController?
            ? application(_:willChangeStatusBarFrame:) application:willChangeStatusBarFrame: Void
            ? application(_:willChangeStatusBarOrientation:duration:) application:willChangeStatusBarOrientation:duration: Void
            ? application(_:willContinueUserActivityWithType:) application:willContinueUserActivityWithType: Bool
            ? application(_:willEncodeRestorableStateWith:) application:willEncodeRestorableStateWithCoder: Void
            ? application(_:willFinishLaunchingWithOptions:) application:willFinishLaunchingWithOptions: Bool
            ? applicationDidBecomeActive(_:) applicationDidBecomeActive: Void
            ? applicationDidEnterBackground(_:) applicationDidEnterBackground: Void
            ? applicationDidFinishLaunching(_:) applicationDidFinishLaunching: Void
            ? applicationDidReceiveMemoryWarning(_:) applicationDidReceiveMemoryWarning: Void
            ? applicationProtectedDataDidBecomeAvailable(_:) applicationProtectedDataDidBecomeAvailable: Void
            ? applicationProtectedDataWillBecomeUnavailable(_:) applicationProtectedDataWillBecomeUnavailable: Void
            ? applicationShouldAutomaticallyLocalizeKeyCommands(_:) applicationShouldAutomaticallyLocalizeKeyCommands: Bool
            ? applicationShouldRequestHealthAuthorization(_:) applicationShouldRequestHealthAuthorization: Void
            ? applicationSignificantTimeChange(_:) applicationSignificantTimeChange: Void
            ? applicationWillEnterForeground(_:) applicationWillEnterForeground: Void
            ? applicationWillResignActive(_:) applicationWillResignActive: Void
            ? applicationWillTerminate(_:) applicationWillTerminate: Void
            ! static main() s:So21UIApplicationDelegateP5UIKitE4mainyyFZ Void
            ? window: UIWindow?
        UIBarPositioning:
            ! barPosition: UIBarPosition
        UIBarPositioningDelegate:
            ? position(for:) positionForBar: UIBarPosition
        UICalendarSelectionMultiDateDelegate:
            ? multiDateSelection(_:canDeselectDate:) multiDateSelection:canDeselectDate: Bool
            ? multiDateSelection(_:canSelectDate:) multiDateSelection:canSelectDate: Bool
            ! multiDateSelection(_:didDeselectDate:) multiDateSelection:didDeselectDate: Void
            ! multiDateSelection(_:didSelectDate:) multiDateSelection:didSelectDate: Void
        UICalendarSelectionSingleDateDelegate:
            ? dateSelection(_:canSelectDate:) dateSelection:canSelectDate: Bool
            ! dateSelection(_:didSelectDate:) dateSelection:didSelectDate: Void
        UICalendarViewDelegate:
            ? calendarView(_:decorationFor:) calendarView:decorationForDateComponents: UICalendarView.Decoration?
            ? calendarView(_:didChangeVisibleDateComponentsFrom:) calendarView:didChangeVisibleDateComponentsFrom: Void
        UICloudSharingControllerDelegate:
            ! cloudSharingController(_:failedToSaveShareWithError:) cloudSharingController:failedToSaveShareWithError: Void
            ? cloudSharingControllerDidSaveShare(_:) cloudSharingControllerDidSaveShare: Void
            ? cloudSharingControllerDidStopSharing(_:) cloudSharingControllerDidStopSharing: Void
            ? itemThumbnailData(for:) itemThumbnailDataForCloudSharingController: Data?
            ! itemTitle(for:) itemTitleForCloudSharingController: String?
            ? itemType(for:) itemTypeForCloudSharingController: String?
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
        UICollisionBehaviorDelegate:
            ? collisionBehavior(_:beganContactFor:with:at:) collisionBehavior:beganContactForItem:withItem:atPoint: Void
            ? collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint: Void
            ? collisionBehavior(_:endedContactFor:with:) collisionBehavior:endedContactForItem:withItem: Void
            ? collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) collisionBehavior:endedContactForItem:withBoundaryIdentifier: Void
        UIColorPickerViewControllerDelegate:
            ? colorPickerViewController(_:didSelect:continuously:) colorPickerViewController:didSelectColor:continuously: Void
            ? colorPickerViewControllerDidFinish(_:) colorPickerViewControllerDidFinish: Void
            ? colorPickerViewControllerDidSelectColor(_:) colorPickerViewControllerDidSelectColor: Void
        UIContentContainer:
            ! preferredContentSize: CGSize
            ! preferredContentSizeDidChange(forChildContentContainer:) preferredContentSizeDidChangeForChildContentContainer: Void
            ! size(forChildContentContainer:withParentContainerSize:) sizeForChildContentContainer:withParentContainerSize: CGSize
            ! systemLayoutFittingSizeDidChange(forChildContentContainer:) systemLayoutFittingSizeDidChangeForChildContentContainer: Void
            ! viewWillTransition(to:with:) viewWillTransitionToSize:withTransitionCoordinator: Void
            ! willTransition(to:with:) willTransitionToTraitCollection:withTransitionCoordinator: Void
        UIContentSizeCategoryAdjusting:
            ! adjustsFontForContentSizeCategory: Bool
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
        UICoordinateSpace:
            ! bounds: CGRect
            ! convert(_:from:) convertPoint:fromCoordinateSpace: CGPoint
            ! convert(_:from:) convertRect:fromCoordinateSpace: CGRect
            ! convert(_:to:) convertPoint:toCoordinateSpace: CGPoint
            ! convert(_:to:) convertRect:toCoordinateSpace: CGRect
        UIDataSourceModelAssociation:
            ! indexPathForElement(withModelIdentifier:in:) indexPathForElementWithModelIdentifier:inView: IndexPath?
            ! modelIdentifierForElement(at:in:) modelIdentifierForElementAtIndexPath:inView: String?
        UIDataSourceTranslating:
            ! dataSourceIndexPath(forPresentationIndexPath:) dataSourceIndexPathForPresentationIndexPath: IndexPath?
            ! dataSourceSectionIndex(forPresentationSectionIndex:) dataSourceSectionIndexForPresentationSectionIndex: Int
            ! performUsingPresentationValues(_:) performUsingPresentationValues: Void
            ! presentationIndexPath(forDataSourceIndexPath:) presentationIndexPathForDataSourceIndexPath: IndexPath?
            ! presentationSectionIndex(forDataSourceSectionIndex:) presentationSectionIndexForDataSourceSectionIndex: Int
        UIDocumentBrowserViewControllerDelegate:
            ? documentBrowser(_:applicationActivitiesForDocumentURLs:) documentBrowser:applicationActivitiesForDocumentURLs: [UIActivity]
            ? documentBrowser(_:didImportDocumentAt:toDestinationURL:) documentBrowser:didImportDocumentAtURL:toDestinationURL: Void
            ? documentBrowser(_:didPickDocumentURLs:) documentBrowser:didPickDocumentURLs: Void
            ? documentBrowser(_:didPickDocumentsAt:) documentBrowser:didPickDocumentsAtURLs: Void
            ? documentBrowser(_:didRequestDocumentCreationWithHandler:) documentBrowser:didRequestDocumentCreationWithHandler: Void
            ? documentBrowser(_:failedToImportDocumentAt:error:) documentBrowser:failedToImportDocumentAtURL:error: Void
            ? documentBrowser(_:willPresent:) documentBrowser:willPresentActivityViewController: Void
        UIDocumentInteractionControllerDelegate:
            ? documentInteractionController(_:didEndSendingToApplication:) documentInteractionController:didEndSendingToApplication: Void
            ? documentInteractionController(_:willBeginSendingToApplication:) documentInteractionController:willBeginSendingToApplication: Void
            ? documentInteractionControllerDidDismissOpenInMenu(_:) documentInteractionControllerDidDismissOpenInMenu: Void
            ? documentInteractionControllerDidDismissOptionsMenu(_:) documentInteractionControllerDidDismissOptionsMenu: Void
            ? documentInteractionControllerDidEndPreview(_:) documentInteractionControllerDidEndPreview: Void
            ? documentInteractionControllerRectForPreview(_:) documentInteractionControllerRectForPreview: CGRect
            ? documentInteractionControllerViewControllerForPreview(_:) documentInteractionControllerViewControllerForPreview: UIViewController
            ? documentInteractionControllerViewForPreview(_:) documentInteractionControllerViewForPreview: UIView?
            ? documentInteractionControllerWillBeginPreview(_:) documentInteractionControllerWillBeginPreview: Void
            ? documentInteractionControllerWillPresentOpenInMenu(_:) documentInteractionControllerWillPresentOpenInMenu: Void
            ? documentInteractionControllerWillPresentOptionsMenu(_:) documentInteractionControllerWillPresentOptionsMenu: Void
        UIDocumentMenuDelegate:
            ! documentMenu(_:didPickDocumentPicker:) documentMenu:didPickDocumentPicker: Void
            ? documentMenuWasCancelled(_:) documentMenuWasCancelled: Void
        UIDocumentPickerDelegate:
            ? documentPicker(_:didPickDocumentAt:) documentPicker:didPickDocumentAtURL: Void
            ? documentPicker(_:didPickDocumentsAt:) documentPicker:didPickDocumentsAtURLs: Void
            ? documentPickerWasCancelled(_:) documentPickerWasCancelled: Void
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
        UIFindInteractionDelegate:
            ? findInteraction(_:didBegin:) findInteraction:didBeginFindSession: Void
            ? findInteraction(_:didEnd:) findInteraction:didEndFindSession: Void
            ! findInteraction(_:sessionFor:) findInteraction:sessionForView: UIFindSession?
        UIFocusAnimationContext:
            ! duration: TimeInterval
        UIFocusEnvironment:
            ! contains(_:) s:So18UIFocusEnvironmentP5UIKitE8containsySbSoAA_pF Bool
            ! didUpdateFocus(in:with:) didUpdateFocusInContext:withAnimationCoordinator: Void
            ? focusGroupIdentifier: String?
            ! focusItemContainer: (any UIFocusItemContainer)?
            ! parentFocusEnvironment: (any UIFocusEnvironment)?
            ! preferredFocusEnvironments: [any UIFocusEnvironment]
            ? preferredFocusedView: UIView?
            ! setNeedsFocusUpdate() setNeedsFocusUpdate Void
            ! shouldUpdateFocus(in:) shouldUpdateFocusInContext: Bool
            ! updateFocusIfNeeded() updateFocusIfNeeded Void
        UIFocusItem: UIFocusEnvironment
            ! canBecomeFocused: Bool
            ? didHintFocusMovement(_:) didHintFocusMovement: Void
            ? focusEffect: UIFocusEffect?
            ? focusGroupPriority: UIFocusGroupPriority
            ! frame: CGRect
            ! isFocused: Bool
            ? isTransparentFocusItem: Bool
        UIFocusItemContainer:
            ! coordinateSpace: any UICoordinateSpace
            ! focusItems(in:) focusItemsInRect: [any UIFocusItem]
        UIFocusItemScrollableContainer: UIFocusItemContainer
            ! contentOffset: CGPoint
            ! contentSize: CGSize
            ! visibleSize: CGSize
        UIFontPickerViewControllerDelegate:
            ? fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidCancel: Void
            ? fontPickerViewControllerDidPickFont(_:) fontPickerViewControllerDidPickFont: Void
        UIGestureRecognizerDelegate:
            ? gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer: Bool
            ? gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveTouch: Bool
            ? gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceivePress: Bool
            ? gestureRecognizer(_:shouldReceive:) gestureRecognizer:shouldReceiveEvent: Bool
            ? gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer: Bool
            ? gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer:shouldRequireFailureOfGestureRecognizer: Bool
            ? gestureRecognizerShouldBegin(_:) gestureRecognizerShouldBegin: Bool
        UIGuidedAccessRestrictionDelegate:
            ? detailTextForGuidedAccessRestriction(withIdentifier:) detailTextForGuidedAccessRestrictionWithIdentifier: String?
            ! guidedAccessRestriction(withIdentifier:didChange:) guidedAccessRestrictionWithIdentifier:didChangeState: Void
            ! guidedAccessRestrictionIdentifiers: [String]?
            ! textForGuidedAccessRestriction(withIdentifier:) textForGuidedAccessRestrictionWithIdentifier: String?
        UIImagePickerControllerDelegate:
            ? imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerController:didFinishPickingMediaWithInfo: Void
            ? imagePickerControllerDidCancel(_:) imagePickerControllerDidCancel: Void
        UIInputViewAudioFeedback:
            ? enableInputClicksWhenVisible: Bool
        UIInteraction:
            ! didMove(to:) didMoveToView: Void
            ! view: UIView?
            ! willMove(to:) willMoveToView: Void
        UIItemProviderPresentationSizeProviding:
            ! preferredPresentationSizeForItemProvider: CGSize
        UIKeyInput: UITextInputTraits
            ! deleteBackward() deleteBackward Void
            ! hasText: Bool
            ! insertText(_:) insertText: Void
        UILargeContentViewerInteractionDelegate:
            ? largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction:didEndOnItem:atPoint: Void
            ? largeContentViewerInteraction(_:itemAt:) largeContentViewerInteraction:itemAtPoint: (any UILargeContentViewerItem)?
            ? viewController(for:) viewControllerForLargeContentViewerInteraction: UIViewController
        UILargeContentViewerItem:
            ! largeContentImage: UIImage?
            ! largeContentImageInsets: UIEdgeInsets
            ! largeContentTitle: String?
            ! scalesLargeContentImage: Bool
            ! showsLargeContentViewer: Bool
        UILayoutGuideAspectFitting:
            ! aspectRatio: CGFloat
        UILayoutSupport:
            ! bottomAnchor: NSLayoutYAxisAnchor
            ! heightAnchor: NSLayoutDimension
            ! length: CGFloat
            ! topAnchor: NSLayoutYAxisAnchor
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
        UINavigationBarDelegate: UIBarPositioningDelegate
            ? navigationBar(_:didPop:) navigationBar:didPopItem: Void
            ? navigationBar(_:didPush:) navigationBar:didPushItem: Void
            ? navigationBar(_:shouldPop:) navigationBar:shouldPopItem: Bool
            ? navigationBar(_:shouldPush:) navigationBar:shouldPushItem: Bool
            ? navigationBarNSToolbarSection(_:) navigationBarNSToolbarSection: UINavigationBar.NSToolbarSection
        UINavigationControllerDelegate:
            ? navigationController(_:animationControllerFor:from:to:) navigationController:animationControllerForOperation:fromViewController:toViewController: (any UIViewControllerAnimatedTransitioning)?
            ? navigationController(_:didShow:animated:) navigationController:didShowViewController:animated: Void
            ? navigationController(_:interactionControllerFor:) navigationController:interactionControllerForAnimationController: (any UIViewControllerInteractiveTransitioning)?
            ? navigationController(_:willShow:animated:) navigationController:willShowViewController:animated: Void
            ? navigationControllerPreferredInterfaceOrientationForPresentation(_:) navigationControllerPreferredInterfaceOrientationForPresentation: UIInterfaceOrientation
            ? navigationControllerSupportedInterfaceOrientations(_:) navigationControllerSupportedInterfaceOrientations: UIInterfaceOrientationMask
        UIObjectRestoration:
            ! static object(withRestorationIdentifierPath:coder:) objectWithRestorationIdentifierPath:coder: (any UIStateRestoring)?
        UIPageViewControllerDataSource:
            ! pageViewController(_:viewControllerAfter:) pageViewController:viewControllerAfterViewController: UIViewController?
            ! pageViewController(_:viewControllerBefore:) pageViewController:viewControllerBeforeViewController: UIViewController?
            ? presentationCount(for:) presentationCountForPageViewController: Int
            ? presentationIndex(for:) presentationIndexForPageViewController: Int
        UIPageViewControllerDelegate:
            ? pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted: Void
            ? pageViewController(_:spineLocationFor:) pageViewController:spineLocationForInterfaceOrientation: UIPageViewController.SpineLocation
            ? pageViewController(_:willTransitionTo:) pageViewController:willTransitionToViewControllers: Void
            ? pageViewControllerPreferredInterfaceOrientationForPresentation(_:) pageViewControllerPreferredInterfaceOrientationForPresentation: UIInterfaceOrientation
            ? pageViewControllerSupportedInterfaceOrientations(_:) pageViewControllerSupportedInterfaceOrientations: UIInterfaceOrientationMask
        UIPasteConfigurationSupporting:
            ? canPaste(_:) canPasteItemProviders: Bool
            ? paste(itemProviders:) pasteItemProviders: Void
            ! pasteConfiguration: UIPasteConfiguration?
        UIPencilInteractionDelegate:
            ? pencilInteractionDidTap(_:) pencilInteractionDidTap: Void
        UIPickerViewAccessibilityDelegate: UIPickerViewDelegate
            ? pickerView(_:accessibilityAttributedHintForComponent:) pickerView:accessibilityAttributedHintForComponent: NSAttributedString?
            ? pickerView(_:accessibilityAttributedLabelForComponent:) pickerView:accessibilityAttributedLabelForComponent: NSAttributedString?
            ? pickerView(_:accessibilityAttributedUserInputLabelsForComponent:) pickerView:accessibilityAttributedUserInputLabelsForComponent: [NSAttributedString]
            ? pickerView(_:accessibilityHintForComponent:) pickerView:accessibilityHintForComponent: String?
            ? pickerView(_:accessibilityLabelForComponent:) pickerView:accessibilityLabelForComponent: String?
            ? pickerView(_:accessibilityUserInputLabelsForComponent:) pickerView:accessibilityUserInputLabelsForComponent: [String]
        UIPickerViewDataSource:
            ! numberOfComponents(in:) numberOfComponentsInPickerView: Int
            ! pickerView(_:numberOfRowsInComponent:) pickerView:numberOfRowsInComponent: Int
        UIPickerViewDelegate:
            ? pickerView(_:attributedTitleForRow:forComponent:) pickerView:attributedTitleForRow:forComponent: NSAttributedString?
            ? pickerView(_:didSelectRow:inComponent:) pickerView:didSelectRow:inComponent: Void
            ? pickerView(_:rowHeightForComponent:) pickerView:rowHeightForComponent: CGFloat
            ? pickerView(_:titleForRow:forComponent:) pickerView:titleForRow:forComponent: String?
            ? pickerView(_:viewForRow:forComponent:reusing:) pickerView:viewForRow:forComponent:reusingView: UIView
            ? pickerView(_:widthForComponent:) pickerView:widthForComponent: CGFloat
        UIPointerInteractionAnimating:
            ! addAnimations(_:) addAnimations: Void
            ! addCompletion(_:) addCompletion: Void
        UIPointerInteractionDelegate:
            ? pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction:regionForRequest:defaultRegion: UIPointerRegion?
            ? pointerInteraction(_:styleFor:) pointerInteraction:styleForRegion: UIPointerStyle?
            ? pointerInteraction(_:willEnter:animator:) pointerInteraction:willEnterRegion:animator: Void
            ? pointerInteraction(_:willExit:animator:) pointerInteraction:willExitRegion:animator: Void
        UIPopoverBackgroundViewMethods:
            ! static arrowBase() arrowBase CGFloat
            ! static arrowHeight() arrowHeight CGFloat
            ! static contentViewInsets() contentViewInsets UIEdgeInsets
        UIPopoverControllerDelegate:
            ? popoverController(_:willRepositionPopoverTo:in:) popoverController:willRepositionPopoverToRect:inView: Void
            ? popoverControllerDidDismissPopover(_:) popoverControllerDidDismissPopover: Void
            ? popoverControllerShouldDismissPopover(_:) popoverControllerShouldDismissPopover: Bool
        UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
            ? popoverPresentationController(_:willRepositionPopoverTo:in:) popoverPresentationController:willRepositionPopoverToRect:inView: Void
            ? popoverPresentationControllerDidDismissPopover(_:) popoverPresentationControllerDidDismissPopover: Void
            ? popoverPresentationControllerShouldDismissPopover(_:) popoverPresentationControllerShouldDismissPopover: Bool
            ? prepareForPopoverPresentation(_:) prepareForPopoverPresentation: Void
        UIPreviewActionItem:
            ! title: String
        UIPreviewInteractionDelegate:
            ? previewInteraction(_:didUpdateCommitTransition:ended:) previewInteraction:didUpdateCommitTransition:ended: Void
            ! previewInteraction(_:didUpdatePreviewTransition:ended:) previewInteraction:didUpdatePreviewTransition:ended: Void
            ! previewInteractionDidCancel(_:) previewInteractionDidCancel: Void
            ? previewInteractionShouldBegin(_:) previewInteractionShouldBegin: Bool
        UIPrintInteractionControllerDelegate:
            ? printInteractionController(_:chooseCutterBehavior:) printInteractionController:chooseCutterBehavior: UIPrinter.CutterBehavior
            ? printInteractionController(_:choosePaper:) printInteractionController:choosePaper: UIPrintPaper
            ? printInteractionController(_:cutLengthFor:) printInteractionController:cutLengthForPaper: CGFloat
            ? printInteractionControllerDidDismissPrinterOptions(_:) printInteractionControllerDidDismissPrinterOptions: Void
            ? printInteractionControllerDidFinishJob(_:) printInteractionControllerDidFinishJob: Void
            ? printInteractionControllerDidPresentPrinterOptions(_:) printInteractionControllerDidPresentPrinterOptions: Void
            ? printInteractionControllerParentViewController(_:) printInteractionControllerParentViewController: UIViewController?
            ? printInteractionControllerWillDismissPrinterOptions(_:) printInteractionControllerWillDismissPrinterOptions: Void
            ? printInteractionControllerWillPresentPrinterOptions(_:) printInteractionControllerWillPresentPrinterOptions: Void
            ? printInteractionControllerWillStartJob(_:) printInteractionControllerWillStartJob: Void
        UIPrinterPickerControllerDelegate:
            ? printerPickerController(_:shouldShow:) printerPickerController:shouldShowPrinter: Bool
            ? printerPickerControllerDidDismiss(_:) printerPickerControllerDidDismiss: Void
            ? printerPickerControllerDidPresent(_:) printerPickerControllerDidPresent: Void
            ? printerPickerControllerDidSelectPrinter(_:) printerPickerControllerDidSelectPrinter: Void
            ? printerPickerControllerParentViewController(_:) printerPickerControllerParentViewController: UIViewController?
            ? printerPickerControllerWillDismiss(_:) printerPickerControllerWillDismiss: Void
            ? printerPickerControllerWillPresent(_:) printerPickerControllerWillPresent: Void
        UIResponderStandardEditActions:
            ? copy(_:) copy: Void
            ? cut(_:) cut: Void
            ? decreaseSize(_:) decreaseSize: Void
            ? delete(_:) delete: Void
            ? duplicate(_:) duplicate: Void
            ? export(_:) export: Void
            ? find(_:) find: Void
            ? findAndReplace(_:) findAndReplace: Void
            ? findNext(_:) findNext: Void
            ? findPrevious(_:) findPrevious: Void
            ? increaseSize(_:) increaseSize: Void
            ? makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionLeftToRight: Void
            ? makeTextWritingDirectionRightToLeft(_:) makeTextWritingDirectionRightToLeft: Void
            ? move(_:) move: Void
            ? paste(_:) paste: Void
            ? pasteAndGo(_:) pasteAndGo: Void
            ? pasteAndMatchStyle(_:) pasteAndMatchStyle: Void
            ? pasteAndSearch(_:) pasteAndSearch: Void
            ? printContent(_:) print: Void
            ? rename(_:) rename: Void
            ? select(_:) select: Void
            ? selectAll(_:) selectAll: Void
            ? toggleBoldface(_:) toggleBoldface: Void
            ? toggleItalics(_:) toggleItalics: Void
            ? toggleUnderline(_:) toggleUnderline: Void
            ? updateTextAttributes(conversionHandler:) updateTextAttributesWithConversionHandler: Void
            ? useSelectionForFind(_:) useSelectionForFind: Void
        UISceneDelegate:
            ? scene(_:continue:) scene:continueUserActivity: Void
            ? scene(_:didFailToContinueUserActivityWithType:error:) scene:didFailToContinueUserActivityWithType:error: Void
            ? scene(_:didUpdate:) scene:didUpdateUserActivity: Void
            ? scene(_:openURLContexts:) scene:openURLContexts: Void
            ? scene(_:restoreInteractionStateWith:) scene:restoreInteractionStateWithUserActivity: Void
            ? scene(_:willConnectTo:options:) scene:willConnectToSession:options: Void
            ? scene(_:willContinueUserActivityWithType:) scene:willContinueUserActivityWithType: Void
            ? sceneDidBecomeActive(_:) sceneDidBecomeActive: Void
            ? sceneDidDisconnect(_:) sceneDidDisconnect: Void
            ? sceneDidEnterBackground(_:) sceneDidEnterBackground: Void
            ? sceneWillEnterForeground(_:) sceneWillEnterForeground: Void
            ? sceneWillResignActive(_:) sceneWillResignActive: Void
            ? stateRestorationActivity(for:) stateRestorationActivityForScene: NSUserActivity?
        UIScreenshotServiceDelegate:
        UIScribbleInteractionDelegate:
            ? scribbleInteraction(_:shouldBeginAt:) scribbleInteraction:shouldBeginAtLocation: Bool
            ? scribbleInteractionDidFinishWriting(_:) scribbleInteractionDidFinishWriting: Void
            ? scribbleInteractionShouldDelayFocus(_:) scribbleInteractionShouldDelayFocus: Bool
            ? scribbleInteractionWillBeginWriting(_:) scribbleInteractionWillBeginWriting: Void
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
        UISearchBarDelegate: UIBarPositioningDelegate
            ? searchBar(_:selectedScopeButtonIndexDidChange:) searchBar:selectedScopeButtonIndexDidChange: Void
            ? searchBar(_:shouldChangeTextIn:replacementText:) searchBar:shouldChangeTextInRange:replacementText: Bool
            ? searchBar(_:textDidChange:) searchBar:textDidChange: Void
            ? searchBarBookmarkButtonClicked(_:) searchBarBookmarkButtonClicked: Void
            ? searchBarCancelButtonClicked(_:) searchBarCancelButtonClicked: Void
            ? searchBarResultsListButtonClicked(_:) searchBarResultsListButtonClicked: Void
            ? searchBarSearchButtonClicked(_:) searchBarSearchButtonClicked: Void
            ? searchBarShouldBeginEditing(_:) searchBarShouldBeginEditing: Bool
            ? searchBarShouldEndEditing(_:) searchBarShouldEndEditing: Bool
            ? searchBarTextDidBeginEditing(_:) searchBarTextDidBeginEditing: Void
            ? searchBarTextDidEndEditing(_:) searchBarTextDidEndEditing: Void
        UISearchControllerDelegate:
            ? didDismissSearchController(_:) didDismissSearchController: Void
            ? didPresentSearchController(_:) didPresentSearchController: Void
            ? presentSearchController(_:) presentSearchController: Void
            ? searchController(_:didChangeFrom:) searchController:didChangeFromSearchBarPlacement: Void
            ? searchController(_:willChangeTo:) searchController:willChangeToSearchBarPlacement: Void
            ? willDismissSearchController(_:) willDismissSearchController: Void
            ? willPresentSearchController(_:) willPresentSearchController: Void
        UISearchDisplayDelegate:
            ? searchDisplayController(_:didHideSearchResultsTableView:) searchDisplayController:didHideSearchResultsTableView: Void
            ? searchDisplayController(_:didLoadSearchResultsTableView:) searchDisplayController:didLoadSearchResultsTableView: Void
            ? searchDisplayController(_:didShowSearchResultsTableView:) searchDisplayController:didShowSearchResultsTableView: Void
            ? searchDisplayController(_:shouldReloadTableForSearch:) searchDisplayController:shouldReloadTableForSearchString: Bool
            ? searchDisplayController(_:shouldReloadTableForSearchScope:) searchDisplayController:shouldReloadTableForSearchScope: Bool
            ? searchDisplayController(_:willHideSearchResultsTableView:) searchDisplayController:willHideSearchResultsTableView: Void
            ? searchDisplayController(_:willShowSearchResultsTableView:) searchDisplayController:willShowSearchResultsTableView: Void
            ? searchDisplayController(_:willUnloadSearchResultsTableView:) searchDisplayController:willUnloadSearchResultsTableView: Void
            ? searchDisplayControllerDidBeginSearch(_:) searchDisplayControllerDidBeginSearch: Void
            ? searchDisplayControllerDidEndSearch(_:) searchDisplayControllerDidEndSearch: Void
            ? searchDisplayControllerWillBeginSearch(_:) searchDisplayControllerWillBeginSearch: Void
            ? searchDisplayControllerWillEndSearch(_:) searchDisplayControllerWillEndSearch: Void
        UISearchResultsUpdating:
            ! updateSearchResults(for:) updateSearchResultsForSearchController: Void
            ? updateSearchResults(for:selecting:) updateSearchResultsForSearchController:selectingSearchSuggestion: Void
        UISearchSuggestion:
            ? iconImage: UIImage?
            ! localizedAttributedSuggestion: NSAttributedString?
            ? localizedDescription: String?
            ! localizedSuggestion: String?
            ! representedObject: Any?
        UISearchTextFieldDelegate: UITextFieldDelegate
            ? searchTextField(_:didSelect:) searchTextField:didSelectSuggestion: Void
            ? searchTextField(_:itemProviderForCopying:) searchTextField:itemProviderForCopyingToken: NSItemProvider
        UISearchTextFieldPasteItem: UITextPasteItem
            ! setSearchTokenResult(_:) setSearchTokenResult: Void
        UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
            ? sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) sheetPresentationControllerDidChangeSelectedDetentIdentifier: Void
        UISheetPresentationControllerDetentResolutionContext:
            ! containerTraitCollection: UITraitCollection
            ! maximumDetentValue: CGFloat
        UISplitViewControllerDelegate:
            ? primaryViewController(forCollapsing:) primaryViewControllerForCollapsingSplitViewController: UIViewController?
            ? primaryViewController(forExpanding:) primaryViewControllerForExpandingSplitViewController: UIViewController?
            ? splitViewController(_:collapseSecondary:onto:) splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: Bool
            ? splitViewController(_:displayModeForExpandingToProposedDisplayMode:) splitViewController:displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode
            ? splitViewController(_:popoverController:willPresent:) splitViewController:popoverController:willPresentViewController: Void
            ? splitViewController(_:separateSecondaryFrom:) splitViewController:separateSecondaryViewControllerFromPrimaryViewController: UIViewController?
            ? splitViewController(_:shouldHide:in:) splitViewController:shouldHideViewController:inOrientation: Bool
            ? splitViewController(_:show:sender:) splitViewController:showViewController:sender: Bool
            ? splitViewController(_:showDetail:sender:) splitViewController:showDetailViewController:sender: Bool
            ? splitViewController(_:topColumnForCollapsingToProposedTopColumn:) splitViewController:topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column
            ? splitViewController(_:willChangeTo:) splitViewController:willChangeToDisplayMode: Void
            ? splitViewController(_:willHide:) splitViewController:willHideColumn: Void
            ? splitViewController(_:willHide:with:for:) splitViewController:willHideViewController:withBarButtonItem:forPopoverController: Void
            ? splitViewController(_:willShow:) splitViewController:willShowColumn: Void
            ? splitViewController(_:willShow:invalidating:) splitViewController:willShowViewController:invalidatingBarButtonItem: Void
            ? splitViewControllerDidCollapse(_:) splitViewControllerDidCollapse: Void
            ? splitViewControllerDidExpand(_:) splitViewControllerDidExpand: Void
            ? splitViewControllerInteractivePresentationGestureDidEnd(_:) splitViewControllerInteractivePresentationGestureDidEnd: Void
            ? splitViewControllerInteractivePresentationGestureWillBegin(_:) splitViewControllerInteractivePresentationGestureWillBegin: Void
            ? splitViewControllerPreferredInterfaceOrientationForPresentation(_:) splitViewControllerPreferredInterfaceOrientationForPresentation: UIInterfaceOrientation
            ? splitViewControllerSupportedInterfaceOrientations(_:) splitViewControllerSupportedInterfaceOrientations: UIInterfaceOrientationMask
            ? targetDisplayModeForAction(in:) targetDisplayModeForActionInSplitViewController: UISplitViewController.DisplayMode
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
        UIStateRestoring:
            ? applicationFinishedRestoringState() applicationFinishedRestoringState Void
            ? decodeRestorableState(with:) decodeRestorableStateWithCoder: Void
            ? encodeRestorableState(with:) encodeRestorableStateWithCoder: Void
            ? objectRestorationClass: (any UIObjectRestoration.Type)?
            ? restorationParent: (any UIStateRestoring)?
        UITabBarControllerDelegate:
            ? tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController:animationControllerForTransitionFromViewController:toViewController: (any UIViewControllerAnimatedTransitioning)?
            ? tabBarController(_:didEndCustomizing:changed:) tabBarController:didEndCustomizingViewControllers:changed: Void
            ? tabBarController(_:didSelect:) tabBarController:didSelectViewController: Void
            ? tabBarController(_:interactionControllerFor:) tabBarController:interactionControllerForAnimationController: (any UIViewControllerInteractiveTransitioning)?
            ? tabBarController(_:shouldSelect:) tabBarController:shouldSelectViewController: Bool
            ? tabBarController(_:willBeginCustomizing:) tabBarController:willBeginCustomizingViewControllers: Void
            ? tabBarController(_:willEndCustomizing:changed:) tabBarController:willEndCustomizingViewControllers:changed: Void
            ? tabBarControllerPreferredInterfaceOrientationForPresentation(_:) tabBarControllerPreferredInterfaceOrientationForPresentation: UIInterfaceOrientation
            ? tabBarControllerSupportedInterfaceOrientations(_:) tabBarControllerSupportedInterfaceOrientations: UIInterfaceOrientationMask
        UITabBarDelegate:
            ? tabBar(_:didBeginCustomizing:) tabBar:didBeginCustomizingItems: Void
            ? tabBar(_:didEndCustomizing:changed:) tabBar:didEndCustomizingItems:changed: Void
            ? tabBar(_:didSelect:) tabBar:didSelectItem: Void
            ? tabBar(_:willBeginCustomizing:) tabBar:willBeginCustomizingItems: Void
            ? tabBar(_:willEndCustomizing:changed:) tabBar:willEndCustomizingItems:changed: Void
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
        UITextDocumentProxy: UIKeyInput UITextInputTraits
            ! adjustTextPosition(byCharacterOffset:) adjustTextPositionByCharacterOffset: Void
            ! documentContextAfterInput: String?
            ! documentContextBeforeInput: String?
            ! documentIdentifier: UUID
            ! documentInputMode: UITextInputMode?
            ! selectedText: String?
            ! setMarkedText(_:selectedRange:) setMarkedText:selectedRange: Void
            ! unmarkText() unmarkText Void
        UITextDragDelegate:
            ? textDraggableView(_:dragPreviewForLiftingItem:session:) textDraggableView:dragPreviewForLiftingItem:session: UITargetedDragPreview?
            ? textDraggableView(_:dragSessionDidEnd:with:) textDraggableView:dragSessionDidEnd:withOperation: Void
            ? textDraggableView(_:dragSessionWillBegin:) textDraggableView:dragSessionWillBegin: Void
            ? textDraggableView(_:itemsForDrag:) textDraggableView:itemsForDrag: [UIDragItem]
            ? textDraggableView(_:willAnimateLiftWith:session:) textDraggableView:willAnimateLiftWithAnimator:session: Void
        UITextDragRequest:
            ! dragRange: UITextRange
            ! dragSession: any UIDragSession
            ! existingItems: [UIDragItem]
            ! isSelected: Bool
            ! suggestedItems: [UIDragItem]
        UITextDraggable: UIKeyInput UITextInput UITextInputTraits
            ! isTextDragActive: Bool
            ! textDragDelegate: (any UITextDragDelegate)?
            ! textDragInteraction: UIDragInteraction?
            ! textDragOptions: UITextDragOptions
        UITextDropDelegate:
            ? textDroppableView(_:dropSessionDidEnd:) textDroppableView:dropSessionDidEnd: Void
            ? textDroppableView(_:dropSessionDidEnter:) textDroppableView:dropSessionDidEnter: Void
            ? textDroppableView(_:dropSessionDidExit:) textDroppableView:dropSessionDidExit: Void
            ? textDroppableView(_:dropSessionDidUpdate:) textDroppableView:dropSessionDidUpdate: Void
            ? textDroppableView(_:previewForDroppingAllItemsWithDefault:) textDroppableView:previewForDroppingAllItemsWithDefault: UITargetedDragPreview?
            ? textDroppableView(_:proposalForDrop:) textDroppableView:proposalForDrop: UITextDropProposal
            ? textDroppableView(_:willBecomeEditableForDrop:) textDroppableView:willBecomeEditableForDrop: UITextDropEditability
            ? textDroppableView(_:willPerformDrop:) textDroppableView:willPerformDrop: Void
        UITextDropRequest:
            ! dropPosition: UITextPosition
            ! dropSession: any UIDropSession
            ! isSameView: Bool
            ! suggestedProposal: UITextDropProposal
        UITextDroppable: UIKeyInput UIPasteConfigurationSupporting UITextInput UITextInputTraits UITextPasteConfigurationSupporting
            ! isTextDropActive: Bool
            ! textDropDelegate: (any UITextDropDelegate)?
            ! textDropInteraction: UIDropInteraction?
        UITextFieldDelegate:
            ? textField(_:editMenuForCharactersIn:suggestedActions:) textField:editMenuForCharactersInRange:suggestedActions: UIMenu?
            ? textField(_:shouldChangeCharactersIn:replacementString:) textField:shouldChangeCharactersInRange:replacementString: Bool
            ? textField(_:willDismissEditMenuWith:) textField:willDismissEditMenuWithAnimator: Void
            ? textField(_:willPresentEditMenuWith:) textField:willPresentEditMenuWithAnimator: Void
            ? textFieldDidBeginEditing(_:) textFieldDidBeginEditing: Void
            ? textFieldDidChangeSelection(_:) textFieldDidChangeSelection: Void
            ? textFieldDidEndEditing(_:) textFieldDidEndEditing: Void
            ? textFieldDidEndEditing(_:reason:) textFieldDidEndEditing:reason: Void
            ? textFieldShouldBeginEditing(_:) textFieldShouldBeginEditing: Bool
            ? textFieldShouldClear(_:) textFieldShouldClear: Bool
            ? textFieldShouldEndEditing(_:) textFieldShouldEndEditing: Bool
            ? textFieldShouldReturn(_:) textFieldShouldReturn: Bool
        UITextFormattingCoordinatorDelegate:
            ! updateTextAttributes(conversionHandler:) updateTextAttributesWithConversionHandler: Void
        UITextInput: UIKeyInput UITextInputTraits
            ! baseWritingDirection(for:in:) baseWritingDirectionForPosition:inDirection: NSWritingDirection
            ? beginFloatingCursor(at:) beginFloatingCursorAtPoint: Void
            ! beginningOfDocument: UITextPosition
            ! caretRect(for:) caretRectForPosition: CGRect
            ? characterOffset(of:within:) characterOffsetOfPosition:withinRange: Int
            ! characterRange(at:) characterRangeAtPoint: UITextRange?
            ! characterRange(byExtending:in:) characterRangeByExtendingPosition:inDirection: UITextRange?
            ! closestPosition(to:) closestPositionToPoint: UITextPosition?
            ! closestPosition(to:within:) closestPositionToPoint:withinRange: UITextPosition?
            ! compare(_:to:) comparePosition:toPosition: ComparisonResult
            ? dictationRecognitionFailed() dictationRecognitionFailed Void
            ? dictationRecordingDidEnd() dictationRecordingDidEnd Void
            ? editMenu(for:suggestedActions:) editMenuForTextRange:suggestedActions: UIMenu?
            ? endFloatingCursor() endFloatingCursor Void
            ! endOfDocument: UITextPosition
            ! firstRect(for:) firstRectForRange: CGRect
            ? frame(forDictationResultPlaceholder:) frameForDictationResultPlaceholder: CGRect
            ! inputDelegate: (any UITextInputDelegate)?
            ? insertDictationResult(_:) insertDictationResult: Void
            ? insertDictationResultPlaceholder: Any
            ? insertText(_:alternatives:style:) insertText:alternatives:style: Void
            ? insertTextPlaceholder(with:) insertTextPlaceholderWithSize: UITextPlaceholder
            ! markedTextRange: UITextRange?
            ! markedTextStyle: [NSAttributedString.Key : Any]?
            ! offset(from:to:) offsetFromPosition:toPosition: Int
            ! position(from:in:offset:) positionFromPosition:inDirection:offset: UITextPosition?
            ! position(from:offset:) positionFromPosition:offset: UITextPosition?
            ? position(within:atCharacterOffset:) positionWithinRange:atCharacterOffset: UITextPosition?
            ! position(within:farthestIn:) positionWithinRange:farthestInDirection: UITextPosition?
            ? remove(_:) removeTextPlaceholder: Void
            ? removeDictationResultPlaceholder(_:willInsertResult:) removeDictationResultPlaceholder:willInsertResult: Void
            ! replace(_:withText:) replaceRange:withText: Void
            ! selectedTextRange: UITextRange?
            ? selectionAffinity: UITextStorageDirection
            ! selectionRects(for:) selectionRectsForRange: [UITextSelectionRect]
            ? setAttributedMarkedText(_:selectedRange:) setAttributedMarkedText:selectedRange: Void
            ! setBaseWritingDirection(_:for:) setBaseWritingDirection:forRange: Void
            ! setMarkedText(_:selectedRange:) setMarkedText:selectedRange: Void
            ? shouldChangeText(in:replacementText:) shouldChangeTextInRange:replacementText: Bool
            ! text(in:) textInRange: String?
            ? textInputView: UIView
            ! textRange(from:to:) textRangeFromPosition:toPosition: UITextRange?
            ? textStyling(at:in:) textStylingAtPosition:inDirection: [NSAttributedString.Key : Any]?
            ! tokenizer: any UITextInputTokenizer
            ! unmarkText() unmarkText Void
            ? updateFloatingCursor(at:) updateFloatingCursorAtPoint: Void
            ? willDismissEditMenu(animator:) willDismissEditMenuWithAnimator: Void
            ? willPresentEditMenu(animator:) willPresentEditMenuWithAnimator: Void
        UITextInputDelegate:
            ! selectionDidChange(_:) selectionDidChange: Void
            ! selectionWillChange(_:) selectionWillChange: Void
            ! textDidChange(_:) textDidChange: Void
            ! textWillChange(_:) textWillChange: Void
        UITextInputTokenizer:
            ! isPosition(_:atBoundary:inDirection:) isPosition:atBoundary:inDirection: Bool
            ! isPosition(_:withinTextUnit:inDirection:) isPosition:withinTextUnit:inDirection: Bool
            ! position(from:toBoundary:inDirection:) positionFromPosition:toBoundary:inDirection: UITextPosition?
            ! rangeEnclosingPosition(_:with:inDirection:) rangeEnclosingPosition:withGranularity:inDirection: UITextRange?
        UITextInputTraits:
            ? autocapitalizationType: UITextAutocapitalizationType
            ? autocorrectionType: UITextAutocorrectionType
            ? enablesReturnKeyAutomatically: Bool
            ? isSecureTextEntry: Bool
            ? keyboardAppearance: UIKeyboardAppearance
            ? keyboardType: UIKeyboardType
            ? passwordRules: UITextInputPasswordRules?
            ? returnKeyType: UIReturnKeyType
            ? smartDashesType: UITextSmartDashesType
            ? smartInsertDeleteType: UITextSmartInsertDeleteType
            ? smartQuotesType: UITextSmartQuotesType
            ? spellCheckingType: UITextSpellCheckingType
            ? textContentType: UITextContentType!
        UITextInteractionDelegate:
            ? interactionDidEnd(_:) interactionDidEnd: Void
            ? interactionShouldBegin(_:at:) interactionShouldBegin:atPoint: Bool
            ? interactionWillBegin(_:) interactionWillBegin: Void
        UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting
            ! pasteDelegate: (any UITextPasteDelegate)?
        UITextPasteDelegate:
            ? textPasteConfigurationSupporting(_:combineItemAttributedStrings:for:) textPasteConfigurationSupporting:combineItemAttributedStrings:forRange: NSAttributedString
            ? textPasteConfigurationSupporting(_:performPasteOf:to:) textPasteConfigurationSupporting:performPasteOfAttributedString:toRange: UITextRange
            ? textPasteConfigurationSupporting(_:shouldAnimatePasteOf:to:) textPasteConfigurationSupporting:shouldAnimatePasteOfAttributedString:toRange: Bool
            ? textPasteConfigurationSupporting(_:transform:) textPasteConfigurationSupporting:transformPasteItem: Void
        UITextPasteItem:
            ! defaultAttributes: [NSAttributedString.Key : Any]
            ! itemProvider: NSItemProvider
            ! localObject: Any?
            ! setDefaultResult() setDefaultResult Void
            ! setNoResult() setNoResult Void
            ! setResult(attachment:) setAttachmentResult: Void
            ! setResult(attributedString:) setAttributedStringResult: Void
            ! setResult(string:) setStringResult: Void
        UITextViewDelegate: UIScrollViewDelegate
            ? textView(_:editMenuForTextIn:suggestedActions:) textView:editMenuForTextInRange:suggestedActions: UIMenu?
            ? textView(_:shouldChangeTextIn:replacementText:) textView:shouldChangeTextInRange:replacementText: Bool
            ? textView(_:shouldInteractWith:in:) textView:shouldInteractWithURL:inRange: Bool
            ? textView(_:shouldInteractWith:in:) textView:shouldInteractWithTextAttachment:inRange: Bool
            ? textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithURL:inRange:interaction: Bool
            ? textView(_:shouldInteractWith:in:interaction:) textView:shouldInteractWithTextAttachment:inRange:interaction: Bool
            ? textView(_:willDismissEditMenuWith:) textView:willDismissEditMenuWithAnimator: Void
            ? textView(_:willPresentEditMenuWith:) textView:willPresentEditMenuWithAnimator: Void
            ? textViewDidBeginEditing(_:) textViewDidBeginEditing: Void
            ? textViewDidChange(_:) textViewDidChange: Void
            ? textViewDidChangeSelection(_:) textViewDidChangeSelection: Void
            ? textViewDidEndEditing(_:) textViewDidEndEditing: Void
            ? textViewShouldBeginEditing(_:) textViewShouldBeginEditing: Bool
            ? textViewShouldEndEditing(_:) textViewShouldEndEditing: Bool
        UITimingCurveProvider: NSCoding NSCopying
            ! cubicTimingParameters: UICubicTimingParameters?
            ! springTimingParameters: UISpringTimingParameters?
            ! timingCurveType: UITimingCurveType
        UIToolTipInteractionDelegate:
            ? toolTipInteraction(_:configurationAt:) toolTipInteraction:configurationAtPoint: UIToolTipConfiguration?
        UIToolbarDelegate: UIBarPositioningDelegate
        UITraitEnvironment:
            ! traitCollection: UITraitCollection
            ! traitCollectionDidChange(_:) traitCollectionDidChange: Void
        UIUserActivityRestoring:
            ! restoreUserActivityState(_:) restoreUserActivityState: Void
        UIVideoEditorControllerDelegate:
            ? videoEditorController(_:didFailWithError:) videoEditorController:didFailWithError: Void
            ? videoEditorController(_:didSaveEditedVideoToPath:) videoEditorController:didSaveEditedVideoToPath: Void
            ? videoEditorControllerDidCancel(_:) videoEditorControllerDidCancel: Void
        UIViewAnimating:
            ! finishAnimation(at:) finishAnimationAtPosition: Void
            ! fractionComplete: CGFloat
            ! isReversed: Bool
            ! isRunning: Bool
            ! pauseAnimation() pauseAnimation Void
            ! startAnimation() startAnimation Void
            ! startAnimation(afterDelay:) startAnimationAfterDelay: Void
            ! state: UIViewAnimatingState
            ! stopAnimation(_:) stopAnimation: Void
        UIViewControllerAnimatedTransitioning:
            ! animateTransition(using:) animateTransition: Void
            ? animationEnded(_:) animationEnded: Void
            ? interruptibleAnimator(using:) interruptibleAnimatorForTransition: any UIViewImplicitlyAnimating
            ! transitionDuration(using:) transitionDuration: TimeInterval
        UIViewControllerContextTransitioning:
            ! cancelInteractiveTransition() cancelInteractiveTransition Void
            ! completeTransition(_:) completeTransition: Void
            ! containerView: UIView
            ! finalFrame(for:) finalFrameForViewController: CGRect
            ! finishInteractiveTransition() finishInteractiveTransition Void
            ! initialFrame(for:) initialFrameForViewController: CGRect
            ! isAnimated: Bool
            ! isInteractive: Bool
            ! pauseInteractiveTransition() pauseInteractiveTransition Void
            ! presentationStyle: UIModalPresentationStyle
            ! targetTransform: CGAffineTransform
            ! transitionWasCancelled: Bool
            ! updateInteractiveTransition(_:) updateInteractiveTransition: Void
            ! view(forKey:) viewForKey: UIView?
            ! viewController(forKey:) viewControllerForKey: UIViewController?
        UIViewControllerInteractiveTransitioning:
            ? completionCurve: UIView.AnimationCurve
            ? completionSpeed: CGFloat
            ! startInteractiveTransition(_:) startInteractiveTransition: Void
            ? wantsInteractiveStart: Bool
        UIViewControllerPreviewing:
            ! delegate: any UIViewControllerPreviewingDelegate
            ! previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer
            ! sourceRect: CGRect
            ! sourceView: UIView
        UIViewControllerPreviewingDelegate:
            ! previewingContext(_:commit:) previewingContext:commitViewController: Void
            ! previewingContext(_:viewControllerForLocation:) previewingContext:viewControllerForLocation: UIViewController?
        UIViewControllerRestoration:
            ! static viewController(withRestorationIdentifierPath:coder:) viewControllerWithRestorationIdentifierPath:coder: UIViewController?
        UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
            ! animate(alongsideTransition:completion:) animateAlongsideTransition:completion: Bool
            ! animateAlongsideTransition(in:animation:completion:) animateAlongsideTransitionInView:animation:completion: Bool
            ! notifyWhenInteractionChanges(_:) notifyWhenInteractionChangesUsingBlock: Void
            ! notifyWhenInteractionEnds(_:) notifyWhenInteractionEndsUsingBlock: Void
        UIViewControllerTransitionCoordinatorContext:
            ! completionCurve: UIView.AnimationCurve
            ! completionVelocity: CGFloat
            ! containerView: UIView
            ! initiallyInteractive: Bool
            ! isAnimated: Bool
            ! isCancelled: Bool
            ! isInteractive: Bool
            ! isInterruptible: Bool
            ! percentComplete: CGFloat
            ! presentationStyle: UIModalPresentationStyle
            ! targetTransform: CGAffineTransform
            ! transitionDuration: TimeInterval
            ! view(forKey:) viewForKey: UIView?
            ! viewController(forKey:) viewControllerForKey: UIViewController?
        UIViewControllerTransitioningDelegate:
            ? animationController(forDismissed:) animationControllerForDismissedController: (any UIViewControllerAnimatedTransitioning)?
            ? animationController(forPresented:presenting:source:) animationControllerForPresentedController:presentingController:sourceController: (any UIViewControllerAnimatedTransitioning)?
            ? interactionControllerForDismissal(using:) interactionControllerForDismissal: (any UIViewControllerInteractiveTransitioning)?
            ? interactionControllerForPresentation(using:) interactionControllerForPresentation: (any UIViewControllerInteractiveTransitioning)?
            ? presentationController(forPresented:presenting:source:) presentationControllerForPresentedViewController:presentingViewController:sourceViewController: UIPresentationController?
        UIViewImplicitlyAnimating: UIViewAnimating
            ? addAnimations(_:) addAnimations: Void
            ? addAnimations(_:delayFactor:) addAnimations:delayFactor: Void
            ? continueAnimation(withTimingParameters:durationFactor:) continueAnimationWithTimingParameters:durationFactor: Void
        UIWebViewDelegate:
            ? webView(_:didFailLoadWithError:) webView:didFailLoadWithError: Void
            ? webView(_:shouldStartLoadWith:navigationType:) webView:shouldStartLoadWithRequest:navigationType: Bool
            ? webViewDidFinishLoad(_:) webViewDidFinishLoad: Void
            ? webViewDidStartLoad(_:) webViewDidStartLoad: Void
        UIWindowSceneDelegate: UISceneDelegate
            ? window: UIWindow?
            ? windowScene(_:didUpdate:interfaceOrientation:traitCollection:) windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection: Void
            ? windowScene(_:userDidAcceptCloudKitShareWith:) windowScene:userDidAcceptCloudKitShareWithMetadata: Void
        """
}
