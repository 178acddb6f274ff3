/// The margins that were set for a view, without those of the superview and the safe area.
struct BaseMargins {
    /// Not set: the margins are the class's ``UIView/standardMargins``.
    static let standard = BaseMargins(absolute: nil, directional: nil)

    private(set) var absolute: UIEdgeInsets?
    private(set) var directional: NSDirectionalEdgeInsets?

    /// Whether margins were set. If not, the root view of a controller uses the controller's system minimum margins.
    var isSet: Bool { absolute != nil || directional != nil }

    mutating func set(_ insets: UIEdgeInsets) {
        self = BaseMargins(absolute: insets, directional: nil)
    }

    mutating func set(_ insets: NSDirectionalEdgeInsets) {
        self = BaseMargins(absolute: nil, directional: insets)
    }

    /// Nil until margins are set.
    func insets(rightToLeft: Bool) -> UIEdgeInsets? {
        absolute ?? directional.map { UIEdgeInsets($0, rightToLeft: rightToLeft) }
    }
}

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The base margins plus the safe area, and at least the superview's margins if these are preserved.
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

    /// Informs the view, and the subviews that depend on it, if its margins have changed.
    ///
    /// - Parameter isLaidOut: True if the view is just being laid out with the new margins.
    func marginsMayHaveChanged(isLaidOut: Bool = false) {
        let margins = effectiveMargins
        guard margins != knownMargins else { return }
        knownMargins = margins
        if !isLaidOut { layer.setNeedsLayout() }
        if layoutStateReference != nil { insetsDidChangeForConstraints() }
        viewController?.viewLayoutMarginsDidChange()
        layoutMarginsDidChange()
        for subview in subviewList where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
    }

    func directionDidChange() {
        layer.setNeedsLayout()
        marginsMayHaveChanged()
        if layoutStateReference != nil { directionDidChangeForConstraints() }
    }
}
