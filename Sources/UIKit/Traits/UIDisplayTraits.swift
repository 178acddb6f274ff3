/// The colors that a display can show.
public enum UIDisplayGamut: Int, Sendable {
    /// The gamut is inherited.
    case unspecified = -1
    /// The colors of sRGB: the gamut of every screen here.
    case SRGB = 0
    /// More colors than those of sRGB. No screen here has it.
    case P3 = 1
}

/// Whether the user prefers bold text: bold on a desktop with a bold font. As an override it concerns fonts that are made
/// with the traits, ``UIFont/preferredFont(forTextStyle:compatibleWith:)``.
public enum UILegibilityWeight: Int, Sendable {
    /// The weight is inherited.
    case unspecified = -1
    /// Text in the weight of its font.
    case regular = 0
    /// Text in a heavier weight than that of its font.
    case bold = 1
}

/// Whether the contents of a scene are recorded or shown on another display.
public enum UISceneCaptureState: Int, Sendable {
    /// The state is inherited.
    case unspecified = -1
    /// Not captured: the state of every screen here.
    case inactive = 0
    /// Recorded or mirrored. No screen here has this state.
    case active = 1
}

/// The values of the traits that describe the display. Kept together, so that comparing them is one step.
struct DisplayTraits: Hashable, Sendable {
    var gamut = UIDisplayGamut.unspecified
    /// Whether the user prefers bold text.
    var legibilityWeight = UILegibilityWeight.unspecified
    var captureState = UISceneCaptureState.unspecified
    var forceTouch = UIForceTouchCapability.unknown

    /// Replaces every value that `other` specifies.
    mutating func apply(_ other: DisplayTraits) {
        if other.gamut != .unspecified { gamut = other.gamut }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.captureState != .unspecified { captureState = other.captureState }
        if other.forceTouch != .unknown { forceTouch = other.forceTouch }
    }

    /// The traits of a screen: colors are sRGB, and the host reports neither recordings nor forces.
    static let ofScreen = DisplayTraits(
        gamut: .SRGB, legibilityWeight: .regular, captureState: .inactive, forceTouch: .unavailable)
}

/// The trait for the range of colors.
public struct UITraitDisplayGamut: SystemTrait, Sendable {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func read(_ values: TraitValues) -> UIDisplayGamut { values.display.gamut }
    static func write(_ value: UIDisplayGamut, to values: inout TraitValues) { values.display.gamut = value }
}

/// The trait for bold text.
public struct UITraitLegibilityWeight: SystemTrait, Sendable {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func read(_ values: TraitValues) -> UILegibilityWeight { values.display.legibilityWeight }
    static func write(_ value: UILegibilityWeight, to values: inout TraitValues) {
        values.display.legibilityWeight = value
    }
}

/// The trait for recording.
public struct UITraitSceneCaptureState: SystemTrait, Sendable {
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static func read(_ values: TraitValues) -> UISceneCaptureState { values.display.captureState }
    static func write(_ value: UISceneCaptureState, to values: inout TraitValues) {
        values.display.captureState = value
    }
}

/// The trait for the force of touches.
public struct UITraitForceTouchCapability: SystemTrait, Sendable {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static func read(_ values: TraitValues) -> UIForceTouchCapability { values.display.forceTouch }
    static func write(_ value: UIForceTouchCapability, to values: inout TraitValues) {
        values.display.forceTouch = value
    }
}

extension UIMutableTraits {
    /// The range of colors of the screen.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }

    /// Whether the user prefers bold text.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }

    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }

    /// Whether the screen reports how hard it is touched.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
}
