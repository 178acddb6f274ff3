/// The names of the format. What is not among them is kept, and listed as unknown.
enum Vocabulary {
    /// Elements that matter to the editor only.
    static let editorElements: Set<String> = [
        "dependencies", "device", "customFonts", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
        "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedToolbarMetrics",
        "simulatedTabBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
        "freeformSimulatedSizeMetrics", "animations", "frame", "classes", "settings", "designables", "rulers",
    ]

    /// Keys of values that matter to the editor only.
    static let editorKeys: Set<String> = [
        "canvasLocation", "customSize", "freeformSize", "simulatedStatusBarMetrics", "simulatedTopBarMetrics",
        "simulatedBottomBarMetrics", "simulatedMetrics",
    ]

    /// Elements whose children are objects of a list.
    static let lists: Set<String> = [
        "subviews", "items", "toolbarItems", "prototypes", "cells", "sections", "segments", "gestureRecognizers",
        "viewControllers", "leftBarButtonItems", "rightBarButtonItems", "scopeButtonTitles", "children", "keyCommands",
    ]

    /// Elements that a property of the containing object is set to.
    static let parts: Set<String> = [
        "view", "tableView", "scrollView", "collectionView", "label", "imageView", "button", "textField", "textView",
        "switch", "slider", "stepper", "segmentedControl", "pageControl", "progressView", "activityIndicatorView",
        "datePicker", "pickerView", "searchBar", "stackView", "toolbar", "navigationBar", "tabBar", "visualEffectView",
        "containerView", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
        "refreshControl", "navigationItem", "barButtonItem", "tabBarItem", "collectionViewFlowLayout",
        "collectionViewLayout", "textInputTraits", "accessibility", "accessibilityTraits", "buttonConfiguration",
        "dataDetectorType", "extendedEdge", "textAttributes", "blurEffect", "vibrancyEffect", "blurStyle",
        "vibrancyStyle", "menu", "command", "action", "rectEdge", "arcRotationGestureRecognizer", "searchController",
        "searchDisplayController", "toolbarItems", "preferredSymbolConfiguration", "symbolConfiguration",
        "backgroundConfiguration", "attributedString", "layoutGuide", "locale", "calendar", "timeZone", "window",
        "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance", "dictionary", "offsetWrapper",
        "popoverArrowDirection", "variableValue", "userGuide", "size", "contentSize",
    ]

    static let constraintAttributes: Set<String> = [
        "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
        "priority", "symbolic", "identifier", "placeholder", "installed", "shouldBeArchived", "constantMode",
        "userLabel", "key",
    ]

    static let segueAttributes: Set<String> = [
        "id", "destination", "kind", "identifier", "relationship", "trigger", "unwindAction", "animates",
        "modalPresentationStyle", "modalTransitionStyle", "popoverAnchorView", "popoverAnchorBarButtonItem",
        "destinationCreationSelector", "splitViewControllerTargetIndex", "userLabel", "key", "preview", "commit",
        "reference", "inheritsFrom",
    ]

    static func isKnown(_ attribute: String, of element: String) -> Bool {
        common.contains(attribute) || special[element]?.contains(attribute) == true
            || freeForm.contains(element)
            || controls.contains(element) && controlAttributes.contains(attribute)
            || scrollViews.contains(element) && scrollAttributes.contains(attribute)
    }

    /// Elements whose attributes are flags and values of their own, which their reader interprets.
    private static let freeForm: Set<String> = [
        "textInputTraits", "accessibility", "accessibilityTraits", "dataDetectorType", "extendedEdge",
        "buttonConfiguration", "preferredSymbolConfiguration", "symbolConfiguration", "backgroundConfiguration",
        "textAttributes", "array", "string", "mutableString", "rectEdge", "blurEffect", "vibrancyEffect",
        "offsetWrapper",
        "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance",
    ]

