/// The haptic device of a host. Hosts without one, such as desktops, return nil.
@MainActor
package protocol HostHaptics: AnyObject {
    /// Announces that feedback will be requested shortly.
    func prepare()

    func play(_ feedback: HostFeedback)
}

/// One haptic feedback.
package enum HostFeedback: Hashable, Sendable {
    package enum Impact: Sendable {
        case light, medium, heavy, soft, rigid
    }

    package enum Outcome: Sendable {
        case success, warning, error
    }

    /// A collision; `intensity` is from 0 to 1.
    case impact(Impact, intensity: Double)
    /// The selection changed by one step.
    case selection
    case outcome(Outcome)
}
