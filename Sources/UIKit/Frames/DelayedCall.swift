import QuartzCore

/// A call at a later time of the host's clock, for example for long presses, delayed content touches or fading
/// indicators.
///
/// Calls run at the start of the first frame at or after their time, or before the first event of that time.
/// Foundation's timers are not used, so that a test that advances the clock also runs the calls. The process sleeps
/// until the earliest call is due.
@MainActor
package final class DelayedCall {
    let due: Double
    private let body: @MainActor () -> Void
    private let order: Int
    private let isEndless: Bool

    /// Set by FrameLoop.
    static var requestFrame: (_ time: Double) -> Void = { OffscreenFrame.request(at: $0) }

    private static var pending: [DelayedCall] = []
    private static var nextOrder = 0

    /// - Parameter isEndless: whether the call belongs to a sequence without end, such as the blinking of a caret. Such
    ///   calls do not count in ``areAwaited``.
    @discardableResult
    package init(after delay: Double, isEndless: Bool = false, _ body: @escaping @MainActor () -> Void) {
        due = CACurrentMediaTime() + delay
        self.body = body
        self.isEndless = isEndless
        order = Self.nextOrder
        Self.nextOrder += 1
        Self.pending.append(self)
        Self.requestFrame(due)
    }

    /// Cancels the call. Does nothing if it has already run.
    package func cancel() {
        Self.pending.removeAll { $0 === self }
    }

    /// Runs the calls that are due at `time`, the earliest first, including due calls that are added meanwhile.
    static func runDue(at time: Double) {
        // Times of frames are sums, so a due call could be missed because of a rounding error.
        let time = time + 1e-6
        while let next = pending.filter({ $0.due <= time }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
            pending.removeAll { $0 === next }
            next.body()
        }
    }

    /// The time of the earliest call; nil if there are none.
    static var nextDue: Double? { pending.lazy.map(\.due).min() }

    /// Whether there are calls other than those of endless sequences.
    static var areAwaited: Bool { pending.contains { !$0.isEndless } }

    /// Removes all calls when an application has ended, because the next clock may start again from zero.
    static func cancelAll() {
        pending.removeAll()
    }
}
