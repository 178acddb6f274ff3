internal import HeadlessHost
internal import HostInterface
import UIKit

extension TestApplication {
    /// What a device would have let its user feel.
    public enum Feedback: Hashable, Sendable {
        case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
        case selection
        case notification(UINotificationFeedbackGenerator.FeedbackType)
    }

    /// All feedback since the start, in order. No desktop gives any; here it is written down.
    public var feedback: [Feedback] { host.recordedFeedback.played.map(Feedback.init) }

    /// How often feedback was announced with `prepare()`.
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
