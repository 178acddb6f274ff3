extension UIView {
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let alpha = "UIAlpha"
        static let hidden = "UIHidden"
        static let tag = "UITag"
        static let clips = "UIClipsToBounds"
        static let autoresizing = "UIAutoresizingMask"
        static let contentMode = "UIContentMode"
        static let interactionDisabled = "UIUserInteractionDisabled"
        static let backgroundColor = "UIBackgroundColor"
        static let tintColor = "UITintColor"
        static let subviews = "UISubviews"
        static let semantics = "UISemanticContentAttribute"
        static let restoration = "UIRestorationIdentifier"
    }

    private static let flags: [(key: String, path: ReferenceWritableKeyPath<UIView, Bool>)] = [
        ("UIOpaque", \.isOpaque), ("UIMultipleTouchEnabled", \.isMultipleTouchEnabled),
        ("UIExclusiveTouch", \.isExclusiveTouch),
        ("UIPreservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        ("UIInsetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    ]

    func encodeState(in coder: NSCoder) {
        for (key, values) in [
            (Key.bounds, [bounds.minX, bounds.minY, bounds.width, bounds.height]), (Key.center, [center.x, center.y]),
        ] {
            for (index, value) in values.enumerated() { coder.encode(Double(value), forKey: "\(key)\(index)") }
        }
        coder.encode(Double(alpha), forKey: Key.alpha)
        coder.encode(isHidden, forKey: Key.hidden)
        coder.encode(tag, forKey: Key.tag)
        coder.encode(clipsToBounds, forKey: Key.clips)
        coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizing)
        coder.encode(contentMode.rawValue, forKey: Key.contentMode)
        coder.encode(!isUserInteractionEnabled, forKey: Key.interactionDisabled)
        coder.encode(Self.flags, of: self)
        if semanticContentAttribute != .unspecified {
            coder.encode(semanticContentAttribute.rawValue, forKey: Key.semantics)
        }
        coder.encode(text: restorationIdentifier, forKey: Key.restoration)
        if let ownBackground { coder.encode(ownBackground, forKey: Key.backgroundColor) }
        if let ownTint { coder.encode(ownTint, forKey: Key.tintColor) }
        let subviews = archivedSubviews
        if !subviews.isEmpty { coder.encode(NSArray(array: subviews), forKey: Key.subviews) }
    }

    /// The subviews that an archive contains: those of plain views. Composite views, such as buttons, create their
    /// subviews again.
    private var archivedSubviews: [UIView] {
        let isMadeOfParts = Self.classesMadeOfParts.contains { isKind(of: $0) }
        return isMadeOfParts ? [] : subviewList.filter { !($0 is ScrollIndicatorView) }
    }

    private static let classesMadeOfParts: [UIView.Type] = [
        UIButton.self, UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self,
        UITextField.self, UITextView.self, UISearchBar.self, UIPickerView.self, UIDatePicker.self,
        UINavigationBar.self, UIToolbar.self, UITabBar.self, UITableView.self, UICollectionView.self,
        UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionReusableView.self,
        UIVisualEffectView.self, UIProgressView.self, UIActivityIndicatorView.self,
    ]

    func decodeState(from coder: NSCoder) {
        func number(_ key: String, _ index: Int) -> CGFloat { coder.decodeDouble(forKey: "\(key)\(index)") }
        if coder.containsValue(forKey: "\(Key.bounds)0") {
            layer.bounds = CGRect(
                x: number(Key.bounds, 0), y: number(Key.bounds, 1), width: number(Key.bounds, 2),
                height: number(Key.bounds, 3))
        }
        if coder.containsValue(forKey: "\(Key.center)0") {
            layer.position = CGPoint(x: number(Key.center, 0), y: number(Key.center, 1))
        }
        if coder.containsValue(forKey: Key.alpha) { alpha = coder.decodeDouble(forKey: Key.alpha) }
        if coder.containsValue(forKey: Key.hidden) { isHidden = coder.decodeBool(forKey: Key.hidden) }
        if coder.containsValue(forKey: Key.tag) { tag = coder.decodeInteger(forKey: Key.tag) }
        if coder.containsValue(forKey: Key.clips) { clipsToBounds = coder.decodeBool(forKey: Key.clips) }
        if coder.containsValue(forKey: Key.autoresizing) {
            autoresizingMask = AutoresizingMask(rawValue: UInt(coder.decodeInteger(forKey: Key.autoresizing)))
        }
        if coder.containsValue(forKey: Key.contentMode) {
            contentMode = ContentMode(rawValue: coder.decodeInteger(forKey: Key.contentMode)) ?? .scaleToFill
        }
        if coder.decodeBool(forKey: Key.interactionDisabled) { isUserInteractionEnabled = false }
        coder.decode(Self.flags, of: self)
        if let attribute = coder.decodeValue(UISemanticContentAttribute.self, forKey: Key.semantics) {
            semanticContentAttribute = attribute
        }
        if let identifier = coder.decodeText(forKey: Key.restoration) { restorationIdentifier = identifier }
        // Foundation raises for missing keys.
        if coder.containsValue(forKey: Key.backgroundColor) {
            backgroundColor = coder.decodeObject(forKey: Key.backgroundColor) as? UIColor
        }
        if coder.containsValue(forKey: Key.tintColor) {
            tintColor = coder.decodeObject(forKey: Key.tintColor) as? UIColor
        }
        if coder.containsValue(forKey: Key.subviews) {
            let subviews = coder.decodeObject(forKey: Key.subviews) as? NSArray
            for case let subview as UIView in subviews ?? [] { addSubview(subview) }
        }
    }
}
