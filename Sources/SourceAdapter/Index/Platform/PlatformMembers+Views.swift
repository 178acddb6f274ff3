extension PlatformMembers {
    /// Of views, controls, bars and constraints.
    static let viewNames = """
        NSLayoutAnchor
            constraint(equalTo:) constraintEqualToAnchor:
            constraint(equalTo:constant:) constraintEqualToAnchor:constant:
            constraint(greaterThanOrEqualTo:) constraintGreaterThanOrEqualToAnchor:
            constraint(greaterThanOrEqualTo:constant:) constraintGreaterThanOrEqualToAnchor:constant:
            constraint(lessThanOrEqualTo:) constraintLessThanOrEqualToAnchor:
            constraint(lessThanOrEqualTo:constant:) constraintLessThanOrEqualToAnchor:constant:
        NSLayoutConstraint
            isActive active
            static activate(_:) activateConstraints:
            static constraints(withVisualFormat:options:metrics:views:)
            static deactivate(_:) deactivateConstraints:
        NSLayoutDimension
            constraint(equalTo:multiplier:) constraintEqualToAnchor:multiplier:
            constraint(equalTo:multiplier:constant:) constraintEqualToAnchor:multiplier:constant:
            constraint(equalToConstant:) constraintEqualToConstant:
            constraint(greaterThanOrEqualTo:multiplier:) constraintGreaterThanOrEqualToAnchor:multiplier:
            constraint(greaterThanOrEqualTo:multiplier:constant:) constraintGreaterThanOrEqualToAnchor:multiplier:constant:
            constraint(greaterThanOrEqualToConstant:) constraintGreaterThanOrEqualToConstant:
            constraint(lessThanOrEqualTo:multiplier:) constraintLessThanOrEqualToAnchor:multiplier:
            constraint(lessThanOrEqualTo:multiplier:constant:) constraintLessThanOrEqualToAnchor:multiplier:constant:
            constraint(lessThanOrEqualToConstant:) constraintLessThanOrEqualToConstant:
        NSLayoutXAxisAnchor
            anchorWithOffset(to:) anchorWithOffsetToAnchor:
            constraint(equalToSystemSpacingAfter:multiplier:) constraintEqualToSystemSpacingAfterAnchor:multiplier:
            constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:multiplier:
            constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:) constraintLessThanOrEqualToSystemSpacingAfterAnchor:multiplier:
        NSLayoutYAxisAnchor
            anchorWithOffset(to:) anchorWithOffsetToAnchor:
            constraint(equalToSystemSpacingBelow:multiplier:) constraintEqualToSystemSpacingBelowAnchor:multiplier:
            constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:multiplier:
            constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:) constraintLessThanOrEqualToSystemSpacingBelowAnchor:multiplier:
        UIActionSheet
            addButton(withTitle:)
            buttonTitle(at:) buttonTitleAtIndex:
            dismiss(withClickedButtonIndex:animated:)
            isVisible visible
            show(from:) showFromToolbar:
            show(from:animated:) showFromBarButtonItem:animated:
            show(from:in:animated:) showFromRect:inView:animated:
            show(in:) showInView:
        UIActivityIndicatorView
            isAnimating animating
            style activityIndicatorViewStyle
        UIBarButtonItem
            backButtonBackgroundImage(for:barMetrics:) backButtonBackgroundImageForState:barMetrics:
            backButtonBackgroundVerticalPositionAdjustment(for:) backButtonBackgroundVerticalPositionAdjustmentForBarMetrics:
            backButtonTitlePositionAdjustment(for:) backButtonTitlePositionAdjustmentForBarMetrics:
            backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
            backgroundImage(for:style:barMetrics:) backgroundImageForState:style:barMetrics:
            backgroundVerticalPositionAdjustment(for:) backgroundVerticalPositionAdjustmentForBarMetrics:
            creatingMovableGroup(customizationIdentifier:)
            isHidden hidden
            isSelected selected
            setBackButtonBackgroundImage(_:for:barMetrics:) setBackButtonBackgroundImage:forState:barMetrics:
            setBackButtonBackgroundVerticalPositionAdjustment(_:for:) setBackButtonBackgroundVerticalPositionAdjustment:forBarMetrics:
            setBackButtonTitlePositionAdjustment(_:for:) setBackButtonTitlePositionAdjustment:forBarMetrics:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
            setBackgroundImage(_:for:style:barMetrics:) setBackgroundImage:forState:style:barMetrics:
            setBackgroundVerticalPositionAdjustment(_:for:) setBackgroundVerticalPositionAdjustment:forBarMetrics:
            setTitlePositionAdjustment(_:for:) setTitlePositionAdjustment:forBarMetrics:
            static fixedSpace(_:) fixedSpaceItemOfWidth:
            static flexibleSpace() flexibleSpaceItem
            titlePositionAdjustment(for:) titlePositionAdjustmentForBarMetrics:
        UIBarButtonItemAppearance
            configureWithDefault(for:) configureWithDefaultForStyle:
        UIBarButtonItemGroup
            isDisplayingRepresentativeItem displayingRepresentativeItem
            isHidden hidden
        UIBarItem
            isEnabled enabled
            setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
            titleTextAttributes(for:) titleTextAttributesForState:
        UIButton
            attributedTitle(for:) attributedTitleForState:
            backgroundImage(for:) backgroundImageForState:
            backgroundRect(forBounds:)
            contentRect(forBounds:)
            image(for:) imageForState:
            imageRect(forContentRect:)
            isHeld held
            isHovered hovered
            isPointerInteractionEnabled pointerInteractionEnabled
            preferredSymbolConfigurationForImage(in:) preferredSymbolConfigurationForImageInState:
            setAttributedTitle(_:for:) setAttributedTitle:forState:
            setBackgroundImage(_:for:) setBackgroundImage:forState:
            setImage(_:for:) setImage:forState:
            setPreferredSymbolConfiguration(_:forImageIn:) setPreferredSymbolConfiguration:forImageInState:
            setTitle(_:for:) setTitle:forState:
            setTitleColor(_:for:) setTitleColor:forState:
            setTitleShadowColor(_:for:) setTitleShadowColor:forState:
            static systemButton(with:target:action:) systemButtonWithImage:target:action:
            title(for:) titleForState:
            titleColor(for:) titleColorForState:
            titleRect(forContentRect:)
            titleShadowColor(for:) titleShadowColorForState:
        UICalendarSelectionMultiDate
            setSelectedDates(_:animated:)
        UICalendarSelectionSingleDate
            setSelected(_:animated:) setSelectedDate:animated:
        UICalendarView
            reloadDecorations(forDateComponents:animated:)
            setVisibleDateComponents(_:animated:)
        UICalendarView.Decoration
            static customView(_:) decorationWithCustomViewProvider:
        UIControl
            actions(forTarget:forControlEvent:)
            addAction(_:for:) addAction:forControlEvents:
            addTarget(_:action:for:) addTarget:action:forControlEvents:
            beginTracking(_:with:) beginTrackingWithTouch:withEvent:
            cancelTracking(with:) cancelTrackingWithEvent:
            contextMenuInteraction(_:configurationForMenuAtLocation:)
            contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
            contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
            contextMenuInteraction(_:willDisplayMenuFor:animator:) contextMenuInteraction:willDisplayMenuForConfiguration:animator:
            contextMenuInteraction(_:willEndFor:animator:) contextMenuInteraction:willEndForConfiguration:animator:
            continueTracking(_:with:) continueTrackingWithTouch:withEvent:
            endTracking(_:with:) endTrackingWithTouch:withEvent:
            isContextMenuInteractionEnabled contextMenuInteractionEnabled
            isEnabled enabled
            isHighlighted highlighted
            isSelected selected
            isTouchInside touchInside
            isTracking tracking
            menuAttachmentPoint(for:) menuAttachmentPointForConfiguration:
            removeAction(_:for:) removeAction:forControlEvents:
            removeAction(identifiedBy:for:) removeActionForIdentifier:forControlEvents:
            removeTarget(_:action:for:) removeTarget:action:forControlEvents:
            sendAction(_:)
            sendAction(_:to:for:) sendAction:to:forEvent:
            sendActions(for:) sendActionsForControlEvents:
        UIDatePicker
            setDate(_:animated:)
        UIFocusAnimationCoordinator
            addCoordinatedAnimations(_:completion:)
            addCoordinatedFocusingAnimations(_:completion:)
            addCoordinatedUnfocusingAnimations(_:completion:)
        UIFocusDebugger
            static checkFocusability(for:) checkFocusabilityForItem:
            static focusGroups(for:) focusGroupsForEnvironment:
            static help()
            static preferredFocusEnvironments(for:) preferredFocusEnvironmentsForEnvironment:
            static simulateFocusUpdateRequest(from:) simulateFocusUpdateRequestFromEnvironment:
            static status()
        UIFocusGuide
            isEnabled enabled
        UIFocusSystem
            requestFocusUpdate(to:) requestFocusUpdateToEnvironment:
        UILayoutGuide
            constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
        UIMotionEffect
            keyPathsAndRelativeValues(forViewerOffset:)
        UINavigationBar
            backgroundImage(for:) backgroundImageForBarMetrics:
            backgroundImage(for:barMetrics:) backgroundImageForBarPosition:barMetrics:
            isTranslucent translucent
            popItem(animated:) popNavigationItemAnimated:
            pushItem(_:animated:) pushNavigationItem:animated:
            setBackgroundImage(_:for:) setBackgroundImage:forBarMetrics:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forBarPosition:barMetrics:
            setItems(_:animated:)
            setTitleVerticalPositionAdjustment(_:for:) setTitleVerticalPositionAdjustment:forBarMetrics:
            titleVerticalPositionAdjustment(for:) titleVerticalPositionAdjustmentForBarMetrics:
        UINavigationBarAppearance
            setBackIndicatorImage(_:transitionMaskImage:)
        UINavigationItem
            setHidesBackButton(_:animated:)
            setLeftBarButton(_:animated:) setLeftBarButtonItem:animated:
            setLeftBarButtonItems(_:animated:)
            setRightBarButton(_:animated:) setRightBarButtonItem:animated:
            setRightBarButtonItems(_:animated:)
        UIPageControl
            currentPageIndicatorImage(forPage:)
            indicatorImage(forPage:)
            setCurrentPageIndicatorImage(_:forPage:)
            setIndicatorImage(_:forPage:)
            size(forNumberOfPages:)
        UIPickerView
            numberOfRows(inComponent:)
            reloadComponent(_:)
            rowSize(forComponent:)
            selectRow(_:inComponent:animated:)
            selectedRow(inComponent:)
            view(forRow:forComponent:)
        UIProgressView
            setProgress(_:animated:)
        UISegmentedControl
            actionForSegment(at:) actionForSegmentAtIndex:
            backgroundImage(for:barMetrics:) backgroundImageForState:barMetrics:
            contentOffsetForSegment(at:) contentOffsetForSegmentAtIndex:
            contentPositionAdjustment(forSegmentType:barMetrics:)
            dividerImage(forLeftSegmentState:rightSegmentState:barMetrics:)
            imageForSegment(at:) imageForSegmentAtIndex:
            insertSegment(action:at:animated:) insertSegmentWithAction:atIndex:animated:
            insertSegment(with:at:animated:) insertSegmentWithImage:atIndex:animated:
            insertSegment(withTitle:at:animated:) insertSegmentWithTitle:atIndex:animated:
            isEnabledForSegment(at:) isEnabledForSegmentAtIndex:
            isMomentary momentary
            removeSegment(at:animated:) removeSegmentAtIndex:animated:
            segmentIndex(identifiedBy:) segmentIndexForActionIdentifier:
            setAction(_:forSegmentAt:) setAction:forSegmentAtIndex:
            setBackgroundImage(_:for:barMetrics:) setBackgroundImage:forState:barMetrics:
            setContentOffset(_:forSegmentAt:) setContentOffset:forSegmentAtIndex:
            setContentPositionAdjustment(_:forSegmentType:barMetrics:)
            setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)
            setEnabled(_:forSegmentAt:) setEnabled:forSegmentAtIndex:
            setImage(_:forSegmentAt:) setImage:forSegmentAtIndex:
            setTitle(_:forSegmentAt:) setTitle:forSegmentAtIndex:
            setTitleTextAttributes(_:for:) setTitleTextAttributes:forState:
            setWidth(_:forSegmentAt:) setWidth:forSegmentAtIndex:
            titleForSegment(at:) titleForSegmentAtIndex:
            titleTextAttributes(for:) titleTextAttributesForState:
            widthForSegment(at:) widthForSegmentAtIndex:
        UISlider
            isContinuous continuous
            maximumTrackImage(for:) maximumTrackImageForState:
            maximumValueImageRect(forBounds:)
            minimumTrackImage(for:) minimumTrackImageForState:
            minimumValueImageRect(forBounds:)
            setMaximumTrackImage(_:for:) setMaximumTrackImage:forState:
            setMinimumTrackImage(_:for:) setMinimumTrackImage:forState:
            setThumbImage(_:for:) setThumbImage:forState:
            setValue(_:animated:)
            thumbImage(for:) thumbImageForState:
            thumbRect(forBounds:trackRect:value:)
            trackRect(forBounds:)
        UIStackView
            addArrangedSubview(_:)
            customSpacing(after:) customSpacingAfterView:
            insertArrangedSubview(_:at:) insertArrangedSubview:atIndex:
            isBaselineRelativeArrangement baselineRelativeArrangement
            isLayoutMarginsRelativeArrangement layoutMarginsRelativeArrangement
            removeArrangedSubview(_:)
            setCustomSpacing(_:after:) setCustomSpacing:afterView:
        UIStatusBarManager
            isStatusBarHidden statusBarHidden
        UIStepper
            backgroundImage(for:) backgroundImageForState:
            decrementImage(for:) decrementImageForState:
            dividerImage(forLeftSegmentState:rightSegmentState:)
            incrementImage(for:) incrementImageForState:
            isContinuous continuous
            setBackgroundImage(_:for:) setBackgroundImage:forState:
            setDecrementImage(_:for:) setDecrementImage:forState:
            setDividerImage(_:forLeftSegmentState:rightSegmentState:)
            setIncrementImage(_:for:) setIncrementImage:forState:
        UISwitch
            isOn on
            setOn(_:animated:)
        UITabBar
            beginCustomizingItems(_:)
            endCustomizing(animated:) endCustomizingAnimated:
            isCustomizing customizing
            isTranslucent translucent
            setItems(_:animated:)
        UITabBarItem
            badgeTextAttributes(for:) badgeTextAttributesForState:
            setBadgeTextAttributes(_:for:) setBadgeTextAttributes:forState:
        UITabBarItemAppearance
            configureWithDefault(for:) configureWithDefaultForStyle:
        UIToolbar
            backgroundImage(forToolbarPosition:barMetrics:)
            isTranslucent translucent
            setBackgroundImage(_:forToolbarPosition:barMetrics:)
            setItems(_:animated:)
            setShadowImage(_:forToolbarPosition:)
            shadowImage(forToolbarPosition:)
        UITrackingLayoutGuide
            constraints(activeWhenAwayFrom:) constraintsActiveWhenAwayFromEdge:
            constraints(activeWhenNearEdge:) constraintsActiveWhenNearEdge:
            setConstraints(_:activeWhenAwayFrom:) setConstraints:activeWhenAwayFromEdge:
            setConstraints(_:activeWhenNearEdge:)
        UIView
            addConstraint(_:)
            addConstraints(_:)
            addGestureRecognizer(_:)
            addInteraction(_:)
            addLayoutGuide(_:)
            addMotionEffect(_:)
            addSubview(_:)
            alignmentRect(forFrame:)
            bringSubviewToFront(_:)
            constraintsAffectingLayout(for:) constraintsAffectingLayoutForAxis:
            contentCompressionResistancePriority(for:) contentCompressionResistancePriorityForAxis:
            contentHuggingPriority(for:) contentHuggingPriorityForAxis:
            convert(_:from:) convertPoint:fromView:
            convert(_:to:) convertPoint:toView:
            decodeRestorableState(with:) decodeRestorableStateWithCoder:
            didAddSubview(_:)
            draw(_:) drawRect:
            draw(_:for:) drawRect:forViewPrintFormatter:
            drawHierarchy(in:afterScreenUpdates:) drawViewHierarchyInRect:afterScreenUpdates:
            encodeRestorableState(with:) encodeRestorableStateWithCoder:
            endEditing(_:)
            exchangeSubview(at:withSubviewAt:) exchangeSubviewAtIndex:withSubviewAtIndex:
            forBaselineLayout() viewForBaselineLayout
            forFirstBaselineLayout viewForFirstBaselineLayout
            forLastBaselineLayout viewForLastBaselineLayout
            frame(forAlignmentRect:)
            gestureRecognizerShouldBegin(_:)
            hitTest(_:with:) hitTest:withEvent:
            insertSubview(_:aboveSubview:)
            insertSubview(_:at:) insertSubview:atIndex:
            insertSubview(_:belowSubview:)
            isDescendant(of:) isDescendantOfView:
            isExclusiveTouch exclusiveTouch
            isFocused focused
            isHidden hidden
            isMultipleTouchEnabled multipleTouchEnabled
            isOpaque opaque
            isUserInteractionEnabled userInteractionEnabled
            mask maskView
            point(inside:with:) pointInside:withEvent:
            removeConstraint(_:)
            removeConstraints(_:)
            removeGestureRecognizer(_:)
            removeInteraction(_:)
            removeLayoutGuide(_:)
            removeMotionEffect(_:)
            resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:
            sendSubviewToBack(_:)
            setContentCompressionResistancePriority(_:for:) setContentCompressionResistancePriority:forAxis:
            setContentHuggingPriority(_:for:) setContentHuggingPriority:forAxis:
            setNeedsDisplay(_:) setNeedsDisplayInRect:
            sizeThatFits(_:)
            snapshotView(afterScreenUpdates:)
            static addKeyframe(withRelativeStartTime:relativeDuration:animations:)
            static animate(withDuration:animations:)
            static animate(withDuration:animations:completion:)
            static animate(withDuration:delay:options:animations:completion:)
            static animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
            static animateKeyframes(withDuration:delay:options:animations:completion:)
            static beginAnimations(_:context:)
            static commitAnimations()
            static modifyAnimations(withRepeatCount:autoreverses:animations:)
            static perform(_:on:options:animations:completion:) performSystemAnimation:onViews:options:animations:completion:
            static performWithoutAnimation(_:)
            static setAnimationBeginsFromCurrentState(_:)
            static setAnimationCurve(_:)
            static setAnimationDelay(_:)
            static setAnimationDelegate(_:)
            static setAnimationDidStop(_:) setAnimationDidStopSelector:
            static setAnimationDuration(_:)
            static setAnimationRepeatAutoreverses(_:)
            static setAnimationRepeatCount(_:)
            static setAnimationStart(_:) setAnimationStartDate:
            static setAnimationTransition(_:for:cache:) setAnimationTransition:forView:cache:
            static setAnimationWillStart(_:) setAnimationWillStartSelector:
            static setAnimationsEnabled(_:)
            static transition(from:to:duration:options:completion:) transitionFromView:toView:duration:options:completion:
            static transition(with:duration:options:animations:completion:) transitionWithView:duration:options:animations:completion:
            static userInterfaceLayoutDirection(for:) userInterfaceLayoutDirectionForSemanticContentAttribute:
            static userInterfaceLayoutDirection(for:relativeTo:) userInterfaceLayoutDirectionForSemanticContentAttribute:relativeToLayoutDirection:
            systemLayoutSizeFitting(_:) systemLayoutSizeFittingSize:
            systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:
            viewWithTag(_:)
            willMove(toSuperview:)
            willMove(toWindow:)
            willRemoveSubview(_:)
        UIViewPropertyAnimator
            addAnimations(_:)
            addAnimations(_:delayFactor:)
            addCompletion(_:)
            continueAnimation(withTimingParameters:durationFactor:)
            isInterruptible interruptible
            isManualHitTestingEnabled manualHitTestingEnabled
            isUserInteractionEnabled userInteractionEnabled
            static runningPropertyAnimator(withDuration:delay:options:animations:completion:)
        UIWebView
            isLoading loading
            load(_:mimeType:textEncodingName:baseURL:) loadData:MIMEType:textEncodingName:baseURL:
            loadHTMLString(_:baseURL:)
            loadRequest(_:)
            stringByEvaluatingJavaScript(from:) stringByEvaluatingJavaScriptFromString:
        """
}
