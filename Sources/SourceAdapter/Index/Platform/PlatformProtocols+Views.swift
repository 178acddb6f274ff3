extension PlatformProtocols {
    /// Of views, controls, bars and constraints.
    static let viewProtocols = """
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
        UICoordinateSpace:
            ! bounds: CGRect
            ! convert(_:from:) convertPoint:fromCoordinateSpace: CGPoint
            ! convert(_:from:) convertRect:fromCoordinateSpace: CGRect
            ! convert(_:to:) convertPoint:toCoordinateSpace: CGPoint
            ! convert(_:to:) convertRect:toCoordinateSpace: CGRect
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
        UILayoutGuideAspectFitting:
            ! aspectRatio: CGFloat
        UILayoutSupport:
            ! bottomAnchor: NSLayoutYAxisAnchor
            ! heightAnchor: NSLayoutDimension
            ! length: CGFloat
            ! topAnchor: NSLayoutYAxisAnchor
        UINavigationBarDelegate: UIBarPositioningDelegate
            ? navigationBar(_:didPop:) navigationBar:didPopItem: Void
            ? navigationBar(_:didPush:) navigationBar:didPushItem: Void
            ? navigationBar(_:shouldPop:) navigationBar:shouldPopItem: Bool
            ? navigationBar(_:shouldPush:) navigationBar:shouldPushItem: Bool
            ? navigationBarNSToolbarSection(_:) navigationBarNSToolbarSection: UINavigationBar.NSToolbarSection
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
        UITabBarDelegate:
            ? tabBar(_:didBeginCustomizing:) tabBar:didBeginCustomizingItems: Void
            ? tabBar(_:didEndCustomizing:changed:) tabBar:didEndCustomizingItems:changed: Void
            ? tabBar(_:didSelect:) tabBar:didSelectItem: Void
            ? tabBar(_:willBeginCustomizing:) tabBar:willBeginCustomizingItems: Void
            ? tabBar(_:willEndCustomizing:changed:) tabBar:willEndCustomizingItems:changed: Void
        UITimingCurveProvider: NSCoding NSCopying
            ! cubicTimingParameters: UICubicTimingParameters?
            ! springTimingParameters: UISpringTimingParameters?
            ! timingCurveType: UITimingCurveType
        UIToolbarDelegate: UIBarPositioningDelegate
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
        UIViewImplicitlyAnimating: UIViewAnimating
            ? addAnimations(_:) addAnimations: Void
            ? addAnimations(_:delayFactor:) addAnimations:delayFactor: Void
            ? continueAnimation(withTimingParameters:durationFactor:) continueAnimationWithTimingParameters:durationFactor: Void
        UIWebViewDelegate:
            ? webView(_:didFailLoadWithError:) webView:didFailLoadWithError: Void
            ? webView(_:shouldStartLoadWith:navigationType:) webView:shouldStartLoadWithRequest:navigationType: Bool
            ? webViewDidFinishLoad(_:) webViewDidFinishLoad: Void
            ? webViewDidStartLoad(_:) webViewDidStartLoad: Void
        """
}
