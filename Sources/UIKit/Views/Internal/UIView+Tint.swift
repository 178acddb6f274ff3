extension UIView {
    var effectiveTintMode: TintAdjustmentMode {
        if ownTintMode != .automatic { return ownTintMode }
        return superviewLink?.tintAdjustmentMode ?? .normal
    }

    var effectiveTint: UIColor {
        let color = ownTint ?? inheritedTint
        return effectiveTintMode == .dimmed ? color.desaturated(in: traitCollection) : color
    }

    /// The undimmed tint color of the nearest superview that has one.
    private var inheritedTint: UIColor {
        var ancestor = superviewLink
        while let view = ancestor {
            if let tint = view.ownTint { return tint }
            ancestor = view.superviewLink
        }
        return SystemTint.current
    }

    /// What the view's trait collection says about its tint color.
    var tintValue: TintValue {
        let inherited = superviewLink?.knownTraits.values.tint ?? TintValue(color: SystemTint.accent)
        let isDimmed = ownTintMode == .automatic ? inherited.isDimmed : ownTintMode == .dimmed
        return TintValue(color: ownTint ?? inherited.color, isDimmed: isDimmed)
    }

    func changeTint(_ change: () -> Void) {
        change()
        updateTraits()
        announceTint()
    }

    /// Called after a move, since views that inherit their tint color may have another one now.
    func inheritedTintDidChange() {
        guard ownTint == nil || ownTintMode == .automatic, superviewLink?.hasSpecialTint == true else { return }
        announceTint()
    }

    private var hasSpecialTint: Bool {
        var ancestor: UIView? = self
        while let view = ancestor {
            if view.ownTint != nil || view.ownTintMode != .automatic { return true }
            ancestor = view.superviewLink
        }
        return false
    }

    private func announceTint() {
        traitCollection.withCurrent { tintColorDidChange() }
        for subview in subviewList
        where subview.superviewLink === self && (subview.ownTint == nil || subview.ownTintMode == .automatic) {
            subview.announceTint()
        }
    }
}

extension UIColor {
    /// Returns the gray of the same luminance, for dimmed tint colors.
    func desaturated(in traits: UITraitCollection) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)  // unverified
    }
}
