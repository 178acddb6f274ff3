import Foundation

extension UIScrollView {
    private static let clipsKey = "UIClipsToBounds"
    private static let sizeKey = "UIContentSize"
    private static let offsetKey = "UIContentOffset"

    private static let properties: [ArchivedProperty<UIScrollView>] = [
        .flag("UIScrollEnabled", \.isScrollEnabled), .flag("UIPagingEnabled", \.isPagingEnabled),
        .flag("UIBounces", \.bounces), .flag("UIBouncesZoom", \.bouncesZoom),
        .flag("UIAlwaysBounceVertical", \.alwaysBounceVertical),
        .flag("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal),
        .flag("UIDirectionalLock", \.isDirectionalLockEnabled),
        .flag("UIDelaysContentTouches", \.delaysContentTouches),
        .flag("UICanCancelContentTouches", \.canCancelContentTouches),
        .flag("UIShowsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        .flag("UIShowsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        .flag("UIScrollsToTop", \.scrollsToTop), .insets("UIContentInset", \.contentInset),
        .insets("UIVerticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
        .insets("UIHorizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
        .option("UIContentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior),
        .option("UIKeyboardDismissMode", \.keyboardDismissMode), .option("UIIndicatorStyle", \.indicatorStyle),
        .number("UIMinimumZoomScale", \.minimumZoomScale), .number("UIMaximumZoomScale", \.maximumZoomScale),
        .object("UIRefreshControl", \.refreshControl).onlyInNibs,
    ]

    /// Writes the scroll view without its delegate.
    func encodeScrolling(in coder: NSCoder) {
        coder.encode(text: NSCoder.string(for: ownContentSize), forKey: Self.sizeKey)
        coder.encode(Self.properties, of: self)
        coder.encode(numbers: [contentOffset.x, contentOffset.y], forKey: Self.offsetKey)
    }

    /// Also called at the end of initializers of subclasses that have other values.
    func decodeScrolling(from coder: NSCoder) {
        if coder.containsValue(forKey: Self.clipsKey) { clipsToBounds = coder.decodeBool(forKey: Self.clipsKey) }
        if let size = coder.decodeText(forKey: Self.sizeKey) { contentSize = NSCoder.cgSize(for: size) }
        coder.decode(Self.properties, of: self)
        // The insets have moved it in between.
        if let offset = coder.decodeNumbers(2, forKey: Self.offsetKey) {
            contentOffset = CGPoint(x: offset[0], y: offset[1])
        }
    }
}
