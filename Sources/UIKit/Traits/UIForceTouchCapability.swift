/// Whether a display measures how hard it is touched. The host reports no forces, so that a screen's capability is
/// unavailable.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}
