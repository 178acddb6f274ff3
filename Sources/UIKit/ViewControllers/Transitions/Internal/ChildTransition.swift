/// A transition that replaces one child controller's view by another's.
@MainActor
struct ChildTransition {
    private let from: UIViewController
    private let to: UIViewController
    private let parent: UIViewController

    /// Raises UIKit's exception unless both are children of `parent`.
    init(from: UIViewController, to: UIViewController, in parent: UIViewController) {
        self.from = from
        self.to = to
        self.parent = parent
        guard from.parent === parent, to.parent === parent else {
            Trestle.raise(
                NSException(
                    name: .invalidArgumentException,
                    reason: """
                        Children view controllers \(from) and \(to) must have a common parent view controller when calling \
                        -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]
                        """),
                hint: "Call addChild(_:) of \(parent) with both before the transition.")
            return
        }
    }

    func run(
        duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        guard let old = from.view, let new = to.view, let container = old.superview else {
            completion?(false)
            return
        }
        let isAnimated = duration > 0
        from.beginTransition(appearing: false, animated: isAnimated, isExplicit: true)
        to.beginTransition(appearing: true, animated: isAnimated, isExplicit: true)
        UIView.performWithoutAnimation { container.addSubview(new) }
        let end = { (finished: Bool) in
            old.removeFromSuperview()
            from.endTransition()
            to.endTransition()
            completion?(finished)
        }
        guard options.needsPicture else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
            return
        }
        // A snapshot of the superview still shows the old view, which is removed below it.
        UIView.transition(with: container, duration: duration, options: options) {
            old.removeFromSuperview()
            animations?()
        } completion: {
            end($0)
        }
    }
}
