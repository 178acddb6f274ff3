internal import TableEngine

/// Updates and reloads a table or collection view: collects the calls of an update, checks them against the data
/// source's counts, has the view follow the resulting plan and lay out, and starts the animation.
///
/// Owned by the view, which it accesses as a ``ListHost``. The parts of the view that know rows by their numbers, from
/// the cells to the features, follow through ``followers``, in one order. It compares ``generation`` after each call into client code:
/// if client code loaded or updated the view, values read before the call are invalid.
@MainActor
final class ListUpdates<Host: ListHost> {
    typealias Completion = (Bool) -> Void

    private let host: Host
    /// The parts of the view that follow its rows.
    let followers = RowFollowers()

    private var collected = CollectedUpdate()
    /// The numbers of the updates whose animations are running.
    private var animating: Set<Int> = []

    /// What runs at present.
    private struct Running {
        /// The phase `validating` or `applying` of the innermost update; nil if none is running.
        var step: UpdatePhase?
        /// True while an update is applied whose caller gave the counts, so that it describes all that differs.
        var isDeclared = false
        /// True inside a block whose update was refused; the reload that follows covers its calls.
        var isRefusing = false
        /// True while a load asks for the counts.
        var isLoading = false
        var raisesFaults = true
    }

    private var running = Running()

    /// True if the next layout loads everything: the view is new, has a new data source, or `reloadData` was postponed.
    private(set) var needsReload = true
    /// Changes with every load and every update. Also numbers the updates.
    private(set) var generation = 0

    /// Whether client code has changed the view, if only before it was loaded.
    private(set) var wasUpdated = false

    /// The last update, if it was noted.
    private(set) var recorded: RecordedUpdate?

    init(host: Host) { self.host = host }

    var phase: UpdatePhase { running.step ?? (isCollecting ? .collecting : isAnimating ? .animating : .idle) }

    var isCollecting: Bool { collected.isOpen }

    /// True while an update is applied whose caller gave the counts, so that it describes all that differs.
    var isDeclared: Bool { running.isDeclared }

    /// False while the data source moves a row: it may have other counts than the view then.
    var raisesFaults: Bool {
        get { running.raisesFaults }
        set { running.raisesFaults = newValue }
    }

    var isAnimating: Bool { !animating.isEmpty }

    /// False while the data may be newer than the view: between a begin and its end, and while the data source is asked
    /// for its counts. A layout follows in each case.
    var mayLayOut: Bool { !isCollecting && !running.isLoading && running.step != .validating }

    /// The number of begins without an end so far.
    var depth: Int { collected.depth }

    // MARK: Loading

    /// Performs `reloadData`. During a layout pass or a question to the data source or delegate it is postponed to the
    /// next layout; between a begin and its end it replaces the update.
    func reload() {
        if host.isLayingOut || host.isAsking { return setNeedsReload() }
        if isCollecting { return collected.reload() }
        host.pass { host.reload { load() } }
    }

    /// Drops all views and asks the data source for everything.
    func load() {
        drop()
        needsReload = false
        let outer = running.isLoading
        running.isLoading = true
        ask()
        running.isLoading = outer
    }

    /// Asks the data source for everything once more. Views and selection stay, as far as their rows exist.
    func ask() {
        host.load()
        followers.listDidReload()
    }

    /// Drops all views and counts. The next query for counts asks the data source, which may be another one now.
    func forget() {
        host.pass {
            drop()
            host.forget()
            setNeedsReload()
        }
    }

    private func drop() {
        // Updates that client code makes during the load are part of what is loaded.
        needsReload = true
        generation += 1
        followers.listWillReload()
        animating = []
    }

    private func setNeedsReload() {
        needsReload = true
        host.setNeedsLayout()
    }

    /// A view that was never laid out keeps answering from its contents until its first layout loads again.
    private var isReloadDue: Bool { needsReload && host.hasLaidOut }

    // MARK: Collecting

    /// Adds one change. Outside a begin and its end it is an update of its own. If the view has not asked its data
    /// source yet, or is about to reload, the next load covers the change.
    func add(_ change: TableChange) {
        guard mayUpdate() else { return }
        wasUpdated = true
        if isCollecting { return collected.add(change) }
        guard host.contents.isLoaded, !isReloadDue else { return host.setNeedsLayout() }
        apply(ChangeSet([change]), isExplicit: false, [])
    }

