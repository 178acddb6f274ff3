import UIKit

/// Runs only the last of several actions.
public final class Throttle {
    private var timer: DispatchSourceTimer?

    public init() {}

    public var isWaiting: Bool { return timer != nil }

    public func call(after seconds: Double, _ action: @escaping () -> Void) {
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + seconds)
        timer.setEventHandler { [weak timer, weak self] in
            timer?.cancel()
            self?.timer = nil
            action()
        }
        timer.resume()
        self.timer = timer
    }
}
