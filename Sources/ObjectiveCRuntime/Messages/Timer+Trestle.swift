import Foundation

// Timers with methods that the compiler checks, in place of selectors. Specific to Trestle.
extension Timer {
    /// Creates a repeating or single timer on the main run loop: `Timer.scheduledTimer(timeInterval: 1, target: self,
    /// action: MyController.tick(_:), repeats: true)`. The target is held weakly, and the timer ends when it is
    /// released.
    @MainActor @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval: TimeInterval, target: Target, action: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void,
        repeats: Bool
    ) -> Timer {
        let message = WeakMessage(target: target, action: action)
        let timer = Trestle.timer(timeInterval: timeInterval, repeats: repeats) { timer in
            if !message.send(timer) { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

extension Trestle {
    /// Creates a timer that is not yet in a run loop and fires first after the interval, as `Timer(timeInterval:…)` does on
    /// Apple's systems. That of Foundation on Linux is due at once. Specific to Trestle.
    ///
    /// - Parameter interval: seconds from now to the first firing, and between firings.
    public static func timer(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(
            fire: Date(timeIntervalSinceNow: max(interval, 0)), interval: interval, repeats: repeats, block: block)
    }
}
