import Foundation
import Synchronization
internal import ToolchainBets

// Sound: constants, and a closure of the main actor; the receiver gets the message there.
/// A message that is sent later. It retains its receiver.
final class DelayedMessage: @unchecked Sendable {
    let selector: Selector
    private let receiver: NSObject
    private let argument: Any?
    /// Cancels the timer or the delayed call. The closure retains them, and they retain the message, until it is
    /// called.
    @MainActor fileprivate var stop: @MainActor () -> Void = {}

    init(receiver: NSObject, selector: Selector, argument: Any?) {
        self.receiver = receiver
        self.selector = selector
        self.argument = argument
    }

    func send() {
        MessageSend.send(selector, to: receiver, argument)
    }

    @MainActor func stopWaiting() {
        stop()
        stop = {}
    }

    func isTo(_ target: Any) -> Bool {
        receiver === target as AnyObject
    }

    /// Returns whether the arguments are equal as objects, or both nil.
    func hasArgument(equalTo other: Any?) -> Bool {
        guard let argument, let other else { return argument == nil && other == nil }
        if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
        return argument as AnyObject === other as AnyObject
    }
}

/// The messages of `perform(_:with:afterDelay:)` that have not been sent yet.
enum DelayedMessages {
    private static let waiting = Mutex<[DelayedMessage]>([])

    static func add(_ message: DelayedMessage, after delay: TimeInterval) {
        waiting.withLock { $0.append(message) }
        // The task runs immediately on the main actor, and later from elsewhere.
        Task.immediate { @MainActor in
            if UIApplication.current?.run != nil {
                let call = DelayedCall(after: delay) { serve(message) }
                message.stop = { call.cancel() }
            } else {
                let timer = Trestle.timer(timeInterval: delay, repeats: false) { _ in
                    onCallingThread { serve(message) }
                }
                message.stop = { timer.invalidate() }
                RunLoop.main.add(timer, forMode: .common)
            }
        }
    }

    static func cancel(where isMeant: (DelayedMessage) -> Bool) {
        let meant = waiting.withLock { messages in
            let meant = messages.filter(isMeant)
            messages.removeAll(where: isMeant)
            return meant
        }
        for message in meant {
            Task.immediate { @MainActor in message.stopWaiting() }
        }
    }

    @MainActor private static func serve(_ message: DelayedMessage) {
        message.stopWaiting()
        let isStillWanted = waiting.withLock { messages in
            guard let index = messages.firstIndex(where: { $0 === message }) else { return false }
            messages.remove(at: index)
            return true
        }
        if isStillWanted { message.send() }
    }
}
