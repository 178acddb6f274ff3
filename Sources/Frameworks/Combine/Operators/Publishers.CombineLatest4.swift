import OpenCombine

extension Publishers {
    /// - Linux: works
    ///
    /// A publisher that sends the latest values of four publishers together, whenever one of them sends a value.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where D.Failure == S.Failure, S.Input == (A.Output, B.Output, C.Output, D.Output) {
            let (latestA, latestB, latestC, latestD) = (
                LatestValue<A.Output>(), LatestValue<B.Output>(), LatestValue<C.Output>(), LatestValue<D.Output>()
            )
            let combiner = LatestCombiner(subscriber, count: 4) {
                guard let a = latestA.value else { return nil }
                guard let b = latestB.value else { return nil }
                guard let c = latestC.value else { return nil }
                guard let d = latestD.value else { return nil }
                return (a, b, c, d)
            }
            a.subscribe(LatestSide(0, latestA, combiner))
            b.subscribe(LatestSide(1, latestB, combiner))
            c.subscribe(LatestSide(2, latestC, combiner))
            d.subscribe(LatestSide(3, latestD, combiner))
            combiner.start()
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Sends the latest values of this publisher and of the others together, whenever one of them sends a value.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Sends what the closure makes of the latest values, whenever one of the publishers sends a value.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Self.Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Map(upstream: combineLatest(publisher1, publisher2, publisher3)) {
            transform($0.0, $0.1, $0.2, $0.3)
        }
    }
}
