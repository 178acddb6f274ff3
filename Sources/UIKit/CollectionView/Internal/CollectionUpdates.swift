internal import TableEngine

/// Takes a collection view from one state of its data, or one layout, to the next: gathers the calls of an update, checks them against the
/// data source's counts, carries over what knows items, and hands the difference to ``ElementTransition``.
///
/// Owned by UICollectionView; the rules and the map are TableEngine's, as for tables.
@MainActor
final class CollectionUpdates {
    unowned let view: UICollectionView

    private var collector = ChangeCollector()
    private var completions: [(Bool) -> Void] = []
    /// `reloadData` was called: it takes the place of all other calls.
    private var reloadsInstead = false
    /// Animations on their way, with the views that leave with each.
    private var departing: [Int: [(view: UICollectionReusableView, key: ElementKey)]] = [:]
    private var lastTransition = 0

    init(view: UICollectionView) { self.view = view }

    private var display: CollectionDisplay { view.display }

    var isCollecting: Bool { collector.isCollecting }

    // MARK: Gathering

    /// One call. Outside `performBatchUpdates` it is an update of its own.
    func add(_ change: TableChange) {
        guard mayUpdate() else { return }
        if collector.isCollecting { return collector.add(change) }
        guard view.contents.isLoaded, !view.needsReload else { return view.setNeedsLayout() }
        apply(ChangeSet([change]), [])
    }

