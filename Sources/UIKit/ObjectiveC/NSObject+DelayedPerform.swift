import Foundation

extension NSObject {
    /// Sends the message later: in the host's time while an application runs, and then at the start of a frame; else from the
    /// main run loop, also where another thread asks. Keeps receiver and argument until then. Never called before this returns, also with a delay of 0.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessages.add(DelayedMessage(receiver: self, selector: aSelector, argument: anArgument), after: delay)
    }

    /// The same: every mode of the run loop is served here, a drag included.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Takes back delayed messages with this name and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessages.cancel {
            $0.isTo(aTarget) && $0.selector == aSelector && $0.hasArgument(equalTo: anArgument)
        }
    }

    /// Takes back everything that was to be sent to the target.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessages.cancel { $0.isTo(aTarget) }
    }

    /// Sends the message on the main queue.
    ///
    /// - Parameter wait: return when it has been sent; on the main thread it is then sent at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: arg)
        if !wait {
            DispatchQueue.main.async { message.send() }
        } else if Thread.isMainThread {
            message.send()
        } else {
            DispatchQueue.main.sync { message.send() }
        }
    }

    /// Sends the message on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { message.send() }
    }
}
