extension UIView {
    /// What the view's own safe area should be now: per edge the superview's minus the distance to it, clamped to
    /// 0...superview's (measured on iOS 26.1), plus its controller's additional insets.
    private var derivedSafeArea: UIEdgeInsets {
        if let window = self as? UIWindow { return window.screenSafeArea }
        guard let parent = superviewLink, windowLink != nil else { return .zero }
        let outer = parent.safeAreaInsetsForSubviews
        var insets = UIEdgeInsets.zero
        if outer != .zero {
            let (inside, outside) = (layer.frame, parent.layer.bounds)
            func clamped(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
            insets = UIEdgeInsets(
                top: clamped(outer.top, inside.minY - outside.minY),
                left: clamped(outer.left, inside.minX - outside.minX),
                bottom: clamped(outer.bottom, outside.maxY - inside.maxY),
                right: clamped(outer.right, outside.maxX - inside.maxX))
        }
        if let controller = viewController {
            insets = insets + controller.containerSafeAreaInsets + controller.additionalSafeAreaInsets
        }
        return insets
    }

    /// Brings the safe area of the subtree up to date; stops where nothing changed.
    func updateSafeArea() {
        if refreshSafeArea() { updateSafeAreaOfSubviews() }
    }

    /// The same for every view of the subtree: controllers deep in it may add insets of their own.
    func updateSafeAreaOfSubtree() {
        _ = refreshSafeArea()
        for subview in subviewList { subview.updateSafeAreaOfSubtree() }
    }

    /// Returns whether the safe area changed.
    private func refreshSafeArea() -> Bool {
        let insets = derivedSafeArea
        guard insets != knownSafeArea else { return false }
        knownSafeArea = insets
        layer.setNeedsLayout()
        viewController?.viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
        return true
    }

    func updateSafeAreaOfSubviews() {
        for subview in subviewList { subview.updateSafeArea() }
    }

    /// The view moved or was resized inside its superview.
    func distanceToSuperviewDidChange() {
        guard let parent = superviewLink else {
            // A window's safe area comes from its screen.
            if windowLink === self { updateSafeArea() }
            return
        }
        if windowLink != nil, knownSafeArea != .zero || parent.safeAreaInsetsForSubviews != .zero { updateSafeArea() }
        if preservesSuperviewLayoutMargins { marginsMayHaveChanged() }
    }

    /// The view's size changed, and with it its subviews' distances to its right and bottom edges.
    func subviewDistancesDidChange() {
        if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            marginsMayHaveChanged()
        }
        if windowLink != nil, safeAreaInsetsForSubviews != .zero { updateSafeAreaOfSubviews() }
        for subview in subviewList where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
    }
}
