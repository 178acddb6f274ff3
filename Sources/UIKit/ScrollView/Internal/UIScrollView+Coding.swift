import Foundation

extension UIScrollView {
    private enum Key {
        static let size = "UIContentSize"
        static let inset = "UIContentInset"
        static let verticalInsets = "UIVerticalScrollIndicatorInsets"
        static let horizontalInsets = "UIHorizontalScrollIndicatorInsets"
        static let adjustment = "UIContentInsetAdjustmentBehavior"
        static let dismissMode = "UIKeyboardDismissMode"
        static let indicatorStyle = "UIIndicatorStyle"
        static let minimumScale = "UIMinimumZoomScale"
        static let maximumScale = "UIMaximumZoomScale"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
        ("UIScrollEnabled", \.isScrollEnabled), ("UIPagingEnabled", \.isPagingEnabled), ("UIBounces", \.bounces),
        ("UIBouncesZoom", \.bouncesZoom), ("UIAlwaysBounceVertical", \.alwaysBounceVertical),
        ("UIAlwaysBounceHorizontal", \.alwaysBounceHorizontal), ("UIDirectionalLock", \.isDirectionalLockEnabled),
        ("UIDelaysContentTouches", \.delaysContentTouches), ("UICanCancelContentTouches", \.canCancelContentTouches),
        ("UIShowsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
        ("UIShowsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator), ("UIScrollsToTop", \.scrollsToTop),
    ]

    /// Writes the scroll view without its offset, which is in the bounds, and without its delegate.
    func encodeScrolling(in coder: NSCoder) {
        coder.encode(Self.flags, of: self)
        coder.encode(text: NSCoder.string(for: ownContentSize), forKey: Key.size)
        coder.encode(text: NSCoder.string(for: contentInset), forKey: Key.inset)
        coder.encode(text: NSCoder.string(for: verticalScrollIndicatorInsets), forKey: Key.verticalInsets)
        coder.encode(text: NSCoder.string(for: horizontalScrollIndicatorInsets), forKey: Key.horizontalInsets)
        coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: Key.adjustment)
        coder.encode(keyboardDismissMode.rawValue, forKey: Key.dismissMode)
        coder.encode(indicatorStyle.rawValue, forKey: Key.indicatorStyle)
        coder.encode(Double(minimumZoomScale), forKey: Key.minimumScale)
        coder.encode(Double(maximumZoomScale), forKey: Key.maximumScale)
    }

    func decodeScrolling(from coder: NSCoder) {
        guard let size = coder.decodeText(forKey: Key.size) else { return }
        coder.decode(Self.flags, of: self)
        contentSize = NSCoder.cgSize(for: size)
        func insets(_ key: String) -> UIEdgeInsets {
            coder.decodeText(forKey: key).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
        }
        let offset = contentOffset
        contentInset = insets(Key.inset)
        verticalScrollIndicatorInsets = insets(Key.verticalInsets)
        horizontalScrollIndicatorInsets = insets(Key.horizontalInsets)
        if let behavior = coder.decodeValue(ContentInsetAdjustmentBehavior.self, forKey: Key.adjustment) {
            contentInsetAdjustmentBehavior = behavior
        }
        if let mode = coder.decodeValue(KeyboardDismissMode.self, forKey: Key.dismissMode) {
            keyboardDismissMode = mode
        }
        if let style = coder.decodeValue(IndicatorStyle.self, forKey: Key.indicatorStyle) { indicatorStyle = style }
        for (key, path) in [(Key.minimumScale, \UIScrollView.minimumZoomScale), (Key.maximumScale, \.maximumZoomScale)]
        {
            let scale = coder.decodeDouble(forKey: key)
            if coder.containsValue(forKey: key), scale.isFinite { self[keyPath: path] = scale }
        }
        contentOffset = offset
    }
}

extension UIScrollView: RelatedLater {}
extension ScrollIndicatorView: PartOfView {}
