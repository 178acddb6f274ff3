/// A group of layer changes: how long their actions take, and what runs when those are over.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction that the next frame commits.
@preconcurrency @MainActor
public class CATransaction: NSObject {
    private static var levels: [TransactionLevel] = []
    /// The lowest level was not begun by the application.
    private static var lowestIsImplicit = false

    /// Begins a transaction inside the present one, whose values it starts with.
    public class func begin() {
        levels.append(TransactionLevel(parent: levels.last))
    }

    /// Ends the innermost transaction. Its completion block runs now if it started no animation.
    public class func commit() {
        guard levels.count > (lowestIsImplicit ? 1 : 0), let level = levels.popLast() else { return }
        level.seal()
    }

    /// Commits the implicit transaction: lays out and displays what is dirty. The picture follows with the next frame.
    public class func flush() {
        FrameClock.layoutAndDisplay()
    }

    /// Seconds that actions take; 0.25.
    public class func animationDuration() -> CFTimeInterval {
        levels.last?.lookUp(\.duration) ?? 0.25
    }

    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur
    }

    /// Nil leaves every action its own.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last?.lookUp(\.timingFunction) ?? nil
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = .some(function)
    }

    /// True has properties change at once; false.
    public class func disableActions() -> Bool {
        levels.last?.lookUp(\.disablesActions) ?? false
    }

    public class func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    public class func completionBlock() -> (@MainActor () -> Void)? {
        levels.last?.completion?.block
    }

    /// Runs on the main actor when all animations that this transaction starts from here on have ended or were removed. Set
    /// it before making the changes. An earlier block waits for the animations started until now.
    public class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        current.setCompletion(block)
    }

    /// Of the innermost transaction that has one: the keys are `kCATransactionAnimationDuration` and its like, or the
    /// application's own.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: levels.last?.value(forKey: key)
        }
    }

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

    /// The innermost transaction; begins the implicit one when there is none.
    static var current: TransactionLevel {
        if let level = levels.last { return level }
        let level = TransactionLevel(parent: nil)
        levels.append(level)
        lowestIsImplicit = true
        FrameClock.requestFrame()
        return level
    }

    /// The completion that an animation started now counts for.
    static var currentCompletion: TransactionCompletion? {
        levels.last?.innermostCompletion
    }

    static var hasImplicitTransaction: Bool {
        lowestIsImplicit
    }

    /// Not while an explicit transaction is open: it ends first.
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

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
