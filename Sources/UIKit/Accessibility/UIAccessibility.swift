/// What the user asked of all applications.
public enum UIAccessibility {
    /// Whether applications should move less: `TRESTLE_REDUCE_MOTION=1`, or what the test driver says. Rows that come and go
    /// in tables fade then, and the others are in their places at once; transitions of controllers stay as they are, as on Apple's systems
    /// without "prefer cross-fade transitions".
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool { ApplicationRun.current?.reducesMotion ?? false }

    /// Posted when ``isReduceMotionEnabled`` has changed, without object.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        rawValue: "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
