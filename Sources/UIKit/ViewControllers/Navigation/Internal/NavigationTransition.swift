/// The animation of a navigation bar's contents during a push and a pop: they cross-fade, and their titles move with
/// the screens. The title of the lower screen and the title of the back button that leads to it move on one path.
///
/// How far the titles move is unverified. For a user who prefers cross fades they do not move.
@MainActor
struct NavigationTransition {
    enum Direction { case push, pop }

    private let upper: NavigationBarContent
    private let lower: NavigationBarContent
    /// How far the titles of the screen above are away when the screen is, in points.
    private let away: CGFloat
    /// The distance from the lower title to the back button's title.
    private let back: CGFloat?

    /// Animates from the bar's present content to another one, which is added to the bar.
    static func exchange(
        _ from: NavigationBarContent, with to: NavigationBarContent, in bar: UINavigationBar, direction: Direction,
        completion: @escaping @MainActor () -> Void
    ) {
        let isPush = direction == .push
        var transition: NavigationTransition?
        UIView.performWithoutAnimation {
            bar.addSubview(to)
            to.frame = bar.bounds
            to.layoutIfNeeded()
            to.alpha = 0
            transition = NavigationTransition(upper: isPush ? to : from, lower: isPush ? from : to, in: bar)
            transition?.place(isPushed: !isPush)
        }
        UIView.animate(
            withDuration: SystemMetrics.current.bars.transitionDuration, delay: 0, options: .curveEaseOut
        ) {
            to.alpha = 1
            from.alpha = 0
            transition?.place(isPushed: isPush)
        } completion: { _ in
            from.endMovingTitles()
            from.removeFromSuperview()
            completion()
        }
    }

    private init(upper: NavigationBarContent, lower: NavigationBarContent, in bar: UINavigationBar) {
        self.upper = upper
        self.lower = lower
        away = bar.bounds.width * (bar.isRightToLeft ? -1 : 1)
        back = Self.distance(from: lower, to: upper)
    }

    /// Nil where the lower title is not seen, or the back button has no title.
    private static func distance(from lower: NavigationBarContent, to upper: NavigationBarContent) -> CGFloat? {
        guard lower.showsInlineTitle, let title = lower.titleView, let back = upper.backButton?.title else {
            return nil
        }
        return back.convert(back.bounds, to: upper).midX - title.center.x
    }

    private func place(isPushed: Bool) {
        if UIAccessibility.prefersCrossFadeTransitions { return }
        func move(_ view: UIView?, _ distance: CGFloat) {
            view?.transform = distance == 0 ? .identity : CGAffineTransform(translationX: distance, y: 0)
        }
        let parallax = SystemMetrics.current.bars.transitionParallax
        move(upper.titleView, isPushed ? 0 : away / 2)
        move(upper.largeTitle, isPushed ? 0 : away)
        move(upper.backButton?.title, isPushed ? 0 : -(back ?? 0))
        move(lower.titleView, isPushed ? back ?? -away / 2 : 0)
        move(lower.largeTitle, isPushed ? -away * parallax : 0)
    }
}
