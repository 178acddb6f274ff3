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
        let timer = Timer(timeInterval: timeInterval, repeats: repeats) { timer in
            if !message.send(timer) { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}