    func begin() {
        guard mayUpdate() else { return }
        collected.begin(from: host.contents.isLoaded ? generation : nil)
    }

    /// Ends a begin; the outermost end applies the update. Does nothing without a begin.
    func end() {
        guard !running.isRefusing, let update = collected.end() else { return }
        if !mayUpdate() { return complete(update.completions, false) }
        if update.reloads {
            reload()
        } else if update.start == generation, !isReloadDue {
            return apply(update.changes, isExplicit: true, update.completions)
        } else if update.start == generation {
            host.setNeedsLayout()
        } else {
            // The calls start from counts that the view did not have. Counts that it got since may be older than the
            // data.
            forget()
        }
        complete(update.completions, true)
    }

    /// Performs a batch of updates.
    ///
    /// - Parameter completion: Called at the end of the outermost update: after its animations, with false if one was
    ///   interrupted, or at once if nothing was animated.
    func perform(_ updates: (() -> Void)?, completion: Completion?) {
        guard mayUpdate() else { return performRefused({ updates?() }, completion) }
        begin()
        updates?()
        // The block may have ended more updates than it began.
        guard isCollecting else {
            completion?(true)
            return
        }
        if let completion { collected.add(completion: completion) }
        end()
    }

    /// Applies a complete update with its counts, for which the data source is not asked. While an update is being
    /// collected, the changes are added to it.
    ///
    /// - Parameter exchange: Makes the data source answer from the new data; called once, before the data source is
    ///   asked for anything.
    func apply(
        _ changes: ChangeSet, countsAfter: SectionCounts, animated: Bool, exchangingData exchange: () -> Void,
        completion: @escaping Completion
    ) {
        guard mayUpdate() else { return performRefused(exchange, completion) }
        wasUpdated = true
        exchange()
        if isCollecting {
            for call in changes.calls { collected.add(call) }
            collected.add(completion: completion)
        } else if !host.contents.isLoaded || isReloadDue {
            host.setNeedsLayout()
            completion(true)
        } else if animated {
            apply(changes, countsAfter: countsAfter, isExplicit: true, [completion])
        } else {
            UIView.performWithoutAnimation {
                apply(changes, countsAfter: countsAfter, isExplicit: true, [completion])
            }
        }
    }

    // MARK: Refusing

    private func mayUpdate() -> Bool {
        if running.isRefusing { return false }
        guard host.isAsking else { return true }
        host.raiseUpdateDuringQuestion()
        setNeedsReload()
        return false
    }

    /// Makes the changes to the data of a refused update, where the exception policy continues; the pending reload
    /// shows them.
    private func performRefused(_ changes: () -> Void, _ completion: Completion?) {
        let outer = running.isRefusing
        running.isRefusing = true
        changes()
        running.isRefusing = outer
        completion?(false)
    }

    // MARK: Applying

    private func apply(
        _ changes: ChangeSet, countsAfter: SectionCounts? = nil, isExplicit: Bool, _ completions: [Completion]
    ) {
        var isRight = true
        var isAnimated = false
        let outer = running.isDeclared
        running.isDeclared = countsAfter != nil
        let countsBefore = InspectionRecord.isOn ? host.contents.counts : nil
        host.pass {
            let verdict = validate(changes, countsAfter: countsAfter)
            if let countsBefore { record(changes, from: countsBefore, verdict) }
            switch verdict {
            case .valid(let plan):
                let animated = host.mayAnimate && host.asksForAnimation(changes, isExplicit: isExplicit)
                isAnimated = show(plan, animated: animated, completions) {
                    follow(plan, from: $0, animated: animated, $1)
                }
            case .invalid(let fault):
                isRight = false
                if raisesFaults { host.raise(fault) }
                host.recover { load() }
            case .overtaken: setNeedsReload()
            }
        }
        running.isDeclared = outer
        if !isAnimated { complete(completions, isRight) }
    }