    func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard mayUpdate() else { return }
        if !collector.isCollecting { view.contents.loadIfNeeded() }
        collector.begin()
        updates?()
        if let completion { completions.append(completion) }
        guard let changes = collector.end() else { return }
        let completions = completions
        self.completions = []
        if reloadsInstead {
            reloadsInstead = false
            view.reloadData()
        } else if !(view.needsReload && display.hasLaidOut) {
            return apply(changes, completions)
        }
        for completion in completions { completion(true) }
    }

    /// An update that is known whole, with its counts: the data source is not asked for any.
    ///
    /// - Parameter exchange: Makes the data source answer with the new data; called once.
    func apply(
        _ changes: ChangeSet, countsAfter: SectionCounts, animated: Bool, exchangingData exchange: () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        guard mayUpdate() else { return exchange() }
        exchange()
        if collector.isCollecting {
            for call in changes.calls { collector.add(call) }
            completions.append(completion)
        } else if !view.contents.isLoaded || view.needsReload {
            view.setNeedsLayout()
            completion(true)
        } else if animated {
            apply(changes, countsAfter: countsAfter, [completion])
        } else {
            UIView.performWithoutAnimation { apply(changes, countsAfter: countsAfter, [completion]) }
        }
    }

    /// True when `reloadData` has to wait for the end of the update.
    func takesReload() -> Bool {
        guard collector.isCollecting else { return false }
        reloadsInstead = true
        return true
    }

    private func mayUpdate() -> Bool {
        guard let question = view.calls.openQuestion else { return true }
        CollectionErrors.updateDuringQuestion(question)
        view.reloadData()
        return false
    }

    // MARK: Applying

    private var mayAnimate: Bool {
        view.window != nil && display.hasLaidOut && !display.isRunning && UIView.areAnimationsEnabled
    }

    private func apply(_ changes: ChangeSet, countsAfter: SectionCounts? = nil, _ completions: [(Bool) -> Void]) {
        let contents = view.contents
        let after = countsAfter ?? contents.askCounts()
        if let fault = changes.fault(
            before: contents.counts, after: after, indexPath: { $0.indexPath.objectDescription })
        {
            refuse(fault.inItems)
            for completion in completions { completion(false) }
            return
        }
        let plan = Reconciler(changes, before: contents.counts, after: after).plan()
        let animates = mayAnimate
        let before = ElementScene(view)
        carryOver(plan)
        guard animates else {
            for outgoing in display.takeOutgoing() { letGo(outgoing) }
            if display.hasLaidOut, !display.isRunning { display.pass() }
            reconfigure(plan)
            for completion in completions { completion(true) }
            return
        }
        UIView.performWithoutAnimation {
            view.collectionViewLayout.prepareIfNeeded()
            view.collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
            display.passHoldingWhatLeaves()
            reconfigure(plan)
        }
        run(ElementTransition(view, before: before, map: plan.map), completions)
    }

    /// Everything that knows items by their numbers follows the plan.
    private func carryOver(_ plan: UpdatePlan) {
        view.contents.take(plan.map.countsAfter)
        view.selection.remap(plan.map)
        display.remap(plan.map)
        view.touchSelection.remap(plan.map)
        display.invalidateLayout(everything: false)
    }

    private func reconfigure(_ plan: UpdatePlan) {
        for range in plan.reconfiguredRows {
            plan.map.forEachPiece(of: range) { piece in
                for item in piece.afterRange.indexes {
                    let key = ElementKey.cell(item.indexPath)
                    if let cell = display.live[key] { view.elements.reconfigure(key, cell) }
                }
            }
        }
    }

    /// After a reported mistake: what the data source has now, and the selection where it still makes sense.
    private func refuse(_ fault: UpdateFault) {
        CollectionErrors.invalidUpdate(fault, dataSource: view.dataSource)
        let selected = view.selection.rows
        view.reload()
        for item in selected where view.contents.counts.contains(item) { view.selection.select(item, animated: false) }
        if display.hasLaidOut { display.pass() }
    }

    // MARK: Another layout

    func change(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        let old = view.collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let shown = Array(display.live.values)
        for element in shown { element.willTransition(from: old, to: layout) }
        let animates = animated && mayAnimate
        let before = ElementScene(view)
        view.exchangeLayout(layout)
        layout.invalidateLayout()
        if animates {
            UIView.performWithoutAnimation { display.passHoldingWhatLeaves() }
            let map = IndexMap(identity: view.contents.counts)
            run(ElementTransition(view, before: before, map: map)) { finished in
                for element in shown { element.didTransition(from: old, to: layout) }
                completion?(finished)
            }
        } else {
            if display.hasLaidOut { display.pass() }
            for element in shown { element.didTransition(from: old, to: layout) }
            completion?(true)
        }
    }

    // MARK: Animating

    /// As long as UIView's animations by default; unverified.
    private static let duration = 0.3

    private func run(_ transition: ElementTransition, _ completions: [(Bool) -> Void]) {
        run(transition) { finished in for completion in completions { completion(finished) } }
    }

    private func run(_ transition: ElementTransition, _ completion: @escaping (Bool) -> Void) {
        lastTransition += 1
        let number = lastTransition
        departing[number] = transition.departing
        UIView.performWithoutAnimation {
            view.layoutIfNeeded()
            for movement in transition.movements { movement.start() }
        }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            for movement in transition.movements { movement.end() }
            self.view.collectionViewLayout.finalizeCollectionViewUpdates()
        } completion: { [weak self] finished in
            self?.finish(number)
            completion(finished)
        }
    }

    private func finish(_ number: Int) {
        for (element, key) in departing.removeValue(forKey: number) ?? [] { display.letGo(element, key) }
    }

    /// A reload: nothing is on its way any more.
    func cancelAnimations() {
        for number in departing.keys.sorted() { finish(number) }
        for outgoing in display.takeOutgoing() { letGo(outgoing) }
    }

    private func letGo(_ outgoing: CollectionDisplay.Outgoing) {
        if let key = outgoing.before ?? outgoing.after { display.letGo(outgoing.view, key) }
    }
}

extension ChangeSet {
    /// What a layout is told.
    @MainActor fileprivate var updateItems: [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for section in deletedSections.flatMap(\.range) {
            items.append(UICollectionViewUpdateItem(.delete, before: whole(section), after: nil))
        }
        for section in insertedSections.flatMap(\.range) {
            items.append(UICollectionViewUpdateItem(.insert, before: nil, after: whole(section)))
        }
        for section in reloadedSections.flatMap(\.range) {
            items.append(UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(section)))
        }
        for move in movedSections {
            items.append(UICollectionViewUpdateItem(.move, before: whole(move.from), after: whole(move.to)))
        }
        for item in deletedRows.flatMap(\.range.indexes) {
            items.append(UICollectionViewUpdateItem(.delete, before: item.indexPath, after: nil))
        }
        for item in insertedRows.flatMap(\.range.indexes) {
            items.append(UICollectionViewUpdateItem(.insert, before: nil, after: item.indexPath))
        }
        for item in reloadedRows.flatMap(\.range.indexes) {
            items.append(UICollectionViewUpdateItem(.reload, before: item.indexPath, after: item.indexPath))
        }
        for move in movedRows {
            items.append(UICollectionViewUpdateItem(.move, before: move.from.indexPath, after: move.to.indexPath))
        }
        return items
    }
}
