/// A cross dissolve of one view: a picture of what it was fades out over it.
///
/// A view that does not cover its bounds fades in below the picture as well, so that what it shows now does not stand beside what it
/// showed before at full strength.
@MainActor
struct ViewTransition {
    let view: UIView
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// Makes the changes; without a visible view, or without a dissolve, that is all.
    func run(_ animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
        let picture = picture
        AnimationBlock.run(duration: duration, delay: 0, options: options) {
            guard let block = AnimationBlock.current else {
                animations?()
                return
            }
            if options.contains(.allowAnimatedContent) {
                animations?()
            } else {
                UIView.performWithoutAnimation { animations?() }
            }
            if let picture { dissolve(from: picture, in: block) }
        } completion: {
            picture?.removeFromSuperlayer()
            completion?($0)
        }
    }

    /// What the view looks like, as a layer that stands where it does; nil when the view is on no screen.
    private var picture: CALayer? {
        guard options.dissolves, duration > 0, UIView.areAnimationsEnabled, view.window != nil,
            view.layer.superlayer != nil, let drawing = view.picture(afterScreenUpdates: true)
        else { return nil }
        let layer = CALayer()
        layer.contentsScale = view.layer.contentsScale
        layer.anchorPoint = view.layer.anchorPoint
        layer.bounds = CGRect(origin: .zero, size: view.layer.bounds.size)
        layer.position = view.layer.position
        layer.transform = view.layer.transform
        layer.zPosition = view.layer.zPosition
        layer.content = SnapshotContent(drawing)
        return layer
    }

    private func dissolve(from picture: CALayer, in block: AnimationBlock) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.superlayer?.insertSublayer(picture, above: view.layer)
        picture.opacity = 0
        CATransaction.commit()
        let fadeOut = block.timing.makeAnimation(keyPath: "opacity")
        fadeOut.fromValue = 1
        block.start(fadeOut, on: picture, key: "transition")
        guard !view.coversItsBounds else { return }
        let fadeIn = block.timing.makeAnimation(keyPath: "opacity")
        fadeIn.fromValue = 0
        block.start(fadeIn, on: view.layer, key: "transition")
    }
}

extension UIView {
    /// Whether nothing shows through: an opaque background, or a subview of that kind over all of the view.
    fileprivate var coversItsBounds: Bool {
        guard alpha == 1, !isHidden, layer.cornerRadius == 0 || !clipsToBounds else { return false }
        if layer.backgroundColor?.alpha == 1, layer.cornerRadius == 0 { return true }
        return subviews.contains { $0.transform.isIdentity && $0.frame.contains(bounds) && $0.coversItsBounds }
    }

    /// Changes what a view shows in a transition; the container of views that are added and removed in `animations` is the view to give.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition(view: view, duration: duration, options: options).run(animations, completion: completion)
    }

    /// Puts `toView` in the place of `fromView` in its superview, or, with `showHideTransitionViews`, hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            completion?(false)
            return
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }
}
