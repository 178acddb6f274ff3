/// Whether a display measures how hard it is touched. The host reports no forces, so that a screen's capability is
/// unavailable.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not specified.
    case unknown = 0
    /// The display measures no force, as every screen here.
    case unavailable = 1
    /// The display measures force. No screen here has it.
    case available = 2
}
