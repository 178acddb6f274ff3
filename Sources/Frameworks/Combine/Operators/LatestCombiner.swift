import Foundation
import OpenCombine

/// The latest value of one publisher; nil until there is one.
final class LatestValue<Value> {
    var value: Value?
}

/// The subscription of `combineLatest`: sends the latest values of several publishers together, whenever one of them
/// sends a value and all have sent one.
///
/// Each publisher is asked for as many values as the subscriber wants. A value that arrives while there is no demand,
/// or while the subscriber receives another one, is kept as the latest and sent with the next.
final class LatestCombiner<Downstream: Subscriber>: Subscription {
    private let downstream: Downstream
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    /// Returns the latest values if there is one of each publisher; nil when the subscription has ended.
    private var latest: (() -> Downstream.Input?)?
    private var subscriptions: [(any Subscription)?]
    private var demand = Subscribers.Demand.none
    /// All that has been asked for, of which a publisher that gives its subscription late hears then.
    private var totalDemand = Subscribers.Demand.none
    private var finishedCount = 0
    private var isSending = false
    private var hasStarted = false
    /// The end that came before the subscriber had its subscription.
    private var earlyCompletion: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream, count: Int, latest: @escaping () -> Downstream.Input?) {
        self.downstream = downstream
        self.latest = latest
        subscriptions = Array(repeating: nil, count: count)
    }

    /// Gives the subscriber its subscription, when all publishers have received their sides.
    func start() {
        downstream.receive(subscription: self)
        let completion = lock.withLock { () -> Subscribers.Completion<Downstream.Failure>? in
            hasStarted = true
            return earlyCompletion
        }
        if let completion { send(completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "demand must not be zero")
        let subscriptions = lock.withLock { () -> [(any Subscription)?] in
            guard latest != nil else { return [] }
            self.demand += demand
            totalDemand += demand
            return self.subscriptions
        }
        for subscription in subscriptions { subscription?.request(demand) }
    }

    func cancel() {
        lock.withLock { earlyCompletion = nil }
        for subscription in end()?.subscriptions ?? [] { subscription?.cancel() }
    }

    /// Ends this subscription, and returns what it held: the last reference to a value may be among it, whose end must
    /// not come under the lock. Returns nil if it has ended before.
    private func end() -> (subscriptions: [(any Subscription)?], latest: () -> Downstream.Input?)? {
        lock.withLock {
            guard let latest else { return nil }
            let ended = (subscriptions, latest)
            self.latest = nil
            subscriptions = subscriptions.map { _ in nil }
            return ended
        }
    }
}

extension LatestCombiner {
    fileprivate func receive(_ subscription: any Subscription, at index: Int) {
        let totalDemand = lock.withLock { () -> Subscribers.Demand? in
            guard latest != nil, subscriptions[index] == nil else { return nil }
            subscriptions[index] = subscription
            return self.totalDemand
        }
        guard let totalDemand else { return subscription.cancel() }
        if totalDemand > 0 { subscription.request(totalDemand) }
    }

    fileprivate func receive<Value>(_ value: Value, in latestValue: LatestValue<Value>) {
        let input = lock.withLock { () -> Downstream.Input? in
            guard let latest else { return nil }
            latestValue.value = value
            guard !isSending, demand > 0, let input = latest() else { return nil }
            demand -= 1
            isSending = true
            return input
        }
        guard let input else { return }
        let newDemand = downstreamLock.withLock { downstream.receive(input) }
        lock.withLock {
            isSending = false
            demand += newDemand
        }
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        switch completion {
        case .finished:
            let isLast = lock.withLock {
                subscriptions[index] = nil
                finishedCount += 1
                return finishedCount == subscriptions.count
            }
            guard isLast, end() != nil else { return }
        case .failure:
            guard let ended = end() else { return }
            for (other, subscription) in ended.subscriptions.enumerated() where other != index {
                subscription?.cancel()
            }
        }
        let hasStarted = lock.withLock {
            if !self.hasStarted { earlyCompletion = completion }
            return self.hasStarted
        }
        if hasStarted { send(completion) }
    }

    private func send(_ completion: Subscribers.Completion<Downstream.Failure>) {
        downstreamLock.withLock { downstream.receive(completion: completion) }
    }
}

extension LatestCombiner: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var description: String { "CombineLatest" }

    var customMirror: Mirror { Mirror(self, children: ["downstream": downstream]) }

    var playgroundDescription: Any { description }
}

/// What receives the values of one of the publishers.
struct LatestSide<Input, Downstream: Subscriber>: Subscriber, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    let index: Int
    let latest: LatestValue<Input>
    let combiner: LatestCombiner<Downstream>

    init(_ index: Int, _ latest: LatestValue<Input>, _ combiner: LatestCombiner<Downstream>) {
        (self.index, self.latest, self.combiner) = (index, latest, combiner)
    }

    func receive(subscription: any Subscription) { combiner.receive(subscription, at: index) }

    func receive(_ input: Input) -> Subscribers.Demand {
        combiner.receive(input, in: latest)
        return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) { combiner.receive(completion, at: index) }

    var description: String { "CombineLatest" }
}
