import OpenCombine

extension Publishers {
    /// - Linux: works
    ///
    /// A publisher that sends the latest values of three publishers together, whenever one of them sends a value.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where C.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output) {
            let (latestA, latestB, latestC) = (
                LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>()
            )
            let combiner = LatestCombiner(subscriber, count: 3) {
                guard let a = latestA.value else { return nil }
                guard let b = latestB.value else { return nil }
                guard let c = latestC.value else { return nil }
                return (a, b, c)
            }
            a.subscribe(LatestSide(0, latestA, combiner))
            b.subscribe(LatestSide(1, latestB, combiner))
            c.subscribe(LatestSide(2, latestC, combiner))
            combiner.start()
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Sends the latest values of this publisher and of the others together, whenever one of them sends a value.
    public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
        -> Publishers.CombineLatest3<Self, P, Q>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends what the closure makes of the latest values, whenever one of the publishers sends a value.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Map(upstream: combineLatest(publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
    }
}
