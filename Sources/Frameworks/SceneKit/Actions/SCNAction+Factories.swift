import UIKit

extension SCNAction {
    /// Moves by a distance.
    public class func moveBy(
        x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Moves by a distance.
    public class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(lasting: duration) }
    /// Moves to a point of the parent.
    public class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Turns by radians around the axes.
    public class func rotateBy(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Turns to radians around the axes.
    public class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Turns to radians around the axes, on the shorter way if asked to.
    public class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval, usesShortestUnitArc: Bool
    ) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Turns by radians around an axis.
    public class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Turns to an axis and radians.
    public class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        SCNAction(lasting: duration)
    }
    /// Multiplies the scale.
    public class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(lasting: sec) }
    /// Sets the scale.
    public class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(lasting: sec) }
    /// Runs one action after the other.
    public class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(lasting: actions.reduce(0) { $0 + ($1.time ?? 0) }, isEndless: actions.contains { $0.time == nil })
    }
    /// Runs actions at the same time.
    public class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(lasting: actions.compactMap(\.time).max() ?? 0, isEndless: actions.contains { $0.time == nil })
    }
    /// Repeats an action.
    public class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(lasting: Double(count) * (action.time ?? 0), isEndless: action.time == nil)
    }
    /// Repeats an action without end; its completion handler is never called.
    public class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(lasting: 0, isEndless: true) }
    /// Fades in.
    public class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(lasting: sec) }
    /// Fades out.
    public class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(lasting: sec) }
    /// Changes the opacity by a difference.
    public class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(lasting: sec)
    }
    /// Changes the opacity.
    public class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(lasting: sec)
    }
    /// Hides the node.
    public class func hide() -> SCNAction { SCNAction(lasting: 0) }
    /// Shows the node.
    public class func unhide() -> SCNAction { SCNAction(lasting: 0) }
    /// Waits.
    public class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(lasting: sec) }
    /// Waits a time that is drawn by lot from a range.
    public class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        SCNAction(lasting: max(0, sec + durationRange * .random(in: -0.5...0.5)))
    }
    /// Removes the node from its parent.
    public class func removeFromParentNode() -> SCNAction { SCNAction(lasting: 0) }
    /// Calls a block; no block is called here.
    public class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction(lasting: 0) }
    /// Calls a block on a queue; no block is called here.
    public class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        SCNAction(lasting: 0)
    }
    /// Calls a block in each frame; no block is called here.
    public class func customAction(
        duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction {
        SCNAction(lasting: seconds)
    }
}
