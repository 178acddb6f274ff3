import Foundation

extension UIView {
    /// The animations of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Makes the views small and transparent, and removes them when the animation ends. The scale, one half, is
        /// unverified.
        case delete
    }

    /// Animates views in a way of the system's, together with the changes that `parallelAnimations` makes.
    ///
    /// - Parameter completion: called with whether the animations reached their end.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let former = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
        animate(withDuration: CATransaction.animationDuration(), delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
            }
            parallelAnimations?()
        } completion: { isFinished in
            for (view, alpha, transform) in former {
                view.removeFromSuperview()
                view.alpha = alpha
                view.transform = transform
            }
            completion?(isFinished)
        }
    }

    /// Waits until the keyframe animation ends, and returns whether it reached its end.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations
            ) {
                continuation.resume(returning: $0)
            }
        }
    }
}
