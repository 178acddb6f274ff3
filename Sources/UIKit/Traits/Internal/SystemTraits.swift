// The system's traits as types, for `registerForTraitChanges` and subscripts.

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func read(_ values: TraitValues) -> UIUserInterfaceIdiom { values.userInterfaceIdiom }
    static func write(_ value: UIUserInterfaceIdiom, to values: inout TraitValues) { values.userInterfaceIdiom = value }
}

/// The trait for light and dark.
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func read(_ values: TraitValues) -> UIUserInterfaceStyle { values.userInterfaceStyle }
    static func write(_ value: UIUserInterfaceStyle, to values: inout TraitValues) { values.userInterfaceStyle = value }
}

/// The trait for the reading direction.
public struct UITraitLayoutDirection: SystemTrait, Sendable {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func read(_ values: TraitValues) -> UITraitEnvironmentLayoutDirection { values.layoutDirection }
    static func write(_ value: UITraitEnvironmentLayoutDirection, to values: inout TraitValues) {
        values.layoutDirection = value
    }
}

/// The trait for the pixels of a point.
public struct UITraitDisplayScale: SystemTrait, Sendable {
    public static var defaultValue: CGFloat { 0 }
    static func read(_ values: TraitValues) -> CGFloat { values.displayScale }
    static func write(_ value: CGFloat, to values: inout TraitValues) { values.displayScale = value }
}

/// The trait for compact and regular widths.
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.horizontalSizeClass }
    static func write(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) {
        values.horizontalSizeClass = value
    }
}

/// The trait for compact and regular heights.
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func read(_ values: TraitValues) -> UIUserInterfaceSizeClass { values.verticalSizeClass }
    static func write(_ value: UIUserInterfaceSizeClass, to values: inout TraitValues) {
        values.verticalSizeClass = value
    }
}

/// The trait for the text size.
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func read(_ values: TraitValues) -> UIContentSizeCategory { values.preferredContentSizeCategory }
    static func write(_ value: UIContentSizeCategory, to values: inout TraitValues) {
        values.preferredContentSizeCategory = value
    }
}

/// The trait for a higher contrast.
public struct UITraitAccessibilityContrast: SystemTrait, Sendable {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func read(_ values: TraitValues) -> UIAccessibilityContrast { values.accessibilityContrast }
    static func write(_ value: UIAccessibilityContrast, to values: inout TraitValues) {
        values.accessibilityContrast = value
    }
}

/// The trait for elevated content.
public struct UITraitUserInterfaceLevel: SystemTrait, Sendable {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func read(_ values: TraitValues) -> UIUserInterfaceLevel { values.userInterfaceLevel }
    static func write(_ value: UIUserInterfaceLevel, to values: inout TraitValues) { values.userInterfaceLevel = value }
}

/// The trait for the active window.
public struct UITraitActiveAppearance: SystemTrait, Sendable {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func read(_ values: TraitValues) -> UIUserInterfaceActiveAppearance { values.activeAppearance }
    static func write(_ value: UIUserInterfaceActiveAppearance, to values: inout TraitValues) {
        values.activeAppearance = value
    }
}
