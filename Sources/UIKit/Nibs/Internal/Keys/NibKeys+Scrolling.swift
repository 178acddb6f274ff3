// What scroll views, tables and collection views have.
extension NibKeys {
    static let scrolling: [String: NibSource] = [
        "UIScrollEnabled": .flag("scrollEnabled"),
        "UIPagingEnabled": .flag("pagingEnabled"),
        "UIBounces": .flag("bounces"),
        "UIBouncesZoom": .flag("bouncesZoom"),
        "UIAlwaysBounceVertical": .flag("alwaysBounceVertical"),
        "UIAlwaysBounceHorizontal": .flag("alwaysBounceHorizontal"),
        "UIDirectionalLock": .flag("directionalLockEnabled"),
        "UIDelaysContentTouches": .flag("delaysContentTouches"),
        "UICanCancelContentTouches": .flag("canCancelContentTouches"),
        "UIShowsVerticalScrollIndicator": .flag("showsVerticalScrollIndicator"),
        "UIShowsHorizontalScrollIndicator": .flag("showsHorizontalScrollIndicator"),
        "UIContentInset": .insets("contentInset"),
        "UIVerticalScrollIndicatorInsets": .insets("scrollIndicatorInsets"),
        "UIHorizontalScrollIndicatorInsets": .insets("scrollIndicatorInsets"),
        "UIContentInsetAdjustmentBehavior": .option("contentInsetAdjustmentBehavior", insetBehaviors),
        "UIKeyboardDismissMode": .option("keyboardDismissMode", dismissModes),
        "UIIndicatorStyle": .option("indicatorStyle", indicators),
        "UIMinimumZoomScale": .number("minimumZoomScale"),
        "UIMaximumZoomScale": .number("maximumZoomScale"),
        "UIContentSize": .size("contentSize"),
        "UIRefreshControl": .part("refreshControl"),
    ]

    private static let indicators: [String: UIScrollView.IndicatorStyle] = [
        "default": .default, "black": .black, "white": .white,
    ]

    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]

    private static let insetBehaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
