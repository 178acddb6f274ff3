import Foundation

extension NSObject {
    /// Sends a message after a delay in seconds. While an application runs, it is sent at the start of a frame on the
    /// host's clock; otherwise by the main run loop, whichever thread calls this method. The receiver and the argument
    /// are retained until then. The message is never sent before this method returns, even if the delay is 0.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessages.add(DelayedMessage(receiver: self, selector: aSelector, argument: anArgument), after: delay)
    }

    /// Sends a message after a delay. The modes are ignored, because all modes are served, also during a drag.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        perform(aSelector, with: anArgument, afterDelay: delay)
    }

    /// Cancels the delayed messages with this selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedMessages.cancel {
            $0.isTo(aTarget) && $0.selector == aSelector && $0.hasArgument(equalTo: anArgument)
        }
    }

    /// Cancels all delayed messages to the target.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessages.cancel { $0.isTo(aTarget) }
    }

    /// Sends a message on the main queue.
    ///
    /// - Parameter wait: whether to return only after the message was sent. On the main thread it is then sent
    ///   immediately.
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

    /// Sends a message on a new thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let message = DelayedMessage(receiver: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { message.send() }
    }
}
