import Foundation

/// Reads a `Progress` again and again for a progress view, because Foundation on Linux does not report its changes.
@MainActor
final class ProgressWatch {
    let progress: Progress
    private weak var view: UIProgressView?
    private var next: DelayedCall?

    /// In seconds.
    private static let interval = 0.1

    init(_ progress: Progress, view: UIProgressView) {
        self.progress = progress
        self.view = view
    }

    /// Shows the fraction that is completed, and reads it again later if it can still change.
    func read(animated: Bool) {
        next?.cancel()
        next = nil
        guard let view else { return }
        let fraction = Float(progress.fractionCompleted)
        if fraction != view.progress { view.setProgress(fraction, animated: animated) }
        guard view.window != nil, !progress.isFinished, !progress.isCancelled else { return }
        next = DelayedCall(after: Self.interval, isEndless: true) { [weak self] in self?.read(animated: true) }
    }

    func stop() {
        next?.cancel()
        next = nil
    }
}
