import Foundation

/// - Linux: works
///
/// Says whether a session can be used; on Linux the state is always ``notActivated``.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated = 0
    case inactive = 1
    case activated = 2
}
