import UIKit

/// Changes that belong together. They apply at once on Linux; completion blocks are called after the duration.
/// - Linux: works
@preconcurrency @MainActor
open class SCNTransaction: NSObject {
    private struct Level {
        var duration: TimeInterval
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
    }

    /// The implicit transaction, and those that have begun.
    private static var levels = [Level(duration: 0)]

    private static var level: Level {
        get { levels[levels.count - 1] }
        set { levels[levels.count - 1] = newValue }
    }

    /// Begins a transaction of a quarter of a second.
    open class func begin() { levels.append(Level(duration: 0.25)) }

    /// Ends the transaction that began last; its completion block is called after its duration.
    open class func commit() {
        guard levels.count > 1 else { return }
        let ended = levels.removeLast()
        if let completion = ended.completion {
            DelayedCall(after: ended.disablesActions ? 0 : ended.duration) { completion() }
        }
    }

    /// Does nothing: changes apply at once.
    open class func flush() {}

    /// The seconds that changes would take.
    open class var animationDuration: CFTimeInterval {
        get { level.duration }
        set { level.duration = newValue }
    }
    /// How changes would be distributed over the time; nil by default.
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { level.timingFunction }
        set { level.timingFunction = newValue }
    }
    /// Whether changes would apply at once; false by default.
    open class var disableActions: Bool {
        get { level.disablesActions }
        set { level.disablesActions = newValue }
    }
    /// Called after the duration of a transaction that has begun; nil by default.
    open class var completionBlock: (() -> Void)? {
        get { level.completion }
        set { level.completion = newValue }
    }
}
