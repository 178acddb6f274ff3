extension PlatformProtocols {
    /// Of view controllers, and how they are presented.
    static let controllerProtocols = """
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
        UICloudSharingControllerDelegate:
            ! cloudSharingController(_:failedToSaveShareWithError:) cloudSharingController:failedToSaveShareWithError: Void
            ? cloudSharingControllerDidSaveShare(_:) cloudSharingControllerDidSaveShare: Void
            ? cloudSharingControllerDidStopSharing(_:) cloudSharingControllerDidStopSharing: Void
            ? itemThumbnailData(for:) itemThumbnailDataForCloudSharingController: Data?
            ! itemTitle(for:) itemTitleForCloudSharingController: String?
            ? itemType(for:) itemTypeForCloudSharingController: String?
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
        UINavigationControllerDelegate:
            ? navigationController(_:animationControllerFor:from:to:) navigationController:animationControllerForOperation:fromViewController:toViewController: (any UIViewControllerAnimatedTransitioning)?
            ? navigationController(_:didShow:animated:) navigationController:didShowViewController:animated: Void
            ? navigationController(_:interactionControllerFor:) navigationController:interactionControllerForAnimationController: (any UIViewControllerInteractiveTransitioning)?
            ? navigationController(_:willShow:animated:) navigationController:willShowViewController:animated: Void
            ? navigationControllerPreferredInterfaceOrientationForPresentation(_:) navigationControllerPreferredInterfaceOrientationForPresentation: UIInterfaceOrientation
            ? navigationControllerSupportedInterfaceOrientations(_:) navigationControllerSupportedInterfaceOrientations: UIInterfaceOrientationMask
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
        UIVideoEditorControllerDelegate:
            ? videoEditorController(_:didFailWithError:) videoEditorController:didFailWithError: Void
            ? videoEditorController(_:didSaveEditedVideoToPath:) videoEditorController:didSaveEditedVideoToPath: Void
            ? videoEditorControllerDidCancel(_:) videoEditorControllerDidCancel: Void
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
        """
}
