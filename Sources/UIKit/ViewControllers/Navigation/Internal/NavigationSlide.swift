/// The movement of the views in a push and a pop: the upper one slides, and the lower one moves a third of the distance
/// and is dimmed. For a user who prefers cross fades the upper one fades.
///
/// The curve is an ease-out; Apple's own has not been measured.
@MainActor
struct NavigationSlide {
    private let upper: UIView
    private let lower: UIView
    private let dim: UIView
    private let direction: NavigationTransition.Direction
    private let away: CGAffineTransform
    private let behind: CGAffineTransform
    private let fades: Bool
    /// The alpha of the upper view beside the fade, which belongs to the application.
    private let alpha: CGFloat

    /// Places the views for the beginning. Both are subviews of `container`, and `to` has its final frame.
    init(
        from: UIView, to: UIView, in container: UIView, direction: NavigationTransition.Direction, fades: Bool = false
    ) {
        let bars = SystemMetrics.current.bars
        let width = container.bounds.width * (container.isRightToLeft ? -1 : 1)
        (upper, lower) = direction == .push ? (to, from) : (from, to)
        self.direction = direction
        self.fades = fades
        alpha = upper.alpha
        away = CGAffineTransform(translationX: width, y: 0)
        behind = CGAffineTransform(translationX: -width * bars.transitionParallax, y: 0)
        dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: upper)
        place(isPushed: direction == .pop)
    }

    /// Places the views for the end; called inside the animation.
    func move() {
        place(isPushed: direction == .push)
    }

    /// Called after the animation, also if it was cancelled.
    func end() {
        dim.removeFromSuperview()
        upper.transform = .identity
        lower.transform = .identity
        if fades { upper.alpha = alpha }
    }

    private func place(isPushed: Bool) {
        if fades {
            upper.alpha = isPushed ? alpha : 0
            dim.alpha = 0
            return
        }
        upper.transform = isPushed ? .identity : away
        lower.transform = isPushed ? behind : .identity
        dim.alpha = isPushed ? SystemMetrics.current.bars.transitionDimming : 0
    }
}
