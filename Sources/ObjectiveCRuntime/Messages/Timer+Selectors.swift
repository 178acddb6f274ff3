import Foundation

extension Timer {
    /// Makes a timer and adds it to this thread's run loop. It sends the message with itself as the argument, and keeps the target alive until it
    /// is invalidated.
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

/// Initialisers that make a subclass, which the class itself cannot have.
public protocol TimerWithSelector {}

extension Timer: TimerWithSelector {}

extension TimerWithSelector where Self: Timer {
    /// - Parameters:
    ///   - ti: seconds from now to the first message, and from one to the next.
    ///   - userInfo: what the timer's property of this name gives back.
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fireAt: Date(timeIntervalSinceNow: max(ti, 0)), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// - Parameters:
    ///   - date: of the first message.
    ///   - ti: seconds from one message to the next.
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self = SelectorTimer(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep) as! Self
    }
}

/// A timer that sends a message, and has something with it: Foundation's own has no such property on Linux.
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

    /// Read and changed on the thread of the timer's run loop.
    private final class Message: @unchecked Sendable {
        /// Nil after invalidation.
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
