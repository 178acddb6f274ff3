import OpenCombine

extension Publishers {
    /// - Linux: works
    ///
    /// A publisher that sends the latest values of two publishers together, whenever one of them sends a value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where B.Failure == S.Failure, S.Input == (A.Output, B.Output) {
            let (latestA, latestB) = (LatestValue<A.Output>(), LatestValue<B.Output>())
            let combiner = LatestCombiner(subscriber, count: 2) {
                guard let a = latestA.value else { return nil }
                guard let b = latestB.value else { return nil }
                return (a, b)
            }
            a.subscribe(LatestSide(0, latestA, combiner))
            b.subscribe(LatestSide(1, latestB, combiner))
            combiner.start()
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Sends the latest values of this publisher and of another one together, whenever one of them sends a value.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Self.Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Sends what the closure makes of the latest values, whenever one of the publishers sends a value.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Self.Failure == P.Failure {
        Publishers.Map(upstream: combineLatest(other)) { transform($0.0, $0.1) }
    }
}
