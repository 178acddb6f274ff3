import Foundation
import OpenCombine

/// The subscription of `collect` with a strategy of time.
///
/// The intervals begin with the subscription. What has come while there is no demand is kept for the end of a later
/// one.
final class TimedCollector<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let downstream: Downstream
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    /// The number of values that are sent before the interval ends; nil if there is no such number.
    private let count: Int?
    private let options: Context.SchedulerOptions?
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var hasEnded = false

    init(
        _ downstream: Downstream, strategy: Publishers.TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
    ) {
        (self.downstream, self.options) = (downstream, options)
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, count) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
        }
    }

    // MARK: Subscriber

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, !hasEnded else { return false }
            upstream = subscription
            return true
        }
        guard isFirst else { return subscription.cancel() }
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            self?.intervalDidEnd()
        }
        lock.withLock { self.timer = timer }
        downstreamLock.withLock { downstream.receive(subscription: self) }
        if count == nil { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let group = lock.withLock { () -> [Input]? in
            guard !hasEnded else { return nil }
            values.append(input)
            guard let count, values.count >= count else { return nil }
            return takeGroup()
        }
        guard let group else { return .none }
        return upstreamDemand(for: send(group))
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let ending = lock.withLock { () -> (last: [Input]?, timer: (any Cancellable)?)? in
            guard !hasEnded else { return nil }
            var last: [Input]?
            if case .finished = completion { last = takeGroup() }
            return (last, end().timer)
        }
        guard let ending else { return }
        ending.timer?.cancel()
        downstreamLock.withLock {
            if let last = ending.last { _ = downstream.receive(last) }
            downstream.receive(completion: completion)
        }
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock { () -> (any Subscription)? in
            guard !hasEnded else { return nil }
            self.demand += demand
            return self.upstream
        }
        if count != nil { upstream?.request(upstreamDemand(for: demand)) }
    }

    func cancel() {
        let ended = lock.withLock { hasEnded ? nil : end() }
        ended?.timer?.cancel()
        ended?.upstream?.cancel()
    }

    // MARK: Groups

    private func intervalDidEnd() {
        guard let group = lock.withLock({ hasEnded ? nil : takeGroup() }) else { return }
        let newDemand = send(group)
        if count != nil, newDemand > 0 { lock.withLock { upstream }?.request(upstreamDemand(for: newDemand)) }
    }

    private func send(_ group: [Input]) -> Subscribers.Demand {
        let newDemand = downstreamLock.withLock { downstream.receive(group) }
        lock.withLock { demand += newDemand }
        return newDemand
    }

    /// The number of values that make as many groups.
    private func upstreamDemand(for groups: Subscribers.Demand) -> Subscribers.Demand {
        count.map { groups * $0 } ?? .none
    }

    /// Returns what has been collected, if there is something and it is wanted. The lock must be held.
    private func takeGroup() -> [Input]? {
        guard demand > 0, !values.isEmpty else { return nil }
        demand -= 1
        defer { values = [] }
        return values
    }

    /// The lock must be held. What is returned is released after it.
    private func end() -> (upstream: (any Subscription)?, timer: (any Cancellable)?, values: [Input]) {
        defer { (hasEnded, upstream, timer, values) = (true, nil, nil, []) }
        return (upstream, timer, values)
    }
}

extension TimedCollector: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var description: String { "CollectByTime" }

    var customMirror: Mirror { Mirror(self, children: ["downstream": downstream, "buffer": values]) }

    var playgroundDescription: Any { description }
}
