internal import TableEngine

/// Takes a table from one state of its data to the next: gathers the calls of an update, checks them against the data source's
/// counts, carries everything that knows rows over, has the table laid out and hands the difference to ``UpdateAnimator``.
///
/// Owned by UITableView. The steps are those of ``Phase``; `applying` is the point of no return.
@MainActor
final class UpdateSession {
    unowned let table: UITableView

    enum Phase {
        case idle
        /// Between a begin and its end. The table shows what it showed, and brings no rows: the data may be ahead of it.
        case collecting
        /// The data source is asked for its counts. An update that breaks a rule raises here and leaves the table as it was.
        case validating
        /// Geometry, cells, headers, selection and scroll position follow the plan; then comes the layout.
        case applying
        /// As `idle`, while rows are on their way.
        case animating
    }

    private(set) var phase = Phase.idle

    // MARK: The update that is being gathered

    private var collector = ChangeCollector()
    private var completions: [(Bool) -> Void] = []
    /// `reloadData` was called: it takes the place of all other calls.
    private var reloadsInstead = false

    /// An update that code called from another update's layout made; the outer one shows without animation then.
    private var wasOverlaid = false

    init(table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }
    private var layout: TableLayout { table.layout }

    // MARK: Gathering

    var isCollecting: Bool { collector.isCollecting }

    /// How many begins wait for their end.
    var depth: Int { collector.depth }

    /// One call. Outside a begin and its end it is an update of its own; a table that never loaded or is about to reload
    /// sees the new rows then.
    func add(_ change: TableChange) {
        guard mayUpdate() else { return }
        if collector.isCollecting { return collector.add(change) }
        guard contents.isLoaded, !isReloadDue else { return table.setNeedsLayout() }
        apply(ChangeSet([change]), explicit: false, [])
    }

    /// The first begin loads what was never loaded, so that the data can change from here on.
    func begin() {
        guard mayUpdate() else { return }
        if !collector.isCollecting {
            contents.loadIfNeeded()
            phase = .collecting
        }
        collector.begin()
    }

    /// The outermost end applies the update. Does nothing without a begin.
    func end() {
        guard let changes = collector.end() else { return }
        let completions = completions
        self.completions = []
        phase = restingPhase
        if reloadsInstead {
            reloadsInstead = false
            table.reloadData()
        } else if !isReloadDue {
            return apply(changes, explicit: true, completions)
        }
        for completion in completions { completion(true) }
    }

