import Foundation

extension Timer {
    /// Creates a timer and adds it to the run loop of the calling thread. The timer sends the message with itself as
    /// the argument, and retains the target until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: seconds until the first message and between messages.
    ///   - userInfo: the value of the timer's property of this name.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// Declares initializers that return an instance of a subclass, which an extension of the class cannot do.
public protocol TimerWithSelector {}

extension Timer: TimerWithSelector {}

extension TimerWithSelector where Self: Timer {
    /// Creates a timer that is not yet in a run loop.
    ///
    /// - Parameters:
    ///   - ti: seconds from now to the first message, and between messages.
    ///   - userInfo: the value of the timer's property of this name.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: max(ti, 0)), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// Creates a timer that is not yet in a run loop.
    ///
    /// - Parameters:
    ///   - date: the time of the first message.
    ///   - ti: seconds between messages.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self = SelectorTimer(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep) as! Self
    }
}

/// A timer that sends a message and stores `userInfo`, which Foundation's timer on Linux does not.
private final class SelectorTimer: Timer {
    private let message: Message

    fileprivate init(
        fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let message = Message(target: target, selector: selector, userInfo: userInfo)
        self.message = message
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            guard let target = message.target else { return }
            MessageSend.send(message.selector, to: target, timer)
        }
    }

    override var userInfo: Any? { message.userInfo }

    override func invalidate() {
        super.invalidate()
        message.target = nil
    }

    // Sound: read and changed on the thread of the timer's run loop only, as timers are.
    /// Read and changed on the thread of the run loop that has the timer.
    private final class Message: @unchecked Sendable {
        /// Nil after the timer was invalidated.
        var target: Any?
        let selector: Selector
        let userInfo: Any?

        init(target: Any, selector: Selector, userInfo: Any?) {
            self.target = target
            self.selector = selector
            self.userInfo = userInfo
        }
    }
}
