import QuartzCore

/// A call at a later time of the host's clock: long presses, the delay of content touches, fading indicators.
///
/// Calls run at the start of the first frame that is due at or after their time, or just before the first event of that
/// time; never off Foundation's timers, so that a test that moves the clock by hand moves them too. Until the earliest is due the process
/// sleeps.
@MainActor
final class DelayedCall {
    let due: Double
    private let body: @MainActor () -> Void
    private let order: Int
    private let isEndless: Bool

    /// Set by FrameLoop while an application runs.
    static var requestFrame: (_ time: Double) -> Void = { _ in }

    private static var pending: [DelayedCall] = []
    private static var nextOrder = 0

    /// `isEndless`: one of a row of calls that goes on for ever, a blinking caret's; nobody waits for it.
    @discardableResult
    init(after delay: Double, isEndless: Bool = false, _ body: @escaping @MainActor () -> Void) {
        due = CACurrentMediaTime() + delay
        self.body = body
        self.isEndless = isEndless
        order = Self.nextOrder
        Self.nextOrder += 1
        Self.pending.append(self)
        Self.requestFrame(due)
    }

    /// Does nothing when the call has run already.
    func cancel() {
        Self.pending.removeAll { $0 === self }
    }

    /// Runs what is due at `time`, earliest first; calls that these add are served in the same turn when due too.
    static func runDue(at time: Double) {
        // Times of frames are sums: a call that is due now must not wait for a rounding error.
        let time = time + 1e-6
        while let next = pending.filter({ $0.due <= time }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
            pending.removeAll { $0 === next }
            next.body()
        }
    }

    /// When the earliest call is due; nil without any.
    static var nextDue: Double? { pending.lazy.map(\.due).min() }

    /// Whether something happens by itself later and then comes to an end.
    static var areAwaited: Bool { pending.contains { !$0.isEndless } }

    /// Forgets every call: an application has ended, and its clock may start again from zero.
    static func cancelAll() {
        pending.removeAll()
    }
}
