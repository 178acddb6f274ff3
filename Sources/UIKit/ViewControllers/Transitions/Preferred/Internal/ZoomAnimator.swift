/// The animation of a zoom from a view of one controller to another controller, or back.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private typealias Transition = UIViewController.Transition

    private let zoomed: UIViewController
    private let source: UIViewController
    private let isArriving: Bool
    private let options: UIViewController.Transition.ZoomOptions?
    private let provider: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

    private static let duration = 0.45  // unverified
    private static let cornerRadius: CGFloat = 12  // unverified

    init(
        zoomed: UIViewController, source: UIViewController, isArriving: Bool,
        options: UIViewController.Transition.ZoomOptions?,
        provider: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        self.zoomed = zoomed
        self.source = source
        self.isArriving = isArriving
        self.options = options
        self.provider = provider
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isArriving ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        if isArriving {
            let frame = transitionContext.finalFrame(for: zoomed)
            if !frame.isEmpty { view.frame = frame }
            container.addSubview(view)
        } else if let below = transitionContext.view(forKey: .to) {
            below.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to) ?? source)
            container.insertSubview(below, belowSubview: view)
        }
        container.layoutIfNeeded()
        // The provider is asked when both views have their layout, so that it can find the view of a cell.
        let sourceView = provider(Transition.ZoomSourceViewProviderContext(from: source, to: zoomed))
        let zoom = Zoom(of: view, in: container, options: options) { [zoomed] view in
            sourceView.flatMap { $0.window == nil ? nil : ($0, Self.alignment(of: $0, view, zoomed, self.options)) }
        }
        UIView.performWithoutAnimation { zoom.setShown(!isArriving) }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: []
        ) { [isArriving] in
            zoom.setShown(isArriving)
        } completion: { _ in
            zoom.end()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Returns the part of the zoomed view that lies over the source view.
    private static func alignment(
        of sourceView: UIView, _ view: UIView, _ zoomed: UIViewController,
        _ options: UIViewController.Transition.ZoomOptions?
    ) -> CGRect {
        let context = Transition.ZoomOptions.AlignmentRectContext(from: sourceView, to: zoomed)
        return options?.alignmentRectProvider?(context) ?? view.bounds
    }

    /// The views of a running zoom.
    @MainActor
    private final class Zoom {
        private let view: UIView
        private let cover: UIView?
        private let sourceView: UIView?
        private let sourceAlpha: CGFloat
        private let transform: CGAffineTransform
        private let picture: UIView?
        private let frames: (small: CGRect, large: CGRect)
        private let former: (radius: CGFloat, clips: Bool)

        init(
            of view: UIView, in container: UIView, options: UIViewController.Transition.ZoomOptions?,
            source: (UIView) -> (view: UIView, alignment: CGRect)?
        ) {
            self.view = view
            former = (view.layer.cornerRadius, view.clipsToBounds)
            let found = source(view)
            sourceView = found?.view
            sourceAlpha = found?.view.alpha ?? 1
            cover = Self.cover(options, below: view, in: container)
            guard let found, found.alignment.width > 0 else {
                (transform, picture, frames) = (.identity, nil, (.zero, .zero))
                return
            }
            let small = found.view.convert(found.view.bounds, to: container)
            let large = view.convert(found.alignment, to: container)
            let scale = small.width / large.width
            // The center of the view moves by as much as puts the alignment rectangle over the source.
            let offset = CGPoint(x: large.midX - view.frame.midX, y: large.midY - view.frame.midY)
            transform = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: small.midX - view.frame.midX - offset.x * scale,
                ty: small.midY - view.frame.midY - offset.y * scale)
            frames = (small, large)
            picture = found.view.snapshotView(afterScreenUpdates: false)
            if let picture { container.addSubview(picture) }
            found.view.alpha = 0
        }

        private static func cover(
            _ options: UIViewController.Transition.ZoomOptions?, below view: UIView, in container: UIView
        ) -> UIView? {
            guard options?.dimmingColor != nil || options?.dimmingVisualEffect != nil else { return nil }
            let cover = UIVisualEffectView(effect: options?.dimmingVisualEffect)
            cover.frame = container.bounds
            cover.contentView.backgroundColor = options?.dimmingColor
            container.insertSubview(cover, belowSubview: view)
            return cover
        }

        func setShown(_ isShown: Bool) {
            view.transform = isShown ? .identity : transform
            view.alpha = isShown ? 1 : 0
            view.clipsToBounds = true
            view.layer.cornerRadius = isShown ? former.radius : ZoomAnimator.cornerRadius
            cover?.alpha = isShown ? 1 : 0
            picture?.frame = isShown ? frames.large : frames.small
            picture?.alpha = isShown ? 0 : 1
        }

        func end() {
            view.transform = .identity
            view.alpha = 1
            view.layer.cornerRadius = former.radius
            view.clipsToBounds = former.clips
            sourceView?.alpha = sourceAlpha
            cover?.removeFromSuperview()
            picture?.removeFromSuperview()
        }
    }
}
