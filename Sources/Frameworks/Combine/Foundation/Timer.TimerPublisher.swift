import Foundation
import OpenCombine

extension Timer {
    /// - Linux: works
    ///
    /// A publisher that sends the date at intervals, as soon as it is connected. In the main run loop it follows the
    /// clock that a test moves.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let subject = TimerSubject()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
            (self.mode, self.options) = (mode, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Date {
            subject.add(subscriber)
        }

        public func connect() -> any Cancellable {
            let subject = subject
            // Without a date, Foundation's timer on Linux fires at once.
            let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) { _ in subject.fire() }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return TimerConnection(timer: timer, subject: subject)
        }
    }

    /// A publisher of the date, which sends it every `interval` seconds when it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}

// Sound: a timer may be invalidated by every thread that has added it; the subject has a lock.
/// What stops the timer. It does so only when it is asked to: the timer of a connection that is dropped goes on.
private struct TimerConnection: Cancellable, @unchecked Sendable {
    let timer: Timer
    let subject: TimerSubject

    func cancel() {
        timer.invalidate()
        subject.removeAll()
    }
}

// Sound: used under the lock.
/// The subscribers of a timer, in the order of their subscriptions.
private final class TimerSubject: @unchecked Sendable {
    private let lock = NSLock()
    private var subscriptions: [TimerSubscription] = []

    func add(_ subscriber: some Subscriber<Date, Never>) {
        let subscription = TimerSubscription(subscriber, self)
        lock.withLock { subscriptions.append(subscription) }
        subscriber.receive(subscription: subscription)
    }

    func fire() {
        let date = Date()
        for subscription in lock.withLock({ subscriptions }) { subscription.send(date) }
    }

    func remove(_ subscription: TimerSubscription) {
        let removed = lock.withLock {
            subscriptions.firstIndex { $0 === subscription }.map { subscriptions.remove(at: $0) }
        }
        withExtendedLifetime(removed) {}
    }

    func removeAll() {
        let removed = lock.withLock {
            defer { subscriptions = [] }
            return subscriptions
        }
        withExtendedLifetime(removed) {}
    }
}

private final class TimerSubscription: SourceSubscription<Date> {
    private weak var subject: TimerSubject?

    init(_ downstream: some Subscriber<Date, Never>, _ subject: TimerSubject) {
        self.subject = subject
        super.init(downstream)
    }

    override func end() { subject?.remove(self) }

    override var description: String { "Timer" }
}
