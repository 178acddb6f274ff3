/// Accessibility settings, notifications and conversions.
public enum UIAccessibility {
    /// Whether the user prefers reduced motion: has turned the animations of the desktop off. Inserted and deleted rows of
    /// tables then fade, and the other rows move to their positions without animation. See
    /// ``prefersCrossFadeTransitions`` for the transitions of view controllers.
    public static var isReduceMotionEnabled: Bool { preferences.reducesMotion }

    /// Posted without an object after ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether the user prefers less transparency: set with a high contrast of the desktop, by
    /// `TRESTLE_REDUCE_TRANSPARENCY=1` or by the test driver. Materials then are opaque.
    public static var isReduceTransparencyEnabled: Bool { preferences.reducesTransparency }

    /// Posted without an object after ``isReduceTransparencyEnabled`` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
