extension UIViewController {
    /// The traits of where the view is, or of the parent before it is anywhere, with the overrides laid over.
    var derivedTraits: UITraitCollection {
        var traits = loadedView?.superviewLink?.traitCollection ?? parent?.traitCollection ?? ThreadTraits.screen
        if let override = parent?.overrideTraitCollection(forChild: self) {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        if let presenter = presenterLink, let override = presenter.presentation?.traitOverride {
            traits = UITraitCollection(traitsFrom: [traits, override])
        }
        return traits.overriding(style: overrideUserInterfaceStyle).overriding(ownTraits?.values)
    }

    /// Takes over new traits and says so; the view follows on its own account.
    func updateTraits() {
        let (traits, before) = (derivedTraits, traitCollection)
        let isFirst = knownTraits == nil
        knownTraits = traits
        if isFirst || traits == before { return }
        traits.withCurrent {
            traitCollectionDidChange(before)
            for registration in traitRegistrations { registration.call(self, traits, before: before) }
        }
    }

    func traitSourcesDidChange() {
        if let view = loadedView { view.updateTraits() } else { updateTraits() }
    }
}
