package import HostInterface

/// Records the haptic feedback that was requested, in order.
@MainActor
package final class FeedbackRecorder: HostHaptics {
    package private(set) var played: [HostFeedback] = []

    package private(set) var preparations = 0

    package func prepare() {
        preparations += 1
    }

    package func play(_ feedback: HostFeedback) {
        played.append(feedback)
    }
}
