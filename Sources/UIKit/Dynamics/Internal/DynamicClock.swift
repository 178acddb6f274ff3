import Foundation
import QuartzCore

/// Calls back in every frame with the time since the frame before.
@MainActor
final class DynamicClock {
    private let step: (TimeInterval) -> Void
    private var link: CADisplayLink?
    private var last = 0.0

    /// A longer pause, for example while the window is hidden, counts as this.
    private static let longestStep = 1.0 / 20

    init(step: @escaping (TimeInterval) -> Void) {
        self.step = step
    }

    isolated deinit { link?.invalidate() }

    var isRunning: Bool { link != nil }

    func start() {
        guard link == nil else { return }
        last = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] _ in self?.frameIsDue() }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func frameIsDue() {
        let now = CACurrentMediaTime()
        let duration = min(now - last, Self.longestStep)
        last = now
        if duration > 0 { step(duration) }
    }
}
