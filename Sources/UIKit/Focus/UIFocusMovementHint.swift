import Foundation

/// How near the focus is to a move, for views that follow a finger on a remote control. The keyboard moves the focus at
/// once: no movement is hinted, and all values are those of rest.
open class UIFocusMovementHint: NSObject, NSCopying {
    /// Zero.
    open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
    /// The identity.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// Zero.
    open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
    /// Zero.
    open var translation: CGVector { CGVector(dx: 0, dy: 0) }
    /// The identity.
    open var interactionTransform: CATransform3D { CATransform3DIdentity }

    /// Returns the object itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
