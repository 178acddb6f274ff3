import Foundation

/// Holds the animations and completions that a delegate adds to the appearance or the end of an edit menu.
@MainActor
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    func animate() {
        for animation in animations { animation() }
        animations = []
    }

    func complete() {
        for completion in completions { completion() }
        completions = []
    }
}
