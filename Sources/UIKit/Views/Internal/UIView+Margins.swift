/// The margins a view was given, before superview and safe area are counted in.
struct BaseMargins {
    /// The view's class decides: ``UIView/standardMargins``.
    static let standard = BaseMargins(absolute: nil, directional: nil)

    private(set) var absolute: UIEdgeInsets?
    private(set) var directional: NSDirectionalEdgeInsets?

    /// False while the defaults hold, which are a controller's system minimum in its root view.
    var isSet: Bool { absolute != nil || directional != nil }

    mutating func set(_ insets: UIEdgeInsets) {
        self = BaseMargins(absolute: insets, directional: nil)
    }

    mutating func set(_ insets: NSDirectionalEdgeInsets) {
        self = BaseMargins(absolute: nil, directional: insets)
    }

    /// Nil until set.
    func insets(rightToLeft: Bool) -> UIEdgeInsets? {
        absolute ?? directional.map { UIEdgeInsets($0, rightToLeft: rightToLeft) }
    }
}

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Base margins plus safe area, at least the superview's where they are preserved.
    var effectiveMargins: UIEdgeInsets {
        var margins = baseMargins.insets(rightToLeft: isRightToLeft) ?? standardMargins
        if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            let minimum = UIEdgeInsets(controller.systemMinimumLayoutMargins, rightToLeft: isRightToLeft)
            if baseMargins.isSet {
                margins.left = max(margins.left, minimum.left)
                margins.right = max(margins.right, minimum.right)
            } else {
                margins = minimum
            }
        }
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard preservesSuperviewLayoutMargins, let parent = superviewLink else { return margins }
        let outer = parent.layoutMargins
        let (inside, outside) = (layer.frame, parent.layer.bounds)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (inside.minY - outside.minY)),
            left: max(margins.left, outer.left - (inside.minX - outside.minX)),
            bottom: max(margins.bottom, outer.bottom - (outside.maxY - inside.maxY)),
            right: max(margins.right, outer.right - (outside.maxX - inside.maxX)))
    }

    func changeMargins(_ change: (inout BaseMargins) -> Void) {
        knownMargins = effectiveMargins
        change(&baseMargins)
        marginsMayHaveChanged()
    }

    /// Tells the view, and the subviews that build on it, when its margins differ from those known before.
    ///
    /// - Parameter isLaidOut: True when the view is just being laid out with the new margins.
    func marginsMayHaveChanged(isLaidOut: Bool = false) {
        let margins = effectiveMargins
        guard margins != knownMargins else { return }
        knownMargins = margins
        if !isLaidOut { layer.setNeedsLayout() }
        viewController?.viewLayoutMarginsDidChange()
        layoutMarginsDidChange()
        for subview in subviewList where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
    }

    func directionDidChange() {
        layer.setNeedsLayout()
        marginsMayHaveChanged()
    }
}
