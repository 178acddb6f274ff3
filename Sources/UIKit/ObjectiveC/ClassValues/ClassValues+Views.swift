import Foundation

// As in ClassValues+Trestle.swift.

extension UITableView {
    /// Creates a table with the `init(frame:style:)` of the class that the metatype stands for.
    public static func newObject(frame: CGRect, style: Style) -> Self {
        unsafeDowncast(make(frame, style), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue frame: CGRect, _ style: Style) {
        self.init(frame: frame, style: style)
    }

    @_silgen_name("$s5UIKit11UITableViewC12ofClassValue_AC10Foundation6CGRectV_AC5StyleOtcfC")
    private class func make(_ frame: CGRect, _ style: Style) -> UITableView
}

extension UICollectionView {
    /// Creates a collection view with the `init(frame:collectionViewLayout:)` of the class that the metatype stands for.
    public static func newObject(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        unsafeDowncast(make(frame, layout), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue frame: CGRect, _ layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    @_silgen_name("$s5UIKit16UICollectionViewC12ofClassValue_AC10Foundation6CGRectV_AA0bC6LayoutCtcfC")
    private class func make(_ frame: CGRect, _ layout: __owned UICollectionViewLayout) -> UICollectionView
}

extension UITextView {
    /// Creates a text view with the `init(frame:textContainer:)` of the class that the metatype stands for.
    public static func newObject(frame: CGRect, textContainer: NSTextContainer?) -> Self {
        unsafeDowncast(make(frame, textContainer), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue frame: CGRect, _ container: NSTextContainer?) {
        self.init(frame: frame, textContainer: container)
    }

    @_silgen_name("$s5UIKit10UITextViewC12ofClassValue_AC10Foundation6CGRectV_AA15NSTextContainerCSgtcfC")
    private class func make(_ frame: CGRect, _ container: __owned NSTextContainer?) -> UITextView
}

extension UIImageView {
    /// Creates an image view with the `init(image:)` of the class that the metatype stands for.
    public static func newObject(image: UIImage?) -> Self {
        unsafeDowncast(make(image), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue image: UIImage?) {
        self.init(image: image)
    }

    @_silgen_name("$s5UIKit11UIImageViewC12ofClassValueAcA0B0CSg_tcfC")
    private class func make(_ image: __owned UIImage?) -> UIImageView
}

extension UISegmentedControl {
    /// Creates a control with the `init(items:)` of the class that the metatype stands for.
    public static func newObject(items: [Any]?) -> Self {
        unsafeDowncast(make(items), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue items: [Any]?) {
        self.init(items: items)
    }

    @_silgen_name("$s5UIKit18UISegmentedControlC12ofClassValueACSayypGSg_tcfC")
    private class func make(_ items: __owned [Any]?) -> UISegmentedControl
}

extension UIVisualEffectView {
    /// Creates a view with the `init(effect:)` of the class that the metatype stands for.
    public static func newObject(effect: UIVisualEffect?) -> Self {
        unsafeDowncast(make(effect), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue effect: UIVisualEffect?) {
        self.init(effect: effect)
    }

    @_silgen_name("$s5UIKit18UIVisualEffectViewC12ofClassValueAcA0bC0CSg_tcfC")
    private class func make(_ effect: __owned UIVisualEffect?) -> UIVisualEffectView
}

extension UIStackView {
    /// Creates a stack view with the class's `init(frame:)`, and adds the views.
    public static func newObject(arrangedSubviews views: [UIView]) -> Self {
        let stack = newObject(frame: .zero)
        views.forEach(stack.addArrangedSubview)
        return stack
    }
}

extension UIControl {
    /// Creates a control with the class's `init(frame:)` and adds the action for its primary event.
    public static func newObject(frame: CGRect, primaryAction: UIAction?) -> Self {
        let control = newObject(frame: frame)
        if let primaryAction { control.addAction(primaryAction, for: .primaryActionTriggered) }
        return control
    }
}

extension UIWindow {
    /// Creates a window with the `init(windowScene:)` of the class that the metatype stands for.
    public static func newObject(windowScene: UIWindowScene) -> Self {
        unsafeDowncast(make(windowScene), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue scene: UIWindowScene) {
        self.init(windowScene: scene)
    }

    @_silgen_name("$s5UIKit8UIWindowC12ofClassValueAcA0B5SceneC_tcfC")
    private class func make(_ scene: __owned UIWindowScene) -> UIWindow
}

extension CALayer {
    /// Creates a copy of a layer for presentation, with the `init(layer:)` of the class that the metatype stands for.
    public static func newObject(layer: Any) -> Self {
        unsafeDowncast(make(layer), to: Self.self)
    }

    @usableFromInline convenience init(ofClassValue layer: Any) {
        self.init(layer: layer)
    }

    @_silgen_name("$s10QuartzCore7CALayerC5UIKitE12ofClassValueACyp_tcfC")
    private class func make(_ layer: __owned Any) -> CALayer
}
