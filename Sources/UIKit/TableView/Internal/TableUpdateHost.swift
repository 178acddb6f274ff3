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
    var scene: TransitionPlan.Scene { table.frames.scene }

    // MARK: Services

    func holding(_ body: () -> Void) { table.calls.pass(body) }

    func setNeedsLayout() { table.setNeedsLayout() }

    func raiseUpdateDuringQuestion() {
        if let question = table.calls.openQuestion { TableErrors.updateDuringQuestion(question) }
    }

    func raise(_ fault: UpdateFault) {
        // While the data source moves a row it may have other counts than the table.
        if table.reorderingIfMade?.telling != nil { return }
        TableErrors.invalidUpdate(fault, dataSource: table.dataSource)
    }

    // MARK: Reloading

    func dropViews() {
        table.rowActions?.listWillReload()
        table.reorderingIfMade?.stop()
        table.openingsIfMade?.tableWillReload()
        table.dropping?.listWillReload()
        table.dragging?.listDidChange()
        layout.retireAll { table.animator.cancel() }
        table.selection.forget()
        table.touchSelection.cancel()
        table.madeRowEditing?.endConfirmation(animated: false)
        table.prefetching.forget()
        table.scrollTargeting.forget()
    }

    func load() {
        table.contents.load()
        table.loadSectionIndex()
        table.selection.forgetMissing()
        table.keyboard?.focus.listWasReloaded()
        table.rowMenus?.listWasReloaded()
    }

    func forget() { table.contents.forget() }

    func reload(_ load: () -> Void) {
        table.contents.wasReloaded = true
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

    func willFollow(_ plan: UpdatePlan) {
        table.touchSelection.willFollow(plan.map)
        table.madeRowEditing?.willFollow(plan)
        table.rowActions?.willFollow(plan)
    }

    var mayAnimate: Bool { table.window != nil && hasLaidOut && !isLayingOut && UIView.areAnimationsEnabled }

    func asksForAnimation(_ changes: ChangeSet, isExplicit: Bool) -> Bool {
        isExplicit && changes.hasNoChoiceOfAnimation || changes.asksForAnimation
    }

    func follow(_ plan: UpdatePlan, animated: Bool) {
        table.openingsIfMade?.willFollow()
        let anchor = table.anchoring.makeAnchor()
        table.contents.apply(plan)
        table.reorderingIfMade?.remap(plan.map)
        table.openingsIfMade?.remap(plan.map)
        table.dragging?.remap(plan.map)
        table.takeTableHeaderAndFooter()
        layout.remap(plan.map)
        table.selection.remap(plan.map)
        table.prefetching.remap(plan.map)
        table.scrollTargeting.remap(plan.map)
        table.keyboard?.focus.remap(plan.map)
        table.rowMenus?.remap(plan.map)
        table.cells.reconfigureInNextPass(plan)
        // From here on client code is called; all rows have their new numbers.
        let generation = table.updates.generation
        table.reorderingIfMade?.didRemap()
        table.touchSelection.remap(plan.map)
        layout.measureAgain(everything: plan.changes.isEmpty)
        // An update or reload in client code has made its own correction.
        if table.updates.generation == generation {
            table.anchoring.correct(by: anchor.correction(in: table.contents.geometry, through: plan.map))
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
    }

    func animate(
        _ plan: UpdatePlan, from scene: TransitionPlan.Scene, number: Int, completion: @escaping (Bool) -> Void
    ) {
        let transition = UpdateTransition(plan, before: scene, after: table.frames.scene)
        table.animator.run(transition, number: number, completion: completion)
        table.openingsIfMade?.didAnimate()
    }

    func retireLeavingViews() { layout.recycleDepartures() }

    func animationDidEnd(_ number: Int) { table.animator.finish(number) }
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
