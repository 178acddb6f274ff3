/// A group of layer changes with the duration of their actions and a block that runs when those have ended.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction, which the next frame commits.
@preconcurrency @MainActor
public class CATransaction: NSObject {
    @exclusivity(unchecked) private static var levels: [TransactionLevel] = []
    /// Whether the lowest level was not begun by the application.
    private static var lowestIsImplicit = false

    /// Begins a transaction inside the current one and inherits its values.
    public class func begin() {
        levels.append(TransactionLevel(parent: levels.last))
    }

    /// Ends the innermost transaction. Its completion block runs immediately if it started no animation.
    public class func commit() {
        guard levels.count > (lowestIsImplicit ? 1 : 0), let level = levels.popLast() else { return }
        level.seal()
    }

    /// Commits the implicit transaction: lays out and displays what is dirty. Pixels follow with the next frame.
    public class func flush() {
        FrameClock.layoutAndDisplay()
    }

    /// The duration of actions in seconds; the default is 0.25.
    public class func animationDuration() -> CFTimeInterval {
        levels.last?.lookUp(\.duration) ?? 0.25
    }

    /// Sets the duration of actions that begin from now on in this transaction, in seconds.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur
    }

    /// The timing function of actions; nil, the default, leaves each action its own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last?.lookUp(\.timingFunction) ?? nil
    }

    /// Sets the timing function of actions that begin from now on in this transaction; nil leaves each action its own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = .some(function)
    }

    /// Whether properties change without actions; the default is false.
    public class func disableActions() -> Bool {
        levels.last?.lookUp(\.disablesActions) ?? false
    }

    /// Sets whether properties change at once from now on in this transaction, without actions.
    public class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    /// Returns the block that was set last in the innermost transaction.
    public class func completionBlock() -> (@MainActor () -> Void)? {
        levels.last?.completion?.block
    }

    /// Sets a block that runs on the main actor when all animations started after this call in this transaction have
    /// ended or were removed. Set it before making the changes. A block set earlier waits for the animations that were
    /// started before this call.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        current.setCompletion(block)
    }

    /// Returns the value of the innermost transaction that has one. Keys are `kCATransactionAnimationDuration` and
    /// similar constants, or keys of the application.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.last?.value(forKey: key)
        }
    }

    /// Sets one of the values of the innermost transaction, or one of the application's own.
    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch (key, anObject) {
        case (kCATransactionAnimationDuration, let value as NSNumber): setAnimationDuration(value.doubleValue)
        case (kCATransactionAnimationDuration, let value as Double): setAnimationDuration(value)
        case (kCATransactionDisableActions, let value as Bool): setDisableActions(value)
        case (kCATransactionAnimationTimingFunction, let value):
            setAnimationTimingFunction(value as? CAMediaTimingFunction)
        case (kCATransactionCompletionBlock, let value): setCompletionBlock(value as? @MainActor () -> Void)
        default: current.values[key] = anObject
        }
    }

    /// The innermost transaction. Begins the implicit one when there is none.
    static var current: TransactionLevel {
        if let level = levels.last { return level }
        let level = TransactionLevel(parent: nil)
        levels.append(level)
        lowestIsImplicit = true
        FrameClock.requestFrame()
        return level
    }

    /// The completion that waits for an animation started now.
    static var currentCompletion: TransactionCompletion? {
        levels.last?.innermostCompletion
    }

    static var hasImplicitTransaction: Bool {
        lowestIsImplicit
    }

    /// Does nothing while an explicit transaction is open, which has to be committed first.
    static func commitImplicit() {
        guard lowestIsImplicit, levels.count == 1 else { return }
        lowestIsImplicit = false
        levels.removeLast().seal()
    }

    static func reset() {
        levels = []
        lowestIsImplicit = false
    }
}

/// The key of the duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the switch for actions, a Bool.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
