internal import HeadlessHost
internal import HostInterface
import UIKit

extension TestApplication {
    /// Haptic feedback that a device would have given.
    public enum Feedback: Hashable, Sendable {
        /// A collision, of an intensity from 0 to 1.
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        /// A change of a selection.
        case selection
        /// Success, a warning or an error.
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// All feedback since the start, in order.
    public var feedback: [Feedback] { host.recordedFeedback.played.map(Feedback.init) }

    /// The number of calls of `prepare()` on feedback generators.
    public var feedbackPreparations: Int { host.recordedFeedback.preparations }
}

extension TestApplication.Feedback {
    fileprivate init(_ feedback: HostFeedback) {
        switch feedback {
        case .impact(let impact, let intensity):
            let styles: [HostFeedback.Impact: UIImpactFeedbackGenerator.FeedbackStyle] = [
                .light: .light, .medium: .medium, .heavy: .heavy, .soft: .soft, .rigid: .rigid,
            ]
            self = .impact(styles[impact] ?? .medium, intensity: intensity)
        case .selection: self = .selection
        case .outcome(.success): self = .notification(.success)
        case .outcome(.warning): self = .notification(.warning)
        case .outcome(.error): self = .notification(.error)
        }
    }
}
