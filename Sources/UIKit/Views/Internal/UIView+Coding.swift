extension UIView {
    private enum Key {
        static let bounds = "UIBounds"
        static let center = "UICenter"
        static let anchor = "UIAnchorPoint"
        static let transform = "UITransform"
        static let autoresizing = "UIAutoresizingMask"
        static let interactionDisabled = "UIUserInteractionDisabled"
        static let backgroundColor = "UIBackgroundColor"
        static let tintColor = "UITintColor"
        static let subviews = "UISubviews"
        static let semantics = "UISemanticContentAttribute"
    }

    private static let properties: [ArchivedProperty<UIView>] = [
        .flag("UIClipsToBounds", \.clipsToBounds), .flag("UIOpaque", \.isOpaque),
        .option("UIContentMode", \.contentMode), .flag("UIMultipleTouchEnabled", \.isMultipleTouchEnabled),
        .flag("UIAutoresizesSubviews", \.autoresizesSubviews),
    ]

    /// Those that initializers of UIKit's views may set: see ``decodeShared(from:)``.
    private static let sharedProperties: [ArchivedProperty<UIView>] = [
        .number("UIAlpha", \.alpha), .flag("UIHidden", \.isHidden), .integer("UITag", \.tag),
        .flag("UIExclusiveTouch", \.isExclusiveTouch), .text("UIRestorationIdentifier", \.restorationIdentifier),
        .flag("UIPreservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
        .flag("UIInsetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    ]

    func encodeState(in coder: NSCoder) {
        coder.encode(numbers: [bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: Key.bounds)
        coder.encode(numbers: [center.x, center.y], forKey: Key.center)
        if anchorPoint != CGPoint(x: 0.5, y: 0.5) {
            coder.encode(numbers: [anchorPoint.x, anchorPoint.y], forKey: Key.anchor)
        }
        if !layer.transform.isIdentity { coder.encode(numbers: layer.transform.elements, forKey: Key.transform) }
        coder.encode(Int(autoresizingMask.rawValue), forKey: Key.autoresizing)
        coder.encode(!isUserInteractionEnabled, forKey: Key.interactionDisabled)
        coder.encode(Self.properties, of: self)
        coder.encode(Self.sharedProperties, of: self)
        if semanticContentAttribute != .unspecified {
            coder.encode(semanticContentAttribute.rawValue, forKey: Key.semantics)
        }
        if let ownBackground { coder.encode(ownBackground, forKey: Key.backgroundColor) }
        if let ownTint { coder.encode(ownTint, forKey: Key.tintColor) }
        encodeAccessibility(in: coder)
        encodeLayoutValues(in: coder)
        coder.encode(list: archivedSubviews, forKey: Key.subviews)
        encodeRecognizers(in: coder)
        encodeConstraints(in: coder)
    }

    /// Called by the initializer, when nothing of the subclasses' initializers has run.
    func decodeState(from coder: NSCoder) {
        if let bounds = coder.decodeNumbers(4, forKey: Key.bounds) {
            layer.bounds = CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])
        }
        if let anchor = coder.decodeNumbers(2, forKey: Key.anchor) {
            layer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
        }
        if let center = coder.decodeNumbers(2, forKey: Key.center) {
            layer.position = CGPoint(x: center[0], y: center[1])
        }
        if let elements = coder.decodeNumbers(16, forKey: Key.transform) {
            layer.transform = CATransform3D(elements: elements)
        }
        if coder.containsValue(forKey: Key.autoresizing) {
            autoresizingMask = AutoresizingMask(
                rawValue: UInt(clamping: coder.decodeInteger(forKey: Key.autoresizing)))
        }
        coder.decode(Self.properties, of: self)
        decodeTranslation(from: coder)
        decodeShared(from: coder)
        if !takesContentLast { decodeContent(from: coder) }
    }

    /// Reads what the initializers of some subclasses set otherwise. They call it again at their ends.
    func decodeShared(from coder: NSCoder) {
        if coder.containsValue(forKey: Key.interactionDisabled) {
            isUserInteractionEnabled = !coder.decodeBool(forKey: Key.interactionDisabled)
        }
        coder.decode(Self.sharedProperties, of: self)
        if let attribute = coder.decodeValue(UISemanticContentAttribute.self, forKey: Key.semantics) {
            semanticContentAttribute = attribute
        }
        // Foundation raises for missing keys.
        if coder.containsValue(forKey: Key.backgroundColor) {
            backgroundColor = coder.decode(UIColor.self, forKey: Key.backgroundColor)
        }
        if coder.containsValue(forKey: Key.tintColor) {
            tintColor = coder.decode(UIColor.self, forKey: Key.tintColor)
        }
        decodeAccessibility(from: coder)
        decodeLayoutValues(from: coder)
    }

    /// Adds the subviews, and then what refers to them.
    func decodeContent(from coder: NSCoder) {
        for subview in coder.decodeList(of: UIView.self, forKey: Key.subviews) { addSubview(subview) }
        decodeRecognizers(from: coder)
        decodeConstraints(from: coder)
    }
}

extension CATransform3D {
    fileprivate var isIdentity: Bool { CATransform3DIsIdentity(self) }

    fileprivate var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    fileprivate init(elements e: [CGFloat]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7], m31: e[8],
            m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }
}
