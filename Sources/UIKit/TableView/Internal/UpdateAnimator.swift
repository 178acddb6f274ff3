internal import TableEngine

/// Animates the changes of an update, and keeps leaving views until the animations end.
///
/// Owned by UITableView. The views have their new places already; the animations are additive, so that an update during
/// a running one starts at the views' current positions and velocities.
@MainActor
final class UpdateAnimator {
    unowned let table: UITableView

    /// The updates whose animations are running, by number, each with its leaving views and the alpha that they had.
    private var running: [Int: [(view: UIView, alpha: CGFloat)]] = [:]

    /// Measured on iOS 26.1: a critically damped spring of angular frequency 20.944 for rows that move and for those
    /// that fade, which is what UIView's springs make of this duration.
    private static let duration = 0.44086

    init(table: UITableView) { self.table = table }

    /// What the table shows, for an update that begins.
    var scene: TableScene {
        TableScene(
            plan: table.frames.scene, anchor: table.anchoring.makeAnchor(),
            displacements: table.parts.openings.ifMade?.displacements ?? [:])
    }

    /// Starts the animations. Leaving views that neither move nor fade can be recycled then.
    ///
    /// - Parameter before: What the table showed before the update.
    /// - Returns: Whether rows have other places or other cells than before, since cells have laid themselves out.
    func run(
        _ transition: UpdateTransition, from before: TableScene, number: Int, completion: @escaping (Bool) -> Void
    ) -> Bool {
        let scene = TransitionScene(
            table: table, before: before, transition: transition, reducesMotion: UIAccessibility.isReduceMotionEnabled)
        running[number] = leavingViews(scene, number).map { ($0, $0.alpha) }
        // A touch goes to the row that is there now, also where a leaving view is above it.
        for (view, _) in running[number] ?? [] { view.interactionBlocks += 1 }
        let (version, shown) = (table.contents.version, table.cells.changes)
        let started = start(scene.movements, number)
        UIView.animate(
            withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            for movement in started {
                if running[number] != nil { movement.end() } else { movement.undo() }
            }
        } completion: {
            completion($0)
        }
        // Cells lay themselves out meanwhile, which runs client code.
        return table.contents.version != version || table.cells.changes != shown
    }

    /// Gives the views the state before the update. Returns the movements of these views: not all, if client code
    /// reloads the table meanwhile, which cancels the animation and may show the views for other rows.
    private func start(_ movements: [ViewMovement], _ number: Int) -> [ViewMovement] {
        var started: [ViewMovement] = []
        UIView.performWithoutAnimation {
            // Otherwise the first row whose height changes would lay out the table, which would undo the movements.
            table.layoutIfNeeded()
            for movement in movements where running[number] != nil && !(movement.leaves && isLive(movement.view)) {
                started.append(movement)
                movement.start()
            }
        }
        return started
    }

    /// Returns whether a view shows something, as one does that has left and come back.
    private func isLive(_ view: UIView) -> Bool {
        if let cell = view as? UITableViewCell {
            table.cells.row(of: cell) != nil
        } else {
            table.bandViews.isLive(view)
        }
    }

    private func leavingViews(_ scene: TransitionScene, _ number: Int) -> [UIView] {
        let moving = Set(scene.movements.map { ObjectIdentifier($0.view) })
        return table.cells.animate(number) { moving.contains(ObjectIdentifier($0)) }
            + table.bandViews.animate(number) { moving.contains(ObjectIdentifier($0)) }
    }

    /// Releases the views that left with the update. Returns whether there are any, which can be recycled now.
    func finish(_ number: Int) -> Bool {
        guard let views = running.removeValue(forKey: number), !views.isEmpty else { return false }
        release(number, views)
        return true
    }

    /// Ends all animations, for a reload. Returns whether there were any, whose views can be recycled now.
    func cancel() -> Bool {
        guard !running.isEmpty else { return false }
        let cancelled = running.sorted { $0.key < $1.key }
        running = [:]
        for (number, views) in cancelled { release(number, views) }
        return true
    }

    private func release(_ number: Int, _ views: [(view: UIView, alpha: CGFloat)]) {
        for (view, alpha) in views {
            view.interactionBlocks -= 1
            if view.alpha != alpha { view.alpha = alpha }
        }
        table.cells.animationDidEnd(number)
        table.bandViews.animationDidEnd(number)
    }
}
