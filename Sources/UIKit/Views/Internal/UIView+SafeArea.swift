extension UIView {
    /// The current safe area insets: for every edge the superview's inset minus the distance to it, clamped to
    /// 0...superview's (measured on iOS 26.1), plus the additional insets of the view's controller.
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

    /// Updates the safe area of the subtree, and stops at views whose safe area did not change.
    func updateSafeArea() {
        if refreshSafeArea() { updateSafeAreaOfSubviews() }
    }

    /// Updates the safe area of every view of the subtree, since controllers deep in it may have additional insets.
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
        if layoutStateReference != nil { insetsDidChangeForConstraints() }
        viewController?.viewSafeAreaInsetsDidChange()
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { marginsMayHaveChanged() }
        return true
    }

    func updateSafeAreaOfSubviews() {
        for subview in subviewList { subview.updateSafeArea() }
    }

    /// Called when the view moved or was resized inside its superview.
    func distanceToSuperviewDidChange() {
        guard let parent = superviewLink else {
            // A window's safe area comes from its screen.
            if windowLink === self { updateSafeArea() }
            return
        }
        if windowLink != nil, knownSafeArea != .zero || parent.safeAreaInsetsForSubviews != .zero { updateSafeArea() }
        if preservesSuperviewLayoutMargins { marginsMayHaveChanged() }
    }

    /// Called when the view's size changed, and with it the distances of its subviews to its right and bottom edges.
    func subviewDistancesDidChange() {
        if let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins {
            marginsMayHaveChanged()
        }
        if windowLink != nil, safeAreaInsetsForSubviews != .zero { updateSafeAreaOfSubviews() }
        for subview in subviewList where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
    }
}
