/// Triggers a control, as a tap does, while a drag rests over it.
final class ControlSpring: UISpringLoadedInteraction {
    init() {
        super.init(interactionBehavior: EnabledControls(), interactionEffect: nil) { interaction, _ in
            guard let control = interaction.view as? UIControl, control.isEnabled else { return }
            control.sendActions(for: control.touchUpEvents)
        }
    }
}

/// Opens controls that are enabled.
private final class EnabledControls: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { (interaction.view as? UIControl)?.isEnabled ?? false }
}

extension UIControl {
    /// Whether a drag that rests over the control triggers it.
    var hasSpring: Bool {
        get { interactions.contains { $0 is ControlSpring } }
        set {
            guard newValue != hasSpring else { return }
            if newValue { return addInteraction(ControlSpring()) }
            for case let spring as ControlSpring in interactions { removeInteraction(spring) }
        }
    }
}

extension UIControl: SpringHighlighting {
    func setHighlightedBySpring(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}

extension UIButton: UISpringLoadedInteractionSupporting {}
