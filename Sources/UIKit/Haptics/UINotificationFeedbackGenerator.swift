/// Generates the feedback of a task's success, warning or error.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Success, a warning or an error.
    public enum FeedbackType: Int, Sendable {
        /// A task was completed.
        case success = 0
        /// A task was completed with a warning.
        case warning = 1
        /// A task has failed.
        case error = 2
    }

    /// Plays the feedback of a task's end.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.outcome(.success))
        case .warning: play(.outcome(.warning))
        case .error: play(.outcome(.error))
        }
    }
}
