import OpenCombine

extension Publishers {
    /// - Linux: works
    ///
    /// A publisher that sends the values of any number of publishers as they come, and finishes with the last of them.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, Upstream.Output == S.Input {
            let subscription = MergingSubscription(subscriber, count: publishers.count)
            subscriber.receive(subscription: subscription)
            for (index, publisher) in publishers.enumerated() { publisher.subscribe(MergingSide(index, subscription)) }
        }

        /// Merges another publisher with these.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Sends the values of this publisher and of another one of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
