/// Traits that can be set: inside `UITraitCollection(mutations:)`, and as overrides.
public protocol UIMutableTraits {
    /// The value of a trait; its default value if it is not specified. Setting it specifies the trait.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// The kind of device: phone, pad and others.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }

    /// From left to right, or from right to left.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }

    /// Pixels for each point; 0 if it is unspecified.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }

    /// Whether the width is compact or regular.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }

    /// Whether the height is compact or regular.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }

    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }

    /// Whether the user prefers a higher contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }

    /// Whether the content is at the base or elevated above it, which dark backgrounds show.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }

    /// Whether the window is active.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}

/// The traits that a view or a controller overrides for itself and its contents.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
    }

    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set { values[trait] = newValue }
    }

    /// Returns whether the trait is overridden here; inherited values do not count.
    public func contains(_ trait: UITrait) -> Bool {
        values.specifies(trait)
    }

    /// Removes the override, so that the trait is inherited again.
    public mutating func remove(_ trait: UITrait) {
        values.remove(trait)
    }
}

extension UITraitCollection {
    /// Sets traits of the value that it receives.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Creates a collection that specifies only the traits that the closure sets.
    public convenience init(mutations: TraitMutations) {
        self.init(TraitValues().mutated(by: mutations))
    }

    /// Creates a collection that specifies only one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// Returns a copy in which one trait has another value.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Returns a copy with changed values.
    public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
        UITraitCollection(values.mutated(by: mutations))
    }

    /// The value of a trait; its default value if the collection does not specify it.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        values[trait]
    }

    /// Returns the traits that differ; for nil, all traits that this collection specifies.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        let others = traitCollection?.values ?? TraitValues()
        let custom = Set(values.custom.keys).union(others.custom.keys)
        let customTraits = custom.compactMap { (values.custom[$0] ?? others.custom[$0])?.trait }
        return (Self.systemTraits + customTraits).filter { values.differs(from: others, in: $0) }
    }

    /// The traits that may change what dynamic colors resolve to.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// The traits that choose among the variants of an image in an asset catalog.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
        ]
    }

    private static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self,
            UITraitUserInterfaceStyle.self,
            UITraitLayoutDirection.self,
            UITraitDisplayScale.self,
            UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self,
            UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self,
            UITraitActiveAppearance.self,
            UITraitListEnvironment.self,
            UITraitDisplayGamut.self,
            UITraitLegibilityWeight.self,
            UITraitSceneCaptureState.self,
            UITraitForceTouchCapability.self,
        ]
    }
}

extension TraitValues {
    fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(self)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? self
    }
}
