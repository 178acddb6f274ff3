import OpenCombine

extension Publishers {
    /// - Linux: works
    ///
    /// When collected values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// What has come in each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// What has come in each interval, and whenever there are as many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// - Linux: works
    ///
    /// A publisher that sends the values of another one together, at intervals. Nothing is sent for an interval without
    /// values.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S)
        where Upstream.Failure == S.Failure, S.Input == [Upstream.Output] {
            upstream.subscribe(
                TimedCollector<Upstream.Output, S, Context>(subscriber, strategy: strategy, options: options))
        }
    }
}

extension Publisher {
    /// Sends the values together at intervals, on the scheduler of the strategy.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
