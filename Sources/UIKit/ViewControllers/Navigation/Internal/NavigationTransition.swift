/// The animation of a navigation bar's contents during a push and a pop.
@MainActor
enum NavigationTransition {
    enum Direction { case push, pop }

    /// Cross-fades two bar contents while the titles move with the screens.
    static func exchange(
        _ from: NavigationBarContent, with to: NavigationBarContent, in bar: UINavigationBar, direction: Direction,
        completion: @escaping @MainActor () -> Void
    ) {
        let isRightToLeft = bar.isRightToLeft
        let travel = bar.bounds.width / 2 * (isRightToLeft == (direction == .push) ? -1 : 1)
        UIView.performWithoutAnimation {
            bar.addSubview(to)
            to.frame = bar.bounds
            to.layoutIfNeeded()
            to.alpha = 0
            to.titleView?.transform = CGAffineTransform(translationX: travel, y: 0)
        }
        UIView.animate(
            withDuration: SystemMetrics.current.bars.transitionDuration, delay: 0, options: .curveEaseOut
        ) {
            to.alpha = 1
            to.titleView?.transform = .identity
            from.alpha = 0
            from.titleView?.transform = CGAffineTransform(translationX: -travel, y: 0)
        } completion: { _ in
            from.titleView?.transform = .identity
            from.removeFromSuperview()
            completion()
        }
    }
}
