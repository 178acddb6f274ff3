import Foundation
import OpenCombine

/// The subscription of `merge`: sends the values of several publishers as they come.
///
/// Without unlimited demand each publisher is asked for one value at a time, in advance. A value that nobody wants yet
/// is kept.
final class MergingSubscription<Downstream: Subscriber>: Subscription {
    private let downstream: Downstream
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private var subscriptions: [(any Subscription)?]
    private var waiting: [Downstream.Input?]
    private var demand = Subscribers.Demand.none
    private var finishedCount = 0
    /// The number of values that were waiting and are on their way.
    private var sendingCount = 0
    private var hasEnded = false

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        waiting = Array(repeating: nil, count: count)
    }

    func request(_ demand: Subscribers.Demand) {
        let unlimited = lock.withLock { () -> [(any Subscription)?] in
            guard !hasEnded, demand > 0, self.demand != .unlimited else { return [] }
            self.demand += demand
            return self.demand == .unlimited ? subscriptions : []
        }
        sendWaiting()
        for subscription in unlimited { subscription?.request(.unlimited) }
    }

    func cancel() {
        for subscription in end()?.subscriptions ?? [] { subscription?.cancel() }
    }

    /// Ends this subscription, and returns what it held: the last reference to a value may be among it, whose end must
    /// not come under the lock. Returns nil if it has ended before.
    private func end() -> (subscriptions: [(any Subscription)?], waiting: [Downstream.Input?])? {
        lock.withLock {
            guard !hasEnded else { return nil }
            let ended = (subscriptions, waiting)
            hasEnded = true
            subscriptions = subscriptions.map { _ in nil }
            waiting = waiting.map { _ in nil }
            return ended
        }
    }

    /// Sends what is waiting, as far as there is demand, and the end after the last value.
    private func sendWaiting() {
        while let next = lock.withLock({ takeWaiting() }) {
            send(next.value)
            lock.withLock { sendingCount -= 1 }
            next.subscription?.request(.max(1))
        }
        let isFinished = lock.withLock {
            finishedCount == subscriptions.count && sendingCount == 0 && waiting.allSatisfy { $0 == nil }
        }
        if isFinished, end() != nil { downstreamLock.withLock { downstream.receive(completion: .finished) } }
    }

    private func takeWaiting() -> (value: Downstream.Input, subscription: (any Subscription)?)? {
        guard !hasEnded, demand > 0 else { return nil }
        for index in waiting.indices {
            guard let value = waiting[index] else { continue }
            waiting[index] = nil
            demand -= 1
            sendingCount += 1
            return (value, demand == .unlimited ? nil : subscriptions[index])
        }
        return nil
    }

    private func send(_ value: Downstream.Input) {
        let newDemand = downstreamLock.withLock {
            lock.withLock { hasEnded } ? .none : downstream.receive(value)
        }
        if newDemand > 0 { request(newDemand) }
    }
}

extension MergingSubscription {
    fileprivate func receive(_ subscription: any Subscription, at index: Int) {
        let wanted = lock.withLock { () -> Subscribers.Demand? in
            guard !hasEnded, subscriptions[index] == nil else { return nil }
            subscriptions[index] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let wanted { subscription.request(wanted) } else { subscription.cancel() }
    }

    /// Returns how many more values the publisher shall send.
    fileprivate func receive(_ value: Downstream.Input, at index: Int) -> Subscribers.Demand {
        let wanted = lock.withLock { () -> Subscribers.Demand? in
            guard !hasEnded else { return nil }
            if demand == .unlimited { return Subscribers.Demand.none }
            guard demand > 0 else {
                waiting[index] = value
                return nil
            }
            demand -= 1
            return .max(1)
        }
        guard let wanted else { return .none }
        send(value)
        return wanted
    }

    fileprivate func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        switch completion {
        case .finished:
            lock.withLock {
                subscriptions[index] = nil
                finishedCount += 1
            }
            sendWaiting()
        case .failure:
            guard let ended = end() else { return }
            for subscription in ended.subscriptions { subscription?.cancel() }
            downstreamLock.withLock { downstream.receive(completion: completion) }
        }
    }
}

extension MergingSubscription: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    var description: String { "Merge" }

    var customMirror: Mirror { Mirror(self, children: ["downstream": downstream]) }

    var playgroundDescription: Any { description }
}

/// What receives the values of one of the publishers.
struct MergingSide<Downstream: Subscriber>: Subscriber, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    let index: Int
    let subscription: MergingSubscription<Downstream>

    init(_ index: Int, _ subscription: MergingSubscription<Downstream>) {
        (self.index, self.subscription) = (index, subscription)
    }

    func receive(subscription: any Subscription) { self.subscription.receive(subscription, at: index) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand { subscription.receive(input, at: index) }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        subscription.receive(completion, at: index)
    }

    var description: String { "Merge" }
}
