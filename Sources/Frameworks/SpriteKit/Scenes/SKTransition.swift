import UIKit

/// How a scene takes the place of another. Nothing is drawn on Linux: scenes change at once.
/// - Linux: no effect
open class SKTransition: NSObject {
    private init(lasting duration: TimeInterval) { self.duration = duration }

    let duration: TimeInterval

    /// Whether the coming scene waits for the end; true by default.
    open var pausesIncomingScene = true
    /// Whether the going scene is paused; true by default.
    open var pausesOutgoingScene = true

    /// Fades one scene into the other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Fades to black and to the scene.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Fades to a color and to the scene.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Turns around a horizontal line.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Turns around a vertical line.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Moves the old scene away.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(lasting: sec)
    }
    /// Moves the new scene over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(lasting: sec)
    }
    /// Moves both scenes.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(lasting: sec)
    }
    /// Opens the old scene to the sides.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Opens the old scene up and down.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Closes the new scene from the sides.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Closes the new scene from above and below.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
    /// Opens the old scene like a doorway.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(lasting: sec) }
}

/// Where a scene of a transition moves.
/// - Linux: no effect
public enum SKTransitionDirection: Int, Sendable {
    /// Upwards.
    case up
    /// Downwards.
    case down
    /// To the right.
    case right
    /// To the left.
    case left
}
