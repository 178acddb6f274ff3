/// Whether a display measures how hard it is touched.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

extension UITraitCollection {
    /// The host reports no forces.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
