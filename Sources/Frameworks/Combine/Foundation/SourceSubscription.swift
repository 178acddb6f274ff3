import Foundation
import OpenCombine

/// The subscription to a source that sends what happens, whether it is wanted or not: values without demand are lost.
///
/// A subclass begins and ends to listen, and passes on what it hears to ``send(_:)``.
class SourceSubscription<Value>: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let lock = NSLock()
    private let downstreamLock = NSRecursiveLock()
    private var downstream: AnySubscriber<Value, Never>?
    private var demand = Subscribers.Demand.none
    /// What is sent as soon as there is demand.
    private var first: Value?

    init(_ downstream: some Subscriber<Value, Never>) {
        self.downstream = AnySubscriber(downstream)
    }

    /// Ends to listen. Called once, without a lock.
    func end() {}

    var description: String { "\(Self.self)" }

    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) {
        let first = lock.withLock { () -> Value? in
            guard downstream != nil else { return nil }
            self.demand += demand
            guard self.demand > 0 else { return nil }
            defer { self.first = nil }
            return self.first
        }
        if let first { send(first) }
    }

    func cancel() {
        // Released after the lock: its end may call back.
        let released = lock.withLock { () -> (AnySubscriber<Value, Never>, Value?)? in
            guard let downstream else { return nil }
            defer { (self.downstream, first) = (nil, nil) }
            return (downstream, first)
        }
        if released != nil { end() }
    }

    /// Sends a value if it is wanted.
    ///
    /// - Parameter isKept: whether a value that is not wanted yet is sent later.
    func send(_ value: Value, isKept: Bool = false) {
        guard let downstream = receiver(of: value, isKept: isKept) else { return }
        let newDemand = downstreamLock.withLock { downstream.receive(value) }
        if newDemand > 0 { lock.withLock { demand += newDemand } }
    }

    private func receiver(of value: Value, isKept: Bool) -> AnySubscriber<Value, Never>? {
        lock.lock()
        defer { lock.unlock() }
        if demand == .none {
            if isKept, downstream != nil { first = value }
            return nil
        }
        demand -= 1
        return downstream
    }
}