    private static let common: Set<String> = names(
        """
        userLabel colorLabel fixedFrame misplaced ambiguous verifyAmbiguity sceneMemberID placeholderIntrinsicWidth \
        placeholderIntrinsicHeight opaque clipsSubviews multipleTouchEnabled exclusiveTouch userInteractionEnabled contentMode alpha tag hidden \
        clearsContextBeforeDrawing autoresizesSubviews semanticContentAttribute translatesAutoresizingMaskIntoConstraints \
        horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
        verticalCompressionResistancePriority preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea \
        restorationIdentifier viewLayoutGuideSafeArea layoutMarginsFollowReadableWidth simulatedAppContext \
        customClass customModule customModuleProvider text title catalog image name value opaqueTouch focusGroupIdentifier \
        toolTip largeContentTitle showsLargeContentViewer scalesLargeContentImage appearanceType interfaceStyle
        """)

    private static let controls: Set<String> = [
        "button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl", "datePicker",
        "refreshControl", "control", "view",
    ]
    private static let controlAttributes: Set<String> = names(
        "enabled selected highlighted contentHorizontalAlignment contentVerticalAlignment")

    private static let scrollViews: Set<String> = ["scrollView", "tableView", "collectionView", "textView"]
    private static let scrollAttributes: Set<String> = names(
        """
        scrollEnabled pagingEnabled bounces bouncesZoom alwaysBounceVertical alwaysBounceHorizontal directionalLockEnabled \
        delaysContentTouches canCancelContentTouches minimumZoomScale maximumZoomScale indicatorStyle \
        showsHorizontalScrollIndicator showsVerticalScrollIndicator keyboardDismissMode contentInsetAdjustmentBehavior \
        contentViewInsetsToSafeArea automaticallyAdjustsScrollIndicatorInsets dragInteractionEnabled springLoaded dataMode prefetchingEnabled scrollsToTop decelerationRate
        """)

    private static let controller = names(
        """
        storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier automaticallyAdjustsScrollViewInsets \
        hidesBottomBarWhenPushed definesPresentationContext providesPresentationContextTransitionStyle \
        modalPresentationStyle modalTransitionStyle extendedLayoutIncludesOpaqueBars wantsFullScreenLayout nibName \
        clearsSelectionOnViewWillAppear toolbarHidden navigationBarHidden hidesBarsOnSwipe hidesBarsOnTap \
        hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact autoresizesArchivedViewToFullSize \
        providesPresentationContextTransitionStyle modalInPresentation useLayoutToLayoutNavigationTransitions \
        storyboardName referencedIdentifier bundleIdentifier transitionStyle navigationOrientation spineLocation \
        pageSpacing doubleSided style displayMode preferredDisplayMode behavior preferredSplitBehavior \
        presentsWithGesture showsSecondaryOnlyButton allowDoubleColumnStyle allowTripleColumnStyle
        """)

