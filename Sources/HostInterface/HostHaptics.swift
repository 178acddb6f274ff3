/// The part of a host that can be felt. A host without it has nil there, as desktops do.
@MainActor
package protocol HostHaptics: AnyObject {
    /// Feedback will be asked for in a moment.
    func prepare()

    func play(_ feedback: HostFeedback)
}

/// One feedback: what happened, and how strong it is to be.
package enum HostFeedback: Hashable, Sendable {
    package enum Impact: Sendable {
        case light, medium, heavy, soft, rigid
    }

    package enum Outcome: Sendable {
        case success, warning, error
    }

    /// Something hit something; `intensity` is 0...1.
    case impact(Impact, intensity: Double)
    /// A selection moved on by one.
    case selection
    case outcome(Outcome)
}
