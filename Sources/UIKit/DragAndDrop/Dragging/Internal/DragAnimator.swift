import Foundation

/// Holds the animations and completions that a delegate adds to a lift, a drop or the end of a drag.
@MainActor
class DragAnimator: NSObject, UIDragAnimating {
    private enum Phase {
        case waiting, running
        case over(UIViewAnimatingPosition)
    }

    private var phase = Phase.waiting
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let duration: TimeInterval

    init(duration: TimeInterval) {
        self.duration = duration
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) {
        switch phase {
        case .waiting: self.animations.append(animations)
        case .running: UIView.animate(withDuration: duration, animations: animations)
        case .over: animations()
        }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if case .over(let position) = phase {
            DelayedCall(after: 0) { completion(position) }
        } else {
            completions.append(completion)
        }
    }

    /// Runs the animations that were added. Called inside the animation block that they belong to.
    func animate() {
        guard case .waiting = phase else { return }
        phase = .running
        let due = animations
        animations = []
        for animation in due { animation() }
    }

    func finish(at position: UIViewAnimatingPosition) {
        if case .over = phase { return }
        animate()
        phase = .over(position)
        let due = completions
        completions = []
        for completion in due { completion(position) }
    }
}
