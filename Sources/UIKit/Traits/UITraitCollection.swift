// Sound: all stored properties are constants of sendable types; only an open class cannot say so unchecked.
/// The environment of a view or controller: interface style, size classes, scale, layout direction and text size.
/// Immutable.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    /// Creates a collection in which every trait is unspecified.
    public override convenience init() {
        self.init(TraitValues())
    }

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Combines collections. If several specify a trait, the value of the last one is used.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in traitCollections { values.apply(collection.values) }
        self.init(values)
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = userInterfaceActiveAppearance }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.display.gamut = displayGamut }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.display.legibilityWeight = legibilityWeight }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.display.captureState = sceneCaptureState }
    }

    /// Creates a collection with one trait; the others are unspecified.
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init { $0.display.forceTouch = capability }
    }

    convenience init(_ specify: (inout TraitValues) -> Void) {
        var values = TraitValues()
        specify(&values)
        self.init(values)
    }

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// From left to right, or from right to left.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// In pixels per point; 0 is unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// Whether the width is compact or regular.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// Whether the height is compact or regular.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The text size.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// Whether the user prefers a higher contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether the content is at the base or elevated above it.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether the window is active.
    open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The style of the list around the view.
    open var listEnvironment: UIListEnvironment { values.listEnvironment }
    /// The range of colors of the screen.
    open var displayGamut: UIDisplayGamut { values.display.gamut }
    /// Whether the user prefers bold text.
    open var legibilityWeight: UILegibilityWeight { values.display.legibilityWeight }
    /// Whether the scene is recorded or mirrored.
    open var sceneCaptureState: UISceneCaptureState { values.display.captureState }
    /// Whether the screen reports how hard it is touched.
    open var forceTouchCapability: UIForceTouchCapability { values.display.forceTouch }

    /// A configuration with which an image shows its variant for these traits.
    open var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// Returns whether every trait that `trait` specifies has the same value in this collection.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = values
        merged.apply(trait.values)
        return merged == values
    }

    /// Returns whether dynamic colors may resolve to other colors than with `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return values.hasDifferentColorAppearance(from: traitCollection.values)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int { values.hashValue }

    open override var description: String {
        "<\(Self.self): \(ObjectAddress(self)); \(values.specified.joined(separator: ", "))>"
    }

    /// The traits with which dynamic colors are resolved by default.
    ///
    /// Each thread has its own value. UIKit sets it around `draw(_:)`, `layoutSubviews()`,
    /// `traitCollectionDidChange(_:)` and similar callbacks; at other times it has the traits of the screen.
    open class var current: UITraitCollection {
        get { ThreadTraits.current ?? ThreadTraits.screen }
        set { ThreadTraits.current = newValue }
    }

    /// Calls `actions` with these traits as ``current``.
    open func performAsCurrent(_ actions: () -> Void) {
        withCurrent(actions)
    }
}

extension TraitValues {
    /// The traits that have a value, with the names of UIKit's descriptions.
    var specified: [String] {
        var list: [String] = []
        func add(_ name: String, _ value: String?) {
            if let value { list.append("\(name) = \(value)") }
        }
        add("UserInterfaceIdiom", userInterfaceIdiom == .unspecified ? nil : "\(userInterfaceIdiom)")
        add("DisplayScale", displayScale == 0 ? nil : displayScale.shortDescription)
        add("HorizontalSizeClass", horizontalSizeClass == .unspecified ? nil : "\(horizontalSizeClass)")
        add("VerticalSizeClass", verticalSizeClass == .unspecified ? nil : "\(verticalSizeClass)")
        add("UserInterfaceStyle", userInterfaceStyle == .unspecified ? nil : "\(userInterfaceStyle)")
        add("UserInterfaceLayoutDirection", layoutDirection == .unspecified ? nil : "\(layoutDirection)")
        add(
            "PreferredContentSizeCategory",
            preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory.rawValue)
        add("UserInterfaceLevel", userInterfaceLevel == .unspecified ? nil : "\(userInterfaceLevel)")
        add("ActiveAppearance", activeAppearance == .unspecified ? nil : "\(activeAppearance)")
        add("AccessibilityContrast", accessibilityContrast == .unspecified ? nil : "\(accessibilityContrast)")
        add("ListEnvironment", listEnvironment == .unspecified ? nil : "\(listEnvironment)")
        return list
    }
}
