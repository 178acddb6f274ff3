internal import TableEngine

/// Turns the difference that an update made into animations, and keeps what leaves in sight until they end.
///
/// Owned by UITableView. Views have their new places already; animations are differences that add up, so that an update on
/// top of a running one starts from where things are on screen, at the speed they have.
@MainActor
final class UpdateAnimator {
    unowned let table: UITableView

    /// Views without a place in the table any more, and the number of the update with whose animations they go.
    private var departingCells: [(number: Int, alpha: CGFloat, entry: TableLayout.Outgoing)] = []
    private var departingBands: [(number: Int, alpha: CGFloat, entry: BandViews.Outgoing)] = []

    /// Measured on iOS 26.1: a critically damped spring of angular frequency 20.944 for rows that move and for those that
    /// fade, which is what UIView's springs make of this duration.
    private static let duration = 0.44086

    init(table: UITableView) { self.table = table }

    /// Views that leave stand in the layout's and the band views' lists of outgoing ones; those without a way to go are let
    /// go at once.
    func run(_ transition: UpdateTransition, number: Int, completion: @escaping (Bool) -> Void) {
        let scene = TransitionScene(
            table: table, transition: transition, reducesMotion: UIAccessibility.isReduceMotionEnabled)
        depart(scene, number)
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
        table.layout.letGo()
    }

    private func depart(_ scene: TransitionScene, _ number: Int) {
        let moving = Set(scene.movements.map { ObjectIdentifier($0.view) })
        let cells = table.layout.takeOutgoing { moving.contains(ObjectIdentifier($0.cell)) }
        for entry in cells.reversed() {
            departingCells.append((number, entry.cell.alpha, entry))
            table.insertCell(entry.cell)
        }
        for entry in table.bandViews.takeOutgoing({ moving.contains(ObjectIdentifier($0.view)) }) {
            departingBands.append((number, entry.view.alpha, entry))
        }
    }

    /// The views that left with the update go to the pool.
    func finish(_ number: Int) { letGo { $0 == number } }

    /// A reload: nothing is on its way any more.
    func cancel() { letGo { _ in true } }

    private func letGo(where isOver: (Int) -> Bool) {
        let cells = departingCells.filter { isOver($0.number) }
        let bands = departingBands.filter { isOver($0.number) }
        departingCells.removeAll { isOver($0.number) }
        departingBands.removeAll { isOver($0.number) }
        guard !cells.isEmpty || !bands.isEmpty else { return }
        table.calls.pass {
            for (_, alpha, entry) in cells {
                if entry.cell.alpha != alpha { entry.cell.alpha = alpha }
                table.layout.outgoing.append(entry)
            }
            for (_, alpha, entry) in bands {
                if entry.view.alpha != alpha { entry.view.alpha = alpha }
                table.bandViews.outgoing.append(entry)
            }
            table.layout.letGo()
        }
    }

    /// Whether a cell is on its way out.
    func isDeparting(_ cell: UITableViewCell) -> Bool { departingCells.contains { $0.entry.cell === cell } }

    // MARK: Rows that come back

    /// The cell of a row on its way out of sight, for a row that is seen again.
    func reclaim(_ row: RowIndex) -> UITableViewCell? {
        guard let index = departingCells.firstIndex(where: { $0.entry.hasRow && $0.entry.row == row }) else {
            return nil
        }
        return departingCells.remove(at: index).entry.cell
    }

    func remap(_ map: IndexMap) {
        for index in departingCells.indices where departingCells[index].entry.hasRow {
            departingCells[index].entry.remap { map.after(RowBefore($0))?.index }
        }
    }
}
