// What scroll views, tables and collection views have.
extension NibKeys {
    static let scrolling: [String: NibSource] = [
        "UIDirectionalLock": .flag("directionalLockEnabled"),
        "UIVerticalScrollIndicatorInsets": .insets("scrollIndicatorInsets"),
        "UIHorizontalScrollIndicatorInsets": .insets("scrollIndicatorInsets"),
        "UIContentInsetAdjustmentBehavior": .option("contentInsetAdjustmentBehavior", insetBehaviors),
        "UIKeyboardDismissMode": .option("keyboardDismissMode", dismissModes),
        "UIIndicatorStyle": .option("indicatorStyle", indicators),
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
