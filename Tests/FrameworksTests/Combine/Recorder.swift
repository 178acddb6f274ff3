import Combine

struct Failed: Error, Equatable {}

/// A subscriber that asks for values when it is told to, and writes down what happens.
final class Recorder<Input, Failure: Error>: Subscriber {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private(set) var subscription: (any Subscription)?
    private let demand: Subscribers.Demand
    /// Called with each value; returns how many more are wanted.
    var onValue: (Input) -> Subscribers.Demand = { _ in .none }

    init(_ publisher: some Publisher<Input, Failure>, demand: Subscribers.Demand = .unlimited) {
        self.demand = demand
        publisher.subscribe(self)
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

    func request(_ count: Int) { subscription?.request(.max(count)) }

    func cancel() { subscription?.cancel() }

    var hasFinished: Bool { if case .finished = completion { true } else { false } }

    var hasFailed: Bool { if case .failure = completion { true } else { false } }
}

/// A publisher whose demand and cancellation a test can read.
final class Source<Output, Failure: Error>: Publisher {
    private(set) var demand = Subscribers.Demand.none
    private(set) var isCancelled = false
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: Inner(source: self))
    }

    func send(_ value: Output) {
        guard let subscriber, demand > 0 else { return }
        demand -= 1
        demand += subscriber.receive(value)
    }

    func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

    private final class Inner: Subscription {
        let source: Source

        init(source: Source) { self.source = source }

        func request(_ demand: Subscribers.Demand) { source.demand += demand }

        func cancel() {
            source.isCancelled = true
            source.subscriber = nil
        }
    }
}
