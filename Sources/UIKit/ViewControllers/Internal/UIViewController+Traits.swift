extension UIViewController {
    /// The traits of the view's superview, or of the parent before the view has a superview, with all overrides
    /// applied.
    var derivedTraits: UITraitCollection {
        var traits = loadedView?.superviewLink?.traitCollection ?? parent?.traitCollection ?? ThreadTraits.screen
        if let container = parent?.containerTraits(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, container])
        }
        if let override = parent?.overrideTraitCollection(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        if let presenter = presenterLink, let override = presenter.presentation?.traitOverride {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        return traits.overriding(style: overrideUserInterfaceStyle).overriding(ownTraits?.values)
    }

    /// Updates the traits and calls the change handlers. The view updates its own traits separately.
    func updateTraits() {
        let (traits, before) = (derivedTraits, traitCollection)
        let isFirst = knownTraits == nil
        knownTraits = traits
        if isFirst || traits == before { return }
        traits.withCurrent {
            traitCollectionDidChange(before)
            for registration in traitRegistrations { registration.call(self, traits, before: before) }
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    func traitSourcesDidChange() {
        if let view = loadedView { view.updateTraits() } else { updateTraits() }
    }
}