    private static let special: [String: Set<String>] = [
        "viewController": controller, "tableViewController": controller, "collectionViewController": controller,
        "navigationController": controller, "tabBarController": controller, "splitViewController": controller,
        "pageViewController": controller, "viewControllerPlaceholder": controller,
        "placeholder": names("placeholderIdentifier"),
        "label": names(
            """
            textAlignment lineBreakMode baselineAdjustment adjustsFontSizeToFit minimumFontSize minimumScaleFactor \
            adjustsLetterSpacingToFitWidth numberOfLines enabled highlighted preferredMaxLayoutWidth \
            adjustsFontForContentSizeCategory lineBreakStrategy showsExpansionTextWhenTruncated allowsDefaultTighteningForTruncation
            """),
        "button": names(
            """
            buttonType lineBreakMode showsTouchWhenHighlighted adjustsImageWhenHighlighted \
            adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted springLoaded role changesSelectionAsPrimaryAction \
            showsMenuAsPrimaryAction hasAttributedTitle adjustsImageSizeForAccessibilityContentSizeCategory pointerInteraction symbolScale
            """),
        "state": names("title image backgroundImage symbolScale"),
        "segment": names("title image enabled width"),
        "imageView": names(
            "highlightedImage highlighted preferredSymbolScale symbolScale adjustsImageSizeForAccessibilityContentSizeCategory"
        ),
        "textField": names(
            """
            textAlignment borderStyle placeholder minimumFontSize adjustsFontSizeToFit clearsOnBeginEditing \
            clearButtonMode background disabledBackground adjustsFontForContentSizeCategory allowsEditingTextAttributes
            """),
        "textView": names(
            """
            editable selectable textAlignment allowsEditingTextAttributes adjustsFontForContentSizeCategory \
            clearsOnInsertion findInteractionEnabled
            """),
        "switch": names("on preferredStyle"),
        "slider": names("minValue maxValue continuous minimumValueImage maximumValueImage"),
        "stepper": names("minimumValue maximumValue stepValue continuous autorepeat wraps"),
        "segmentedControl": names(
            "segmentControlStyle selectedSegmentIndex momentary apportionsSegmentWidthsByContent"),
        "pageControl": names(
            "numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay backgroundStyle allowsContinuousInteraction"
        ),
        "progressView": names("progressViewStyle progress progressImage trackImage"),
        "activityIndicatorView": names("style animating hidesWhenStopped"),
        "datePicker": names(
            "datePickerMode minuteInterval useCurrentDate style preferredDatePickerStyle countDownDuration roundsToMinuteInterval"
        ),
        "pickerView": names("showsSelectionIndicator"),
        "searchBar": names(
            """
            barStyle searchBarStyle placeholder prompt translucent showsSearchResultsButton showsBookmarkButton \
            showsCancelButton showsScopeBar backgroundImage scopeBarBackgroundImage selectedScopeButtonIndex
            """),
        "stackView": names("axis distribution alignment spacing baselineRelativeArrangement spacingType"),
        "tableView": names(
            """
            style separatorStyle rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight \
            estimatedSectionHeaderHeight estimatedSectionFooterHeight sectionHeaderTopPadding separatorInsetReference \
            allowsSelection allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing \
            sectionIndexMinimumDisplayRowCount remembersLastFocusedIndexPath selectionFollowsFocus fillerRowHeight cellLayoutMarginsFollowReadableWidth
            """),
        "tableViewCell": names(
            """
            style selectionStyle accessoryType editingAccessoryType focusStyle indentationWidth indentationLevel \
            reuseIdentifier rowHeight textLabel detailTextLabel imageView hidesAccessoryWhenEditing showsReorderControl \
            shouldIndentWhileEditing separatorInsetReference
            """),
        "tableViewCellContentView": names("tableViewCell"),
        "tableViewSection": names("headerTitle footerTitle"),
        "collectionView": names("allowsSelection allowsMultipleSelection"),
        "collectionViewCell": names("reuseIdentifier springLoaded"),
        "collectionReusableView": names("reuseIdentifier"),
        "collectionViewFlowLayout": names(
            """
            scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize \
            sectionInsetReference sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
            """),
        "navigationBar": names("barStyle translucent largeTitles"),
        "toolbar": names("barStyle translucent"),
        "tabBar": names(
            "barStyle translucent itemPositioning itemWidth itemSpacing selectedItem selectionIndicatorImage"),
        "navigationItem": names(
            """
            prompt hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode backButtonTitle \
            hidesSearchBarWhenScrolling style preferredSearchBarPlacement backButtonDisplayMode
            """),
        "barButtonItem": names(
            "systemItem style width enabled landscapeImage selected springLoaded changesSelectionAsPrimaryAction symbolScale"
        ),
        "tabBarItem": names("systemItem badgeValue selectedImage landscapeImage enabled springLoaded"),
        "mapView": names("mapType"),
        "tapGestureRecognizer": gesture.union(names("numberOfTapsRequired numberOfTouchesRequired")),
        "longPressGestureRecognizer": gesture.union(
            names("numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement")),
        "panGestureRecognizer": gesture.union(
            names("minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask")),
        "swipeGestureRecognizer": gesture.union(names("direction numberOfTouchesRequired")),
        "screenEdgePanGestureRecognizer": gesture.union(names("minimumNumberOfTouches")),
        "pinchGestureRecognizer": gesture.union(names("scale")),
        "rotationGestureRecognizer": gesture.union(names("rotation")),
        "menu": names("identifier displayInline destructive"),
        "visualEffectView": names("effect"),
        "customObject": [],
    ]

    private static let gesture = names(
        "enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded requiresExclusiveTouchType")

    private static func names(_ list: String) -> Set<String> {
        Set(list.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
}
