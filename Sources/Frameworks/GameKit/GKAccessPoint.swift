import UIKit

/// - Linux: no effect
///
/// A button for Game Center, which is never shown.
// Sound: used on the main thread, as the framework asks for.
open class GKAccessPoint: NSObject, @unchecked Sendable {
    /// - Linux: works
    public enum Location: Int, Sendable {
        case topLeading = 0
        case topTrailing = 1
        case bottomLeading = 2
        case bottomTrailing = 3
    }

    private static let point = GKAccessPoint()

    open class var shared: GKAccessPoint { point }

    open var isActive = false
    open var showHighlights = false
    open var location = Location.topLeading
    open weak var parentWindow: UIWindow?

    open var isVisible: Bool { false }
    open var isPresentingGameCenter: Bool { false }
    open var frameInScreenCoordinates: CGRect { .zero }

    open func trigger(handler: @escaping () -> Void) {}

    open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {}
}
