/// The values of a trait collection. Every trait has a value for "unspecified".
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// In pixels per point; 0 is unspecified.
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var listEnvironment = UIListEnvironment.unspecified
    /// The tint color, for ``UIColor/tintColor``. It is no trait: collections that differ in it only are equal.
    var tint = TintValue()
    var display = DisplayTraits()
    /// The values of custom traits, by the type of the trait.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    /// Replaces every value that `other` specifies.
    mutating func apply(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.listEnvironment != .unspecified { listEnvironment = other.listEnvironment }
        if other.tint.isSpecified { tint = other.tint }
        display.apply(other.display)
        if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
    }

    func differsInSizeClass(from other: TraitValues) -> Bool {
        horizontalSizeClass != other.horizontalSizeClass || verticalSizeClass != other.verticalSizeClass
    }

    /// Returns whether dynamic colors may resolve differently: compares the traits on which UIKit's dynamic colors
    /// depend.
    func hasDifferentColorAppearance(from other: TraitValues) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle || userInterfaceIdiom != other.userInterfaceIdiom
            || accessibilityContrast != other.accessibilityContrast || userInterfaceLevel != other.userInterfaceLevel
            || activeAppearance != other.activeAppearance || tint.differs(from: other.tint)
            || display.gamut != other.display.gamut
            || custom != other.custom && differsInCustomColors(from: other)
    }

    private func differsInCustomColors(from other: TraitValues) -> Bool {
        Set(custom.keys).union(other.custom.keys).contains { key in
            (custom[key] ?? other.custom[key])?.trait.affectsColorAppearance == true && custom[key] != other.custom[key]
        }
    }
}
