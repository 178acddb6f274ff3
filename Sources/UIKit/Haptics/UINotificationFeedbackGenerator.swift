/// Generates the feedback of a task's success, warning or error.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Success, a warning or an error.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.outcome(.success))
        case .warning: play(.outcome(.warning))
        case .error: play(.outcome(.error))
        }
    }
}
