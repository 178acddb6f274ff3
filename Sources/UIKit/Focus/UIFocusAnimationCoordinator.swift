/// What an animation that accompanies a move of the focus may know of UIKit's own.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds.
    var duration: TimeInterval { get }
}

/// Runs animations together with a move of the focus, after the delegate methods and the notification of the move.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// In seconds. Unverified.
    static let duration: TimeInterval = 0.2

    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []
    private let context = Context()

    /// Creates a coordinator of no move of the focus: what is added to it is kept and never called.
    public override init() { super.init() }

    /// Adds animations that run with those of both items.
    ///
    /// - Parameter completion: Called after UIKit's animations, also without animations of its own.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        add(animations, completion)
    }

    /// Adds animations that run with those of the item that gets the focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = context
        add(animations.map { run in { run(context) } }, completion)
    }

    /// Adds animations that run with those of the item that loses the focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let context = context
        add(animations.map { run in { run(context) } }, completion)
    }

    private func add(_ animations: (() -> Void)?, _ completion: (() -> Void)?) {
        if let animations { self.animations.append(animations) }
        if let completion { completions.append(completion) }
    }

    /// Runs what was added. Animations of a coordinator that is used later are not run.
    func run() {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for animation in animations { animation() }
        } completion: { _ in
            for completion in completions { completion() }
        }
    }

    private final class Context: NSObject, UIFocusAnimationContext {
        var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
    }
}
