/// The light or dark appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is inherited.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// How much room there is in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is inherited.
    case unspecified = 0
    /// A width of less than 600 points, or a height of less than 480 points.
    case compact = 1
    /// A width of at least 600 points, or a height of at least 480 points.
    case regular = 2
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// The idiom is inherited.
    case unspecified = -1
    /// A window that is less than 600 points wide or high.
    case phone = 0
    /// A window that is at least 600 points wide and high.
    case pad = 1
    /// A television; no window here has this idiom.
    case tv = 2
    /// The display of a car; no window here has this idiom.
    case carPlay = 3
    /// The Mac's own interface; no window here has this idiom.
    case mac = 5
    /// A headset; no window here has this idiom.
    case vision = 6
}

/// The reading directions.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// The direction is inherited.
    case unspecified = -1
    /// The leading edge is the left one.
    case leftToRight = 0
    /// The leading edge is the right one.
    case rightToLeft = 1
}

/// The visual level of the interface: the base level, or an elevated one above it, such as a sheet, where dark
/// backgrounds are lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// The level is inherited.
    case unspecified = -1
    /// The level of a window's contents.
    case base = 0
    /// The level of contents above others, such as a sheet.
    case elevated = 1
}

/// Normal or high contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is inherited.
    case unspecified = -1
    /// The contrast of every screen here.
    case normal = 0
    /// More contrast between text and background. Only as an override here.
    case high = 1
}

/// Whether the window is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// The appearance is inherited.
    case unspecified = -1
    /// Another window is active. Only as an override here.
    case inactive = 0
    /// The appearance of every screen here.
    case active = 1
}
