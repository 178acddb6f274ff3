enum StepperHalf: Hashable {
    case decrement, increment
}

/// A touch on one half of a stepper: makes a step immediately and, while the touch lasts, further steps, which become
/// faster after ten.
@MainActor
final class StepperPress {
    private static var metrics: SystemMetrics.Steppers { SystemMetrics.current.steppers }

    private(set) var half: StepperHalf?
    private var next: DelayedCall?
    private var count = 0

    func begin(on half: StepperHalf, repeats: Bool, _ step: @escaping @MainActor (StepperHalf) -> Void) {
        self.half = half
        count = 0
        if repeats { awaitStep(after: Self.metrics.repeatDelay, step) }
        step(half)
    }

    /// Ends the steps.
    func end() {
        half = nil
        next?.cancel()
        next = nil
    }

    private func awaitStep(after delay: Double, _ step: @escaping @MainActor (StepperHalf) -> Void) {
        next = DelayedCall(after: delay) { [weak self] in
            guard let self, let half else { return }
            count += 1
            awaitStep(after: count < 10 ? Self.metrics.repeatInterval : Self.metrics.fastInterval, step)
            step(half)
        }
    }
}