    /// Shows a change that leaves the counts as they are, for example another layout, in the same way as an update.
    func rearrange(animated: Bool, _ change: () -> Void, completion: @escaping Completion) {
        if running.isLoading || running.step == .validating {
            // The counts that are being asked for may belong to other data: nothing can be laid out before the next
            // load.
            change()
            setNeedsReload()
            return completion(true)
        }
        var isAnimated = false
        host.pass {
            let counts = host.contents.counts
            let plan = Reconciler(ChangeSet([]), before: counts, after: counts).plan()
            isAnimated = show(plan, animated: animated && host.mayAnimate, [completion]) { _, _ in change() }
        }
        if !isAnimated { completion(true) }
    }

    private enum Verdict {
        case valid(UpdatePlan)
        case invalid(UpdateFault)
        /// Client code changed the view while the data source was asked for its counts. The changes do not fit the view
        /// any more, so it loads again.
        case overtaken
    }

    private func validate(_ changes: ChangeSet, countsAfter: SectionCounts?) -> Verdict {
        let outer = running.step
        running.step = .validating
        defer { running.step = outer }
        let start = generation
        let after = countsAfter ?? host.contents.askCounts()
        guard generation == start, !isReloadDue else { return .overtaken }
        let before = host.contents.counts
        if let fault = changes.fault(before: before, after: after, indexPath: { $0.indexPath.objectDescription }) {
            return .invalid(fault)
        }
        let plan = Reconciler(changes, before: before, after: after).plan()
        func isCurrent() -> Bool { generation == start && !isReloadDue }
        followers.willFollow(plan, while: isCurrent)
        return isCurrent() ? .valid(plan) : .overtaken
    }

    private func record(_ changes: ChangeSet, from countsBefore: SectionCounts, _ verdict: Verdict) {
        let (countsAfter, outcome): (SectionCounts, RecordedUpdate.Outcome) =
            switch verdict {
            case .valid(let plan): (plan.map.countsAfter, .applied)
            case .invalid(let fault): (countsBefore, .refused(fault))
            case .overtaken: (host.contents.counts, .overtaken)
            }
        recorded = RecordedUpdate(
            changes: changes, countsBefore: countsBefore, countsAfter: countsAfter, outcome: outcome)
    }

    /// Has the view follow the plan and lay out, and starts the animation. If client code makes another update
    /// meanwhile, that takes effect at once, and neither is animated.
    ///
    /// - Parameter follow: Updates the view's state to the plan, from what is on screen.
    /// - Returns: Whether an animation started, which calls the completions.
    private func show(
        _ plan: UpdatePlan, animated: Bool, _ completions: [Completion],
        following follow: (Host.Scene, RunningUpdate) -> Void
    ) -> Bool {
        let outer = running.step
        running.step = .applying
        generation += 1
        let update = RunningUpdate(self)
        let scene = host.scene
        UIView.performWithoutAnimation {
            follow(scene, update)
            host.layOut(animated: animated)
        }
        running.step = outer
        guard animated, update.isCurrent else {
            if !host.isLayingOut { host.retireLeavingViews() }
            return false
        }
        animate(plan, from: scene, update, completions)
        return true
    }

    private func follow(_ plan: UpdatePlan, from scene: Host.Scene, animated: Bool, _ update: RunningUpdate) {
        followers.willRenumber()
        host.takeCounts(plan)
        followers.renumber(plan)
        // From here on client code is called; all rows have their new numbers.
        followers.didRenumber(plan.map)
        host.didRenumber(plan, from: scene, animated: animated, update)
    }

    // MARK: Animating

    private func animate(
        _ plan: UpdatePlan, from scene: Host.Scene, _ update: RunningUpdate, _ completions: [Completion]
    ) {
        let number = update.number
        animating.insert(number)
        host.animate(plan, from: scene, update) { [weak self] finished in
            self?.animationDidEnd(number)
            for completion in completions { completion(finished) }
        }
    }

    private func animationDidEnd(_ number: Int) {
        // A reload has retired the views already.
        guard animating.remove(number) != nil else { return }
        host.pass { host.animationDidEnd(number) }
    }

    /// Calls the completions, which are client code: callers must not use values read before.
    private func complete(_ completions: [Completion], _ finished: Bool) {
        for completion in completions { completion(finished) }
    }
}
