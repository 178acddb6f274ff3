import Foundation

// Trestle's own: timers with methods that the compiler checks, in place of selectors.
extension Timer {
    /// `Timer.scheduledTimer(timeInterval: 1, target: self, action: MyController.tick(_:), repeats: true)`, on the main run loop. The target is not
    /// kept alive: the timer ends with it.
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
