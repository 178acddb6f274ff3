internal import TableEngine

/// Turns the difference that an update made into animations, and keeps what leaves in sight until they end.
///
/// Owned by UITableView. Views have their new places already; animations are differences that add up, so that an update on
/// top of a running one starts from where things are on screen, at the speed they have.
@MainActor
final class UpdateAnimator {
    unowned let table: UITableView

    /// The updates whose animations are running, by number, with the views that leave with each and the opacity that each of them had.
    private var running: [Int: [(view: UIView, alpha: CGFloat)]] = [:]

    /// Measured on iOS 26.1: a critically damped spring of angular frequency 20.944 for rows that move and for those that
    /// fade, which is what UIView's springs make of this duration.
    private static let duration = 0.44086

    init(table: UITableView) { self.table = table }

    /// Of the views on their way out, those that do not move or fade go at once.
    func run(_ transition: UpdateTransition, number: Int, completion: @escaping (Bool) -> Void) {
        let scene = TransitionScene(
            table: table, transition: transition, reducesMotion: UIAccessibility.isReduceMotionEnabled)
        running[number] = leavingViews(scene, number).map { ($0, $0.alpha) }
        let version = table.contents.version
        UIView.performWithoutAnimation {
            // A table that still needs layout would be laid out with the first row whose height changes, and undo what follows.
            table.layoutIfNeeded()
            for movement in scene.movements { movement.start() }
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for movement in scene.movements { movement.end() }
        } completion: {
            completion($0)
        }
        // Cells lay themselves out on the way, with code of the application.
        if table.contents.version != version { table.layout.invalidate() }
        table.layout.recycleDepartures()
    }

    private func leavingViews(_ scene: TransitionScene, _ number: Int) -> [UIView] {
        let moving = Set(scene.movements.map { ObjectIdentifier($0.view) })
        return table.cells.animate(number) { moving.contains(ObjectIdentifier($0)) }
            + table.bandViews.animate(number) { moving.contains(ObjectIdentifier($0)) }
    }

    /// The views that left with the update go to the pool.
    func finish(_ number: Int) {
        guard let views = running.removeValue(forKey: number), !views.isEmpty else { return }
        release(number, views)
        table.layout.recycleDepartures()
    }

    /// A reload: nothing is on its way any more.
    func cancel() {
        guard !running.isEmpty else { return }
        let cancelled = running.sorted { $0.key < $1.key }
        running = [:]
        for (number, views) in cancelled { release(number, views) }
        table.layout.recycleDepartures()
    }

    private func release(_ number: Int, _ views: [(view: UIView, alpha: CGFloat)]) {
        for (view, alpha) in views where view.alpha != alpha { view.alpha = alpha }
        table.cells.animationDidEnd(number)
        table.bandViews.animationDidEnd(number)
    }
}
