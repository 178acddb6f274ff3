import Foundation

/// Calls for frames that were requested, not more often than the period allows.
@MainActor
struct FrameTimer {
    /// When the next frame is due; nil while none is requested.
    private var due: Double?
    private var timer: Timer?
    private var last = -Double.infinity

    mutating func request(at time: Double, now: Double, period: Double, _ action: @escaping @MainActor () -> Void) {
        let wanted = max(time, last + period)
        if let due, due <= wanted { return }
        due = wanted
        timer?.invalidate()
        let fire = Date(timeIntervalSinceNow: max(0, wanted - now))
        // `Timer(timeInterval:repeats:)` is not usable: on Linux Foundation fires such a timer immediately.
        let timer = Timer(fire: fire, interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { action() }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .default)
    }

    /// Called when a frame begins. A frame that is slightly late does not delay the next one.
    mutating func begin(at now: Double) {
        let isSteady = due.map { now - $0 < 0.008 } ?? false
        last = isSteady ? due ?? now : now
        due = nil
        timer = nil
    }
}
