import Foundation

/// The region of a pointer interaction that the pointer is in.
@MainActor
struct EnteredRegion {
    let interaction: UIPointerInteraction
    let region: UIPointerRegion

    /// Returns nil if no interaction of the view has a region under the pointer.
    init?(under event: HoverEvent, in view: UIView) {
        let location = view.convert(event.location, from: nil as UIView?)
        let request = UIPointerRegionRequest(location: location, modifiers: event.modifierFlags)
        for case let interaction as UIPointerInteraction in view.interactions where interaction.isEnabled {
            guard let region = interaction.region(for: request), region.rect.contains(location) else { continue }
            self.interaction = interaction
            self.region = region
            return
        }
        return nil
    }

    func isSame(as other: EnteredRegion) -> Bool {
        interaction === other.interaction && region.isEqual(other.region)
    }

    func style() -> UIPointerStyle? {
        interaction.delegate(for: PointerInteractionDelegateMethods.styleFor)?.pointerInteraction(
            interaction, styleFor: region)
    }

    func enter() {
        let animator = PointerAnimator()
        interaction.delegate(for: PointerInteractionDelegateMethods.willEnter)?.pointerInteraction(
            interaction, willEnter: region, animator: animator)
        animator.run()
    }

    func exit() {
        let animator = PointerAnimator()
        interaction.delegate(for: PointerInteractionDelegateMethods.willExit)?.pointerInteraction(
            interaction, willExit: region, animator: animator)
        animator.run()
    }
}

/// Collects the animations that a delegate adds when the pointer enters or leaves, and runs them.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    private static let duration = 0.2  // unverified

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    func run() {
        guard !animations.isEmpty || !completions.isEmpty else { return }
        let (animations, completions) = (animations, completions)
        UIView.animate(withDuration: Self.duration) {
            for animation in animations { animation() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}
