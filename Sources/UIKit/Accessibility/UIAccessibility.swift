/// Accessibility settings, notifications and conversions.
public enum UIAccessibility {
    /// Whether the user prefers reduced motion: set by `TRESTLE_REDUCE_MOTION=1` or by the test driver. Inserted and
    /// deleted rows of tables then fade, and the other rows move to their positions without animation. Transitions of
    /// view controllers do not change, as on Apple's systems without "prefer cross-fade transitions".
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool { ApplicationRun.current?.reducesMotion ?? false }

    /// Posted without an object after ``isReduceMotionEnabled`` has changed.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether the user prefers less transparency: set by `TRESTLE_REDUCE_TRANSPARENCY=1` or by the test driver.
    /// Materials then are opaque.
    @preconcurrency @MainActor
    public static var isReduceTransparencyEnabled: Bool { ApplicationRun.current?.reducesTransparency ?? false }

    /// Posted without an object after ``isReduceTransparencyEnabled`` has changed.
    public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
}
