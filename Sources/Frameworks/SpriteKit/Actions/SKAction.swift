import UIKit

/// A change of a node. No action runs on Linux, where no scene is drawn: a node stays as it is, the console says so, and
/// the completion handler of an action is called after its duration. An action keeps its duration, not what it does.
/// - Linux: refuses
open class SKAction: NSObject, NSCopying {
    /// Whether the action never ends.
    let isEndless: Bool

    init(lasting duration: TimeInterval, isEndless: Bool = false) {
        self.duration = duration
        self.isEndless = isEndless
    }

    /// Returns nil: files of actions cannot be read.
    public convenience init?(named name: String) {
        SceneRefusal.reportFile()
        return nil
    }

    /// Returns nil: files of actions cannot be read.
    public convenience init?(named name: String, duration: TimeInterval) { self.init(named: name) }

    /// Returns an action with the same duration and speed.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKAction(lasting: duration, isEndless: isEndless)
        copy.timingMode = timingMode
        copy.timingFunction = timingFunction
        copy.speed = speed
        return copy
    }

    /// The seconds that the action takes at a speed of 1.
    open var duration: TimeInterval
    /// How the change is distributed over the time; linearly by default.
    /// - Linux: no effect
    open var timingMode = SKActionTimingMode.linear
    /// Distributes the change over the time, from 0 to 1.
    /// - Linux: no effect
    open var timingFunction: SKActionTimingFunction = { $0 }
    /// How fast the time of the action passes; 1 by default.
    open var speed: CGFloat = 1

    /// Returns an action of the same duration.
    open func reversed() -> SKAction { copy() as! SKAction }  // copy(with:) returns one

    /// The seconds until the end; nil for an action that does not end.
    var time: TimeInterval? { isEndless || speed <= 0 ? nil : duration / Double(speed) }
}

/// How the change of an action is distributed over its time.
/// - Linux: no effect
public enum SKActionTimingMode: Int, Sendable {
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
public typealias SKActionTimingFunction = (Float) -> Float
