import Foundation

/// A cross dissolve of one view, in which a snapshot of its previous content fades out above it, a flip or a page curl.
///
/// A view that does not cover its bounds also fades in below the snapshot, so that its new content is not shown at full
/// strength beside the previous one.
@MainActor
struct ViewTransition {
    let view: UIView
    let duration: TimeInterval
    let options: UIView.AnimationOptions

    /// Makes the changes. If the view is visible and the options contain the cross dissolve, fades from a snapshot to
    /// the new content.
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
            if let picture { play(from: picture, in: block) }
        } completion: {
            picture?.removeFromSuperlayer()
            completion?($0)
        }
    }

    /// Animates from the picture to the view.
    func play(from picture: CALayer, in block: AnimationBlock) {
        if let isUp = options.curlsUp {
            curl(from: picture, isUp: isUp, in: block)
        } else if let isVertical = options.flipsVertically {
            flip(from: picture, vertically: isVertical, in: block)
        } else {
            dissolve(from: picture, in: block)
        }
    }

    /// A layer with a snapshot of the view at its position; nil if the view is not on a screen.
    var picture: CALayer? {
        guard options.needsPicture, duration > 0, UIView.areAnimationsEnabled,
            view.window != nil,
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

    /// Turns the previous content to its edge in the first half, and the new one from there in the second half.
    private func flip(from picture: CALayer, vertically: Bool, in block: AnimationBlock) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        view.layer.superlayer?.insertSublayer(picture, above: view.layer)
        picture.opacity = 0
        CATransaction.commit()
        let path = vertically ? "transform.scale.y" : "transform.scale.x"
        // A turn by an angle shows its cosine of the length.
        let turn = (0...10).map { cos(Double($0) / 10 * Double.pi / 2) }
        func animate(_ layer: CALayer, _ path: String, _ values: [Double], key: String) {
            let animation = CAKeyframeAnimation(keyPath: path)
            animation.values = values
            animation.keyTimes = values.indices.map { NSNumber(value: Double($0) / Double(values.count - 1)) }
            animation.duration = block.duration
            block.start(animation, on: layer, key: key)
        }
        let rest = Array(repeating: 0.001, count: 10)
        animate(picture, path, turn + rest, key: "flip")
        let isSeen: [Double] = (0...20).map { $0 <= 10 ? 1 : 0 }
        animate(picture, "opacity", isSeen, key: "flipped")
        animate(view.layer, path, rest + turn.reversed(), key: "flip")
    }

    func dissolve(from picture: CALayer, in block: AnimationBlock) {
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
    /// Whether the view is opaque everywhere: it has an opaque background, or such a subview that covers all of it.
    fileprivate var coversItsBounds: Bool {
        guard alpha == 1, !isHidden, layer.cornerRadius == 0 || !clipsToBounds else { return false }
        if layer.backgroundColor?.isOpaque == true, layer.cornerRadius == 0 { return true }
        return subviews.contains { $0.transform.isIdentity && $0.frame.contains(bounds) && $0.coversItsBounds }
    }

    /// Animates changes of a view's content. If `animations` adds and removes views, pass their container.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        ViewTransition(view: view, duration: duration, options: options).run(animations, completion: completion)
    }

    /// Replaces `fromView` by `toView` in its superview. With `showHideTransitionViews`, hides one and shows the other.
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
