import UIKit

// What arranges actions and calls.
extension SKAction {
    /// Runs one action after the other.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(lasting: actions.reduce(0) { $0 + ($1.time ?? 0) }, isEndless: actions.contains { $0.time == nil })
    }
    /// Runs actions at the same time.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(lasting: actions.compactMap(\.time).max() ?? 0, isEndless: actions.contains { $0.time == nil })
    }
    /// Repeats an action.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(lasting: Double(count) * (action.time ?? 0), isEndless: action.time == nil)
    }
    /// Repeats an action without end; its completion handler is never called.
    public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(lasting: 0, isEndless: true) }
    /// Waits.
    public class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Waits a time that is drawn by lot from a range.
    public class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(lasting: max(0, duration + durationRange * .random(in: -0.5...0.5)))
    }
    /// Removes the node from its parent.
    public class func removeFromParent() -> SKAction { SKAction(lasting: 0) }
    /// Sends a message.
    public class func perform(_ selector: Selector, onTarget target: Any) -> SKAction { SKAction(lasting: 0) }
    /// Calls a block on the main thread; no block is called here.
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(lasting: 0) }
    /// Calls a block on a queue; no block is called here.
    public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction(lasting: 0) }
    /// Runs an action of a child.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction(lasting: 0) }
    /// Calls a block in each frame; no block is called here.
    public class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Changes the speed of a node by a factor.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Changes the speed of a node.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Changes the mass of a body.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Pushes a body.
    public class func applyForce(_ force: CGVector, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Pushes a body at a point.
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Turns a body.
    public class func applyTorque(_ torque: CGFloat, duration: TimeInterval) -> SKAction { SKAction(lasting: duration) }
    /// Pushes a body once.
    public class func applyImpulse(_ impulse: CGVector, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
    /// Turns a body once.
    public class func applyAngularImpulse(_ impulse: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(lasting: duration)
    }
}
