import Foundation

/// The animation with which a loaded image appears.
/// - Linux: works
@MainActor
public final class SDWebImageTransition: NSObject {
    /// Leaves it to ``animations`` to show the image; false.
    public var avoidAutoSetImage = false
    /// The seconds; 0.5.
    public var duration: TimeInterval = 0.5
    /// The options of the transition.
    public var animationOptions: UIView.AnimationOptions = []
    /// Is called before the animation.
    public var prepares: SDWebImageTransitionPreparesBlock?
    /// Is called in the animation.
    public var animations: SDWebImageTransitionAnimationsBlock?
    /// Is called after the animation.
    public var completion: SDWebImageTransitionCompletionBlock?

    public override init() {}

    private convenience init(_ options: UIView.AnimationOptions, duration: TimeInterval = 0.5) {
        self.init()
        animationOptions = options
        self.duration = duration
    }

    /// Has images fade in.
    public static var fade: SDWebImageTransition { fade(duration: 0.5) }

    /// Has images fade in in some seconds.
    public static func fade(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionCrossDissolve, duration: duration)
    }

    /// Has images turn around from the left.
    public static var flipFromLeft: SDWebImageTransition { flipFromLeft(duration: 0.5) }

    /// Has images turn around from the left in some seconds.
    public static func flipFromLeft(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionFlipFromLeft, duration: duration)
    }

    /// Has images turn around from the right.
    public static var flipFromRight: SDWebImageTransition { flipFromRight(duration: 0.5) }

    /// Has images turn around from the right in some seconds.
    public static func flipFromRight(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionFlipFromRight, duration: duration)
    }

    /// Has images turn around from the top.
    public static var flipFromTop: SDWebImageTransition { flipFromTop(duration: 0.5) }

    /// Has images turn around from the top in some seconds.
    public static func flipFromTop(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionFlipFromTop, duration: duration)
    }

    /// Has images turn around from the bottom.
    public static var flipFromBottom: SDWebImageTransition { flipFromBottom(duration: 0.5) }

    /// Has images turn around from the bottom in some seconds.
    public static func flipFromBottom(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionFlipFromBottom, duration: duration)
    }

    /// Has images appear under the former, which curls up.
    public static var curlUp: SDWebImageTransition { curlUp(duration: 0.5) }

    /// Has images appear under the former, which curls up in some seconds.
    public static func curlUp(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionCurlUp, duration: duration)
    }

    /// Has images curl down over the former.
    public static var curlDown: SDWebImageTransition { curlDown(duration: 0.5) }

    /// Has images curl down over the former in some seconds.
    public static func curlDown(duration: TimeInterval) -> SDWebImageTransition {
        SDWebImageTransition(.transitionCurlDown, duration: duration)
    }

    func run(
        in view: UIView, _ image: UIImage, _ data: Data?, _ type: SDImageCacheType, _ url: URL?,
        _ show: @escaping SDSetImageBlock
    ) {
        prepares?(view, image, data, type, url)
        let (animations, completion, showsImage) = (animations, completion, !avoidAutoSetImage)
        UIView.transition(
            with: view, duration: duration, options: animationOptions.union(.allowUserInteraction),
            animations: {
                if showsImage { show(image, data, type, url) }
                animations?(view, image)
            },
            completion: { completion?($0) })
    }
}

/// Prepares the animation of an image.
/// - Linux: works
public typealias SDWebImageTransitionPreparesBlock =
    @MainActor (UIView, UIImage?, Data?, SDImageCacheType, URL?) -> Void

/// Changes a view in the animation of an image.
/// - Linux: works
public typealias SDWebImageTransitionAnimationsBlock = @MainActor (UIView, UIImage?) -> Void

/// Is told whether the animation of an image came to its end.
/// - Linux: works
public typealias SDWebImageTransitionCompletionBlock = @MainActor (Bool) -> Void
