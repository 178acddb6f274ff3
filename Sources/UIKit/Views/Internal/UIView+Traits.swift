extension UIView {
    /// The traits that the view inherits from its controller, or else from the superview.
    private var inheritedTraits: UITraitCollection {
        if let controller = viewController { return controller.traitCollection }
        return superviewLink?.traitCollection ?? knownTraits
    }

    /// Updates the traits of the subtree and informs the views that changed; stops at views that did not change.
    func updateTraits() {
        viewController?.updateTraits()
        let inherited = (self as? UIWindow)?.baseTraits ?? inheritedTraits
        let traits = ListTraits.collection(inherited, in: ownListEnvironment)
            .overriding(style: ownStyle).overriding(ownTraits?.values)
            .limitingText(from: minimumContentSizeCategory, to: maximumContentSizeCategory).tinted(tintValue)
        let before = knownTraits
        if traits === before { return }
        knownTraits = traits
        let hasSameTint = !traits.values.tint.differs(from: before.values.tint)
        if traits == before, hasSameTint { return }
        if traits != before || TintValue.isUsed { traits.withCurrent { announceTraits(before: before) } }
        for subview in subviewList { subview.updateTraits() }
    }

    /// Updates the traits if the view is shown by another kind of list than before.
    func listEnvironmentMayHaveChanged() {
        if let environment = ownListEnvironment, environment != traitCollection.listEnvironment { updateTraits() }
    }

    private func announceTraits(before: UITraitCollection) {
        if traitCollection.hasDifferentColorAppearance(comparedTo: before) {
            if ownBackground != nil { resolveBackground() }
            setNeedsDisplay()
        }
        if ownContentScale == nil, traitCollection.displayScale > 0, traitCollection.displayScale != before.displayScale
        {
            layer.contentsScale = traitCollection.displayScale
            setNeedsDisplay()
        }
        if traitCollection.layoutDirection != before.layoutDirection { directionDidChange() }
        layer.setNeedsLayout()
        traitCollectionDidChange(before)
        for registration in traitRegistrations { registration.call(self, traitCollection, before: before) }
    }

    func resolveBackground() {
        layer.backgroundColor = ownBackground?.resolvedColor(with: traitCollection).cgColor
    }
}

extension UITraitCollection {
    func overriding(style: UIUserInterfaceStyle) -> UITraitCollection {
        guard style != .unspecified, style != userInterfaceStyle else { return self }
        var values = values
        values.userInterfaceStyle = style
        return UITraitCollection(values)
    }

    func overriding(_ overrides: TraitValues?) -> UITraitCollection {
        guard let overrides else { return self }
        var merged = values
        merged.apply(overrides)
        return merged == values ? self : UITraitCollection(merged)
    }

    func limitingText(from minimum: UIContentSizeCategory?, to maximum: UIContentSizeCategory?) -> UITraitCollection {
        var category = preferredContentSizeCategory
        if let minimum, category < minimum { category = minimum }
        if let maximum, category > maximum { category = maximum }
        guard category != preferredContentSizeCategory else { return self }
        var values = values
        values.preferredContentSizeCategory = category
        return UITraitCollection(values)
    }
}
