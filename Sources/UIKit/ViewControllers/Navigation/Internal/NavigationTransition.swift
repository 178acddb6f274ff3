/// The animations of a push and a pop: the upper screen slides, and the lower one moves a third of the distance and is
/// dimmed.
///
/// The curve is an ease-out; Apple's own has not been measured.
@MainActor
enum NavigationTransition {
    enum Direction { case push, pop }

    private static var bars: SystemMetrics.Bars { SystemMetrics.current.bars }

    /// Slides `to` in over `from` (push), or slides `from` away from `to` (pop). Both are subviews of `container`, and
    /// `to` has its final frame.
    static func slide(
        from: UIView, to: UIView, in container: UIView, direction: Direction,
        alongside: @escaping @MainActor () -> Void,
        completion: @escaping @MainActor () -> Void
    ) {
        let isRightToLeft = container.isRightToLeft
        let width = container.bounds.width * (isRightToLeft ? -1 : 1)
        let (upper, lower) = direction == .push ? (to, from) : (from, to)
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        container.insertSubview(dim, belowSubview: upper)

        let away = CGAffineTransform(translationX: width, y: 0)
        let behind = CGAffineTransform(translationX: -width * bars.transitionParallax, y: 0)
        upper.transform = direction == .push ? away : .identity
        lower.transform = direction == .push ? .identity : behind
        dim.alpha = direction == .push ? 0 : bars.transitionDimming
        UIView.animate(withDuration: bars.transitionDuration, delay: 0, options: .curveEaseOut) {
            upper.transform = direction == .push ? .identity : away
            lower.transform = direction == .push ? behind : .identity
            dim.alpha = direction == .push ? bars.transitionDimming : 0
            alongside()
        } completion: { _ in
            dim.removeFromSuperview()
            upper.transform = .identity
            lower.transform = .identity
            completion()
        }
    }

    /// Cross-fades two bar contents while the titles move with the screens.
    static func exchange(
        _ from: NavigationBarContent, with to: NavigationBarContent, in bar: UINavigationBar, direction: Direction
    ) {
        let isRightToLeft = bar.isRightToLeft
        let travel = bar.bounds.width / 2 * (isRightToLeft == (direction == .push) ? -1 : 1)
        bar.addSubview(to)
        to.frame = bar.bounds
        to.layoutIfNeeded()
        to.alpha = 0
        to.titleView?.transform = CGAffineTransform(translationX: travel, y: 0)
        UIView.animate(withDuration: bars.transitionDuration, delay: 0, options: .curveEaseOut) {
            to.alpha = 1
            to.titleView?.transform = .identity
            from.alpha = 0
            from.titleView?.transform = CGAffineTransform(translationX: -travel, y: 0)
        } completion: { _ in
            from.titleView?.transform = .identity
            from.removeFromSuperview()
        }
    }
}
