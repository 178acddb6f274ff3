internal import TableEngine

/// Performs the updates and reloads of a collection view for ``ListUpdates``.
@MainActor
final class CollectionUpdateHost: ListHost {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView

    init(view: UICollectionView) { self.view = view }

    private var display: CollectionDisplay { view.display }

    // MARK: State

    var contents: any ListContents { view.contents }
    var hasLaidOut: Bool { display.hasLaidOut }
    var isLayingOut: Bool { display.isRunning || display.isRetiring }
    var isAsking: Bool { view.calls.openQuestion != nil }
    var scene: ElementScene {
        ElementScene(
            offset: view.bounds.origin, shown: display.shown,
            temporary: view.parts.openings.ifMade?.placeholders.map(\.cell) ?? [], known: view.places.known,
            order: view.parts.openings.ifMade?.order)
    }

    // MARK: Services

    func pass(_ body: () -> Void) { view.calls.pass(body) }

    func setNeedsLayout() { view.setNeedsLayout() }

    func raiseUpdateDuringQuestion() {
        if let question = view.calls.openQuestion { CollectionErrors.updateDuringQuestion(question) }
    }

    func raise(_ fault: UpdateFault) { CollectionErrors.invalidUpdate(fault.inItems, dataSource: view.dataSource) }

    // MARK: Reloading

    func load() {
        view.contents.load()
        view.places.invalidate(everything: true)
    }

    func forget() {
        view.contents.forget()
        view.places.invalidate(everything: true)
    }

    func reload(_ load: () -> Void) {
        load()
        view.setNeedsLayout()
    }

    func recover(_ load: () -> Void) {
        let selected = view.selection.rows
        load()
        for item in selected where view.contents.counts.contains(item) { view.selection.select(item, animated: false) }
        if hasLaidOut { display.pass() }
    }

    // MARK: Updating

    func asksForAnimation(_ changes: ChangeSet, isExplicit: Bool) -> Bool { true }

    var mayAnimate: Bool { view.window != nil && hasLaidOut && !isLayingOut && UIView.areAnimationsEnabled }

    func takeCounts(_ plan: UpdatePlan) {
        view.contents.take(plan.map.countsAfter)
        view.collectionViewLayout.elementsWillFollow(plan.map)
    }

    func didRenumber(_ plan: UpdatePlan, from scene: ElementScene, animated: Bool, _ update: RunningUpdate) {
        view.places.invalidate(everything: false)
        view.parts.itemInvalidation.ifMade?.forgetMeasures()
        view.elementsChange = .update
        if hasLaidOut, view.parts.movement.ifMade?.isShowing != true { view.places.asksForOffset = true }
        guard animated else { return }
        let layout = view.collectionViewLayout
        layout.prepareIfNeeded()
        layout.prepare(forCollectionViewUpdates: updateItems(of: plan.changes, formerOrder: scene.order))
        let replaced = ReplacedElements(by: layout, in: view)
        // The layout is client code, which may update the view.
        guard update.isCurrent else { return }
        display.replace(replaced, map: plan.map)
    }

    func layOut(animated: Bool) {
        if animated {
            display.passHoldingLeavingViews()
        } else if hasLaidOut {
            display.pass()
        }
    }

    /// In seconds, as long as UIView's animations by default; unverified.
    private static let duration = 0.3

    func animate(
        _ plan: UpdatePlan, from scene: ElementScene, _ update: RunningUpdate, completion: @escaping (Bool) -> Void
    ) {
        let view = view
        let change = view.elementsChange
        display.leaveAnimated(update.number)
        let movements = ElementTransition(view, before: scene, map: plan.map, number: update.number).movements
        display.forgetReplaced()
        // Layout and cells are client code: if they change what is shown, the movements are out of date.
        func run(_ place: (ElementMovement) -> Void) {
            for movement in movements {
                guard update.isCurrent else { return setNeedsLayout() }
                if isShown(movement.view) { place(movement) }
            }
        }
        UIView.performWithoutAnimation { run { $0.start() } }
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            run { $0.end() }
            change.finalize(view)
        } completion: {
            completion($0)
        }
    }

    private func isShown(_ element: UICollectionReusableView) -> Bool {
        view.display.shown.isShown(element) || view.parts.openings.ifMade?.shows(element) ?? false
    }

    func retireLeavingViews() { display.retireLeaving(nil) }

    func animationDidEnd(_ number: Int) { display.retireLeaving(number) }
}

extension CollectionUpdateHost {
    /// The changes as the layout receives them.
    ///
    /// - Parameter formerOrder: The order that was seen before the update; nil if it was that of the data source.
    private func updateItems(of changes: ChangeSet, formerOrder: OpenedOrder?) -> [UICollectionViewUpdateItem] {
        func before(_ row: RowIndex) -> IndexPath { (formerOrder?.place(of: row) ?? row).indexPath }
        func after(_ row: RowIndex) -> IndexPath {
            (view.parts.openings.ifMade?.order?.place(of: row) ?? row).indexPath
        }
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items: [UICollectionViewUpdateItem] = []
        for section in changes.deletedSections.flatMap(\.range) {
            items.append(UICollectionViewUpdateItem(.delete, before: whole(section), after: nil))
        }
        for section in changes.insertedSections.flatMap(\.range) {
            items.append(UICollectionViewUpdateItem(.insert, before: nil, after: whole(section)))
        }
        for section in changes.reloadedSections.flatMap(\.range) {
            items.append(UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(section)))
        }
        for move in changes.movedSections {
            items.append(UICollectionViewUpdateItem(.move, before: whole(move.from), after: whole(move.to)))
        }
        for item in changes.deletedRows.flatMap(\.range.indexes) {
            items.append(UICollectionViewUpdateItem(.delete, before: before(item), after: nil))
        }
        for item in changes.insertedRows.flatMap(\.range.indexes) {
            items.append(UICollectionViewUpdateItem(.insert, before: nil, after: after(item)))
        }
        for item in changes.reloadedRows.flatMap(\.range.indexes) {
            items.append(UICollectionViewUpdateItem(.reload, before: before(item), after: before(item)))
        }
        for move in changes.movedRows {
            items.append(UICollectionViewUpdateItem(.move, before: before(move.from), after: after(move.to)))
        }
        return items
    }
}
