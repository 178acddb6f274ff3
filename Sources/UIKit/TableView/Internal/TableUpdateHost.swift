internal import TableEngine

/// Performs the updates and reloads of a table for ``ListUpdates``.
@MainActor
final class TableUpdateHost: ListHost {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    init(table: UITableView) { self.table = table }

    private var layout: TableLayout { table.layout }

    // MARK: State

    var contents: any ListContents { table.contents }
    var hasLaidOut: Bool { table.contents.wasLaidOut }
    var isLayingOut: Bool { layout.isRunning || layout.isRetiring }
    var isAsking: Bool { table.calls.openQuestion != nil || table.contents.isAsking }
    var scene: TableScene { table.animator.scene }

    // MARK: Services

    func pass(_ body: () -> Void) { table.calls.pass(body) }

    func setNeedsLayout() { table.setNeedsLayout() }

    func raiseUpdateDuringQuestion() {
        if let question = table.calls.openQuestion { TableErrors.updateDuringQuestion(question) }
    }

    func raise(_ fault: UpdateFault) { TableErrors.invalidUpdate(fault, dataSource: table.dataSource) }

    // MARK: Reloading

    func load() {
        table.contents.load()
        table.loadSectionIndex()
    }

    func forget() { table.contents.forget() }

    func reload(_ load: () -> Void) {
        table.contents.history.wasReloaded = true
        if table.sizing.estimates, contents.isLoaded {
            let (before, visible) = (table.contents.geometry, table.frames.visibleRows)
            table.anchoring.keepingFirstRowInPlace {
                load()
                table.contents.estimateRows(visible, from: before)
            }
        } else {
            load()
        }
        table.updateContentSize()
        layout.invalidate()
    }

    func recover(_ load: () -> Void) {
        let selected = table.selection.rows
        table.anchoring.keepingFirstRowInPlace(load)
        for row in selected where table.contents.contains(row) { table.selection.select(row, animated: false) }
        table.updateContentSize()
        layout.invalidate()
        if hasLaidOut { layout.pass() }
    }

    // MARK: Updating

    var mayAnimate: Bool { table.window != nil && hasLaidOut && !isLayingOut && UIView.areAnimationsEnabled }

    func asksForAnimation(_ changes: ChangeSet, isExplicit: Bool) -> Bool {
        isExplicit && changes.hasNoChoiceOfAnimation || changes.asksForAnimation
    }

    func takeCounts(_ plan: UpdatePlan) {
        table.contents.apply(plan)
        table.takeTableHeaderAndFooter()
    }

    func didRenumber(_ plan: UpdatePlan, from scene: TableScene, animated: Bool, _ update: RunningUpdate) {
        let cellsAsk = table.parts.rowInvalidation.ifMade?.takeRequest() == true
        layout.measureAgain(everything: plan.changes.isEmpty || cellsAsk)
        // An update or reload in client code has made its own correction.
        if update.isLatest {
            table.anchoring.correct(by: scene.anchor.correction(in: table.contents.geometry, through: plan.map))
        }
        layout.refreshContexts()
        layout.invalidate()
    }

    func layOut(animated: Bool) {
        if animated {
            layout.settleHoldingDepartures()
        } else if hasLaidOut {
            layout.pass()
        } else {
            layout.requestFirstRow()
        }
        table.parts.rowInvalidation.ifMade?.updateWasLaidOut()
    }

    func animate(
        _ plan: UpdatePlan, from scene: TableScene, _ update: RunningUpdate, completion: @escaping (Bool) -> Void
    ) {
        let transition = UpdateTransition(plan, before: scene.plan, after: table.frames.scene)
        let hasChanged = table.animator.run(transition, from: scene, number: update.number, completion: completion)
        if hasChanged { layout.invalidate() }
        layout.recycleDepartures()
    }

    func retireLeavingViews() { layout.recycleDepartures() }

    func animationDidEnd(_ number: Int) {
        if table.animator.finish(number) { layout.recycleDepartures() }
    }
}

extension ChangeSet {
    /// True for an update without calls, and for one that only reconfigures.
    fileprivate var hasNoChoiceOfAnimation: Bool {
        calls.allSatisfy { if case .reconfigureRows = $0 { true } else { false } }
    }

    /// Whether the update has a move, or a call with an animation other than `.none`.
    fileprivate var asksForAnimation: Bool {
        calls.contains { call in
            switch call {
            case .deleteSections(_, let token), .insertSections(_, let token), .reloadSections(_, let token),
                .deleteRows(_, let token), .insertRows(_, let token), .reloadRows(_, let token):
                token != AnimationToken(.none)
            case .moveRow, .moveSection: true
            case .reconfigureRows: false
            }
        }
    }
}

extension AnimationToken {
    init(_ animation: UITableView.RowAnimation) { self.init(animation.rawValue) }

    var animation: UITableView.RowAnimation { UITableView.RowAnimation(rawValue: rawValue) ?? .automatic }
}
