// Keys of archives that are the names of the format after "UI": `UIBounces` for the attribute `bounces`.
extension NibKeys {
    static let regular: [[String: NibSource]] = [
        regular(flagNames) { .flag($0) }, regular(numberNames) { .number($0) }, regular(textNames) { .text($0) },
        regular(colorNames) { .color($0) }, regular(imageNames) { .image($0) }, regular(insetNames) { .insets($0) },
        regular(sizeNames) { .size($0) }, regular(partNames) { .part($0) },
    ]

    private static func regular(_ names: [String], _ source: (String) -> NibSource) -> [String: NibSource] {
        let keys = names.map { "UI" + $0.prefix(1).uppercased() + $0.dropFirst() }
        return Dictionary(uniqueKeysWithValues: zip(keys, names.map(source)))
    }

    private static let flagNames = [
        "translucent", "showsCancelButton", "showsScopeBar", "hidesBackButton", "leftItemsSupplementBackButton",
        "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "reversesTitleShadowWhenHighlighted",
        "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "hidesBottomBarWhenPushed",
        "definesPresentationContext", "modalInPresentation", "extendedLayoutIncludesOpaqueBars",
        "clearsSelectionOnViewWillAppear", "navigationBarHidden", "toolbarHidden", "presentsWithGesture",
        "showsSecondaryOnlyButton", "enabled", "selected", "highlighted", "continuous", "autorepeat", "wraps",
        "hidesWhenStopped", "animating", "momentary", "apportionsSegmentWidthsByContent", "allowsSelection",
        "allowsMultipleSelection", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
        "remembersLastFocusedIndexPath", "selectionFollowsFocus", "prefetchingEnabled", "shouldIndentWhileEditing",
        "sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds", "scrollEnabled", "pagingEnabled",
        "bounces", "bouncesZoom", "alwaysBounceVertical", "alwaysBounceHorizontal", "delaysContentTouches",
        "canCancelContentTouches", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
        "adjustsFontForContentSizeCategory", "clearsOnBeginEditing", "editable", "selectable", "opaque",
        "multipleTouchEnabled", "exclusiveTouch", "hidden", "preservesSuperviewLayoutMargins",
        "insetsLayoutMarginsFromSafeArea",
    ]

    private static let numberNames = [
        "width", "pageSpacing", "minValue", "maxValue", "value", "numberOfPages", "currentPage", "selectedSegmentIndex",
        "minuteInterval", "countDownDuration", "sectionIndexMinimumDisplayRowCount", "indentationLevel",
        "indentationWidth", "minimumZoomScale", "maximumZoomScale", "numberOfLines", "preferredMaxLayoutWidth",
        "minimumFontSize", "alpha", "tag",
    ]

    private static let textNames = [
        "title", "badgeValue", "prompt", "backButtonTitle", "toolTip", "text", "placeholder",
    ]

    private static let colorNames = [
        "barTintColor", "badgeColor", "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
        "pageIndicatorTintColor", "currentPageIndicatorTintColor", "progressTintColor", "trackTintColor",
        "selectedSegmentTintColor", "separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor",
        "sectionIndexTrackingBackgroundColor", "textColor", "highlightedColor", "shadowColor", "backgroundColor",
        "tintColor",
    ]

    private static let imageNames = [
        "backgroundImage", "selectedImage", "minimumValueImage", "maximumValueImage", "highlightedImage", "background",
        "disabledBackground",
    ]

    private static let insetNames = [
        "imageInsets", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "separatorInset", "contentInset",
    ]

    private static let sizeNames = [
        "titleShadowOffset", "contentSize", "shadowOffset",
    ]

    private static let partNames = [
        "customView", "titleView", "backBarButtonItem", "tabBarItem", "backgroundView", "tableHeaderView",
        "tableFooterView", "accessoryView", "editingAccessoryView", "selectedBackgroundView", "refreshControl",
    ]
}
