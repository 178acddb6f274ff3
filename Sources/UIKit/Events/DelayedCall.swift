import QuartzCore

/// A call at a later time of the host's clock: long presses, the delay of content touches, fading indicators.
///
/// Calls run at the start of the first frame that is due at or after their time, or just before the first event of that
/// time; never off Foundation's timers, so that a test that moves the clock by hand moves them too. One display link
/// serves all of them, and runs only while there are any.
@MainActor
final class DelayedCall {
    let due: Double
    private let body: @MainActor () -> Void
    private let order: Int

    private static var pending: [DelayedCall] = []
    private static var nextOrder = 0
    private static var link: CADisplayLink?

    @discardableResult
    init(after delay: Double, _ body: @escaping @MainActor () -> Void) {
        due = CACurrentMediaTime() + delay
        self.body = body
        order = Self.nextOrder
        Self.nextOrder += 1
        Self.pending.append(self)
        Self.startLink()
    }

    /// Does nothing when the call has run already.
    func cancel() {
        Self.pending.removeAll { $0 === self }
        Self.stopLinkWhenIdle()
    }

    /// Runs what is due at `time`, earliest first; calls that these add are served in the same turn when due too.
    static func runDue(at time: Double) {
        while let next = pending.filter({ $0.due <= time }).min(by: { ($0.due, $0.order) < ($1.due, $1.order) }) {
            pending.removeAll { $0 === next }
            next.body()
        }
        stopLinkWhenIdle()
    }

    /// Forgets every call: an application has ended, and its clock may start again from zero.
    static func cancelAll() {
        pending.removeAll()
        stopLinkWhenIdle()
    }

    private static func startLink() {
        guard link == nil else { return }
        let link = CADisplayLink { _ in runDue(at: CACurrentMediaTime()) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private static func stopLinkWhenIdle() {
        guard pending.isEmpty else { return }
        link?.invalidate()
        link = nil
    }
}