    /// - Parameter completion: Called with the outermost update's end: after its animations, with false when one was cut
    ///   short, or at once when nothing was animated.
    func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard mayUpdate() else { return }
        begin()
        updates?()
        if let completion { completions.append(completion) }
        end()
    }

    /// An update that is known whole, with its counts: the data source is not asked for any.
    ///
    /// - Parameter exchange: Makes the data source answer with the new data; called once, before anything is asked of it. A table
    ///   that is not loaded, or about to reload, just loads with its next layout. Inside an update that is being gathered the
    ///   changes are part of that.
    func apply(
        _ changes: ChangeSet, countsAfter: SectionCounts, animated: Bool, exchangingData exchange: () -> Void,
        completion: ((Bool) -> Void)?
    ) {
        guard mayUpdate() else { return exchange() }
        let completions = completion.map { [$0] } ?? []
        exchange()
        if collector.isCollecting {
            for call in changes.calls { collector.add(call) }
            self.completions += completions
        } else if !contents.isLoaded || isReloadDue {
            table.setNeedsLayout()
            for completion in completions { completion(true) }
        } else if animated {
            apply(changes, countsAfter: countsAfter, explicit: true, completions)
        } else {
            UIView.performWithoutAnimation {
                apply(changes, countsAfter: countsAfter, explicit: true, completions)
            }
        }
    }

    /// True when `reloadData` has to wait for the end of the update.
    func takesReload() -> Bool {
        guard collector.isCollecting else { return false }
        reloadsInstead = true
        return true
    }

    func animationsDidEnd() {
        if phase == .animating { phase = restingPhase }
    }

    private var restingPhase: Phase { table.animator.isRunning ? .animating : .idle }

    /// The next layout loads everything anew. A table that was never laid out loads too, and is kept right until then.
    private var isReloadDue: Bool { table.needsReload && layout.hasLaidOut }

    private func mayUpdate() -> Bool {
        guard let question = table.calls.openQuestion else { return true }
        TableErrors.updateDuringQuestion(question)
        table.reloadData()
        return false
    }

    // MARK: Applying

    private func apply(
        _ changes: ChangeSet, countsAfter: SectionCounts? = nil, explicit: Bool, _ completions: [(Bool) -> Void]
    ) {
        let outer = phase
        var transition: UpdateTransition?
        var isRight = true
        table.calls.pass {
            phase = .validating
            let after = countsAfter ?? contents.askCounts()
            if let fault = changes.fault(
                before: contents.counts, after: after, indexPath: { $0.indexPath.objectDescription })
            {
                phase = outer
                isRight = false
                return refuse(fault)
            }
            phase = .applying
            let plan = Reconciler(changes, before: contents.counts, after: after).plan()
            let before = layout.scene
            let animates = isAnimated(changes, explicit: explicit)
            wasOverlaid = layout.isRunning
            let loads = contents.loads
            UIView.performWithoutAnimation {
                carryOver(plan)
                if animates {
                    layout.settleHoldingWhatLeaves()
                } else if layout.hasLaidOut {
                    layout.pass()
                }
            }
            if animates, !wasOverlaid, !table.needsReload, contents.loads == loads {
                transition = UpdateTransition(plan, before: before, after: layout.scene)
            }
            wasOverlaid = true
        }
        phase = outer == .applying ? .applying : restingPhase
        if let transition {
            table.animator.run(transition) { finished in for completion in completions { completion(finished) } }
            if phase == .idle { phase = restingPhase }
        } else {
            if !layout.isRunning { layout.letGo() }
            for completion in completions { completion(isRight) }
        }
    }

    private func isAnimated(_ changes: ChangeSet, explicit: Bool) -> Bool {
        guard table.window != nil, layout.hasLaidOut, !layout.isRunning, UIView.areAnimationsEnabled else {
            return false
        }
        return explicit && changes.isUnanimatedByKind ? true : changes.asksForAnimation
    }

    /// Everything that knows rows by their numbers follows the plan. Code of the application is called last, when all of it
    /// fits together.
    private func carryOver(_ plan: UpdatePlan) {
        let anchor = layout.makeAnchor()
        contents.apply(plan)
        layout.remap(plan.map)
        table.bandViews.remap { plan.map.after(SectionBefore($0))?.index }
        table.animator.remap(plan.map)
        table.selection.remap(plan.map)
        table.prefetching.remap(plan.map)
        table.scrollTargeting.remap(plan.map)
        layout.reconfigureInNextPass(plan)
        layout.measureAgain(everything: plan.changes.isEmpty)
        layout.correct(by: anchor.correction(in: contents.geometry, through: plan.map))
        layout.refreshContexts()
        layout.invalidate()
        table.touchSelection.remap(plan.map)
    }

    /// After a reported mistake: what the data source has now, position and selection where they still make sense.
    private func refuse(_ fault: UpdateFault) {
        TableErrors.invalidUpdate(fault, dataSource: table.dataSource)
        let selected = table.selection.rows
        layout.keepingFirstRowInPlace { table.reload() }
        for row in selected where contents.contains(row) { table.selection.select(row, animated: false) }
        table.updateContentSize()
        layout.invalidate()
        if layout.hasLaidOut { layout.pass() }
    }
}

extension ChangeSet {
    /// Nothing in it has an animation to choose: an update without calls, and one that only reconfigures.
    fileprivate var isUnanimatedByKind: Bool {
        calls.allSatisfy { if case .reconfigureRows = $0 { true } else { false } }
    }

    /// Whether a move or any call with an animation other than `.none` is in it.
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
