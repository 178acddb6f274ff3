import Foundation

/// Holds the animations and completions that a delegate adds to the appearance or the end of a context menu.
@MainActor
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
    let previewViewController: UIViewController?
    var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    init(_ previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping () -> Void) {
        completions.append(completion)
    }

    func animate() {
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    func complete() {
        let due = completions
        completions = []
        for completion in due { completion() }
    }
}
