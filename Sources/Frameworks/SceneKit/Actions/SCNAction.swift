import UIKit

/// A change of a node. No action runs on Linux, where no scene is drawn: a node stays as it is, the console says so, and
/// the completion handler of an action is called on the main thread after its duration. An action keeps its duration,
/// not what it does.
/// - Linux: refuses
open class SCNAction: NSObject, NSCopying {
    /// Whether the action never ends.
    let isEndless: Bool

    init(lasting duration: TimeInterval, isEndless: Bool = false) {
        self.duration = duration
        self.isEndless = isEndless
    }

    /// Returns an action with the same duration and speed.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAction(lasting: duration, isEndless: isEndless)
        copy.timingMode = timingMode
        copy.timingFunction = timingFunction
        copy.speed = speed
        return copy
    }

    /// The seconds that the action takes at a speed of 1.
    open var duration: TimeInterval
    /// How the change is distributed over the time; linearly by default.
    /// - Linux: no effect
    open var timingMode = SCNActionTimingMode.linear
    /// Distributes the change over the time; nil by default.
    /// - Linux: no effect
    open var timingFunction: SCNActionTimingFunction?
    /// How fast the time of the action passes; 1 by default.
    open var speed: CGFloat = 1

    /// Returns an action of the same duration.
    open func reversed() -> SCNAction { copy() as! SCNAction }  // copy(with:) returns one

    /// The seconds until the end; nil for an action that does not end.
    var time: TimeInterval? { isEndless || speed <= 0 ? nil : duration / Double(speed) }
}

/// How the change of an action is distributed over its time.
/// - Linux: no effect
public enum SCNActionTimingMode: Int, Sendable {
    /// Evenly.
    case linear
    /// Slowly at first.
    case easeIn
    /// Slowly at last.
    case easeOut
    /// Slowly at first and at last.
    case easeInEaseOut
}

/// Distributes the change of an action over its time: from 0 to 1, to 0 to 1.
/// - Linux: no effect
public typealias SCNActionTimingFunction = (Float) -> Float
