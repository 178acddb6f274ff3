extension PlatformMembers {
    /// Of view controllers, and how they are presented.
    static let controllerNames = """
        UIActivity
            activityDidFinish(_:)
            canPerform(withActivityItems:)
            perform() performActivity
            prepare(withActivityItems:)
        UIAlertAction
            isEnabled enabled
        UIAlertController
            addAction(_:)
            addTextField(configurationHandler:)
        UIAlertView
            addButton(withTitle:)
            buttonTitle(at:) buttonTitleAtIndex:
            dismiss(withClickedButtonIndex:animated:)
            isVisible visible
            textField(at:) textFieldAtIndex:
        UIDocumentBrowserViewController
            importDocument(at:nextToDocumentAt:mode:completionHandler:) importDocumentAtURL:nextToDocumentAtURL:mode:completionHandler:
            renameDocument(at:proposedName:completionHandler:) renameDocumentAtURL:proposedName:completionHandler:
            revealDocument(at:importIfNeeded:completion:) revealDocumentAtURL:importIfNeeded:completion:
            transitionController(forDocumentAt:) transitionControllerForDocumentAtURL:
            transitionController(forDocumentURL:)
        UIDocumentInteractionController
            dismissMenu(animated:) dismissMenuAnimated:
            dismissPreview(animated:) dismissPreviewAnimated:
            presentOpenInMenu(from:animated:) presentOpenInMenuFromBarButtonItem:animated:
            presentOpenInMenu(from:in:animated:) presentOpenInMenuFromRect:inView:animated:
            presentOptionsMenu(from:animated:) presentOptionsMenuFromBarButtonItem:animated:
            presentOptionsMenu(from:in:animated:) presentOptionsMenuFromRect:inView:animated:
            presentPreview(animated:) presentPreviewAnimated:
            url URL
            uti UTI
        UIDocumentMenuViewController
            addOption(withTitle:image:order:handler:)
        UIDocumentPickerExtensionViewController
            dismissGrantingAccess(to:) dismissGrantingAccessToURL:
            prepareForPresentation(in:) prepareForPresentationInMode:
        UIMenuController
            hideMenu(from:) hideMenuFromView:
            isMenuVisible menuVisible
            setMenuVisible(_:animated:)
            setTargetRect(_:in:) setTargetRect:inView:
            showMenu(from:rect:) showMenuFromView:rect:
            static shared sharedMenuController
        UINavigationController
            isNavigationBarHidden navigationBarHidden
            isToolbarHidden toolbarHidden
            popToRootViewController(animated:) popToRootViewControllerAnimated:
            popToViewController(_:animated:)
            popViewController(animated:) popViewControllerAnimated:
            pushViewController(_:animated:)
            setNavigationBarHidden(_:animated:)
            setToolbarHidden(_:animated:)
            setViewControllers(_:animated:)
            show(_:sender:) showViewController:sender:
        UINib
            instantiate(withOwner:options:)
        UIPageViewController
            isDoubleSided doubleSided
            setViewControllers(_:direction:animated:completion:)
        UIPercentDrivenInteractiveTransition
            cancel() cancelInteractiveTransition
            finish() finishInteractiveTransition
            pause() pauseInteractiveTransition
            update(_:) updateInteractiveTransition:
        UIPopoverController
            arrowDirection popoverArrowDirection
            backgroundViewClass popoverBackgroundViewClass
            contentSize popoverContentSize
            dismiss(animated:) dismissPopoverAnimated:
            isPopoverVisible popoverVisible
            layoutMargins popoverLayoutMargins
            present(from:in:permittedArrowDirections:animated:) presentPopoverFromRect:inView:permittedArrowDirections:animated:
            present(from:permittedArrowDirections:animated:) presentPopoverFromBarButtonItem:permittedArrowDirections:animated:
            setContentSize(_:animated:) setPopoverContentSize:animated:
            setContentView(_:animated:) setContentViewController:animated:
        UIPresentationController
            adaptivePresentationStyle(for:) adaptivePresentationStyleForTraitCollection:
            dismissalTransitionDidEnd(_:)
            presentationTransitionDidEnd(_:)
        UIPrintInteractionController
            dismiss(animated:) dismissAnimated:
            present(animated:completionHandler:) presentAnimated:completionHandler:
            present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
            present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
            print(to:completionHandler:) printToPrinter:completionHandler:
            static canPrint(_:) canPrintURL:
            static isPrintingAvailable printingAvailable
            static shared sharedPrintController
        UIPrinterPickerController
            dismiss(animated:) dismissAnimated:
            present(animated:completionHandler:) presentAnimated:completionHandler:
            present(from:animated:completionHandler:) presentFromBarButtonItem:animated:completionHandler:
            present(from:in:animated:completionHandler:) presentFromRect:inView:animated:completionHandler:
        UIReferenceLibraryViewController
            static dictionaryHasDefinition(forTerm:)
        UISheetPresentationController
            animateChanges(_:)
        UISheetPresentationController.Detent
            static large() largeDetent
            static medium() mediumDetent
        UISplitViewController
            hide(_:) hideColumn:
            isCollapsed collapsed
            setViewController(_:for:) setViewController:forColumn:
            show(_:) showColumn:
            show(_:sender:) showViewController:sender:
            showDetailViewController(_:sender:)
            viewController(for:) viewControllerForColumn:
        UIStoryboard
            instantiateViewController(withIdentifier:)
        UIStoryboardSegue
            destination destinationViewController
            source sourceViewController
        UIStoryboardUnwindSegueSource
            source sourceViewController
        UITabBarController
            setViewControllers(_:animated:)
        UIVideoEditorController
            static canEditVideo(atPath:)
        UIViewController
            addChild(_:) addChildViewController:
            addKeyCommand(_:)
            allowedChildrenForUnwinding(from:) allowedChildViewControllersForUnwindingFromSource:
            beginAppearanceTransition(_:animated:)
            canPerformUnwindSegueAction(_:from:sender:) canPerformUnwindSegueAction:fromViewController:sender:
            canPerformUnwindSegueAction(_:from:withSender:) canPerformUnwindSegueAction:fromViewController:withSender:
            childContaining(_:) childViewControllerContainingSegueSource:
            childForHomeIndicatorAutoHidden childViewControllerForHomeIndicatorAutoHidden
            childForScreenEdgesDeferringSystemGestures childViewControllerForScreenEdgesDeferringSystemGestures
            childForStatusBarHidden childViewControllerForStatusBarHidden
            childForStatusBarStyle childViewControllerForStatusBarStyle
            children childViewControllers
            collapseSecondaryViewController(_:for:) collapseSecondaryViewController:forSplitViewController:
            contentScrollView(for:) contentScrollViewForEdge:
            decodeRestorableState(with:) decodeRestorableStateWithCoder:
            didMove(toParent:) didMoveToParentViewController:
            didRotate(from:) didRotateFromInterfaceOrientation:
            dismiss(animated:completion:) dismissViewControllerAnimated:completion:
            encodeRestorableState(with:) encodeRestorableStateWithCoder:
            forUnwindSegueAction(_:from:withSender:) viewControllerForUnwindSegueAction:fromViewController:withSender:
            isBeingDismissed beingDismissed
            isBeingPresented beingPresented
            isEditing editing
            isModalInPopover modalInPopover
            isModalInPresentation modalInPresentation
            isMovingFromParent movingFromParentViewController
            isMovingToParent movingToParentViewController
            isViewLoaded viewLoaded
            overrideTraitCollection(forChild:) overrideTraitCollectionForChildViewController:
            parent parentViewController
            performSegue(withIdentifier:sender:)
            prepare(for:sender:) prepareForSegue:sender:
            present(_:animated:completion:) presentViewController:animated:completion:
            registerForPreviewing(with:sourceView:) registerForPreviewingWithDelegate:sourceView:
            removeFromParent() removeFromParentViewController
            removeKeyCommand(_:)
            segueForUnwinding(to:from:identifier:) segueForUnwindingToViewController:fromViewController:identifier:
            separateSecondaryViewController(for:) separateSecondaryViewControllerForSplitViewController:
            setContentScrollView(_:for:) setContentScrollView:forEdge:
            setEditing(_:animated:)
            setOverrideTraitCollection(_:forChild:) setOverrideTraitCollection:forChildViewController:
            setToolbarItems(_:animated:)
            shouldPerformSegue(withIdentifier:sender:)
            show(_:sender:) showViewController:sender:
            showDetailViewController(_:sender:)
            static attemptRotationToDeviceOrientation()
            targetViewController(forAction:sender:)
            transition(from:to:duration:options:animations:completion:) transitionFromViewController:toViewController:duration:options:animations:completion:
            unregisterForPreviewing(withContext:)
            unwind(for:towards:) unwindForSegue:towardsViewController:
            viewDidAppear(_:)
            viewDidDisappear(_:)
            viewWillAppear(_:)
            viewWillDisappear(_:)
            willAnimateRotation(to:duration:) willAnimateRotationToInterfaceOrientation:duration:
            willMove(toParent:) willMoveToParentViewController:
            willRotate(to:duration:) willRotateToInterfaceOrientation:duration:
        """
}
