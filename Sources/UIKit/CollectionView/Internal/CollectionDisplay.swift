internal import TableEngine

/// Requests the views of visible elements, places them, and retires the others: one pass of `layoutSubviews`.
///
/// Owned by UICollectionView; nothing else places its views. Client code that is called during a pass may update the
/// collection view: the views then follow at once, and the pass starts again.
@MainActor
final class CollectionDisplay: RowFollower {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView
    /// Sound: as above. It owns this object as what follows the rows.
    private unowned(unsafe) let loading: any ListLoading

    private(set) var shown = ShownElements()
    private(set) var hasLaidOut = false

    /// What goes on at present.
    private struct Running {
        var isPass = false
        /// True while all views are retired for a reload; a layout then waits.
        var isRetiring = false
        /// While an update that will be animated is laid out, leaving views are kept for its animation.
        var holdsLeavingViews = false
    }

    private var running = Running()
    /// Cells that the data source sets up again in the next pass.
    private var reconfiguring: [ElementKey] = []
    /// The number of views that got another size than the layout had estimated.
    private var measurements = 0

    init(view: UICollectionView, loading: any ListLoading) {
        self.view = view
        self.loading = loading
    }

    var isRunning: Bool { running.isPass }
    var isRetiring: Bool { running.isRetiring }
    private var places: ElementPlaces { view.places }
    private var followers: RowFollowers { loading.followers }

    // MARK: Layout pass

    /// Runs a pass. Does nothing while the data may be newer than the view, and while the layout prepares.
    func pass() {
        guard !isRunning, !isRetiring, loading.mayLayOut, !view.collectionViewLayout.isPreparing else { return }
        view.calls.pass {
            running.isPass = true
            defer { running.isPass = false }
            hasLaidOut = true
            settle()
            followers.placeViews()
        }
        placeBackground()
        followers.listWasPlaced()
        followers.listWasLaidOut()
    }

    /// Runs a pass for an update that will be animated: leaving views are kept, and all other views are in their final
    /// places afterwards.
    func passHoldingLeavingViews() {
        running.holdsLeavingViews = true
        pass()
        view.layoutIfNeeded()
        running.holdsLeavingViews = false
    }

    /// Repeats the pass until nothing changes. Content that shrinks moves the visible area, and client code may
    /// invalidate the layout; in practice this settles at once. If client code makes an update for every view that it
    /// is notified of, the rest is left to the next pass, so that the application stays responsive.
    private func settle() {
        var roundsLeft = 4
        var updatesLeft = 64
        while roundsLeft > 0, updatesLeft > 0 {
            if loading.needsReload || (view.contents.counts.numberOfSections > 0 && !view.calls.hasDataSource) {
                loading.load()
            }
            let start = loading.generation
            let measured = measurements
            places.prepare()
            let visible = view.bounds
            placeScrollers(visible)
            show(visible, since: start)
            reconfigureWaiting()
            // Retires views whose elements an update removed while this pass was running.
            retireLeaving(nil)
            if loading.generation != start || measurements != measured {
                updatesLeft -= 1
            } else if places.isSettled, view.bounds == visible, !loading.needsReload {
                return
            } else {
                roundsLeft -= 1
            }
        }
        view.setNeedsLayout()
    }

    /// Retires the views of elements that are no longer visible and requests the missing ones.
    ///
    /// - Parameter start: The generation of the contents that the layout was prepared for. The layout's answers are
    ///   valid only for that generation.
    private func show(_ visible: CGRect, since start: Int) {
        func isCurrent() -> Bool { loading.generation == start && !loading.needsReload }
        guard isCurrent() else { return }
        let visibleOnes = places.elements(covering: visible).filter { isSeen($0, in: visible) }
        let kept = keptElements(besides: visibleOnes)
        let wanted = visibleOnes + kept
        guard isCurrent() else { return }
        let wantedKeys = Set(wanted.map(\.key))
        for key in shown.live.keys.filter({ !wantedKeys.contains($0) }).sorted() {
            retire(key)
            guard isCurrent() else { return }
        }
        let measured = measurements
        for found in wanted {
            var attributes = found
            // Views that were measured in this pass may have moved the others.
            if measurements != measured {
                guard let present = places.attributes(of: found.key),
                    isSeen(present, in: visible) || kept.contains(where: { $0.key == found.key })
                else { continue }
                attributes = present
            }
            if let element = shown.live[attributes.key] {
                put(element, attributes)
                measure(attributes.key, isNew: false)
            } else {
                request(attributes)
                measure(attributes.key, isNew: true)
            }
            guard isCurrent() else { return }
        }
    }

    /// The elements that keep their views off screen: items that something needs, and what contains the first responder.
    private var keptKeys: Set<ElementKey> {
        let editing = view.ancestorOfFirstResponder { found in
            (found as? UICollectionReusableView).flatMap { shown.key(of: $0) }
        }
        return Set(followers.keptRows.map { ElementKey.cell($0.indexPath) } + [editing].compactMap(\.self))
    }

    private func keptElements(
        besides others: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        let keys = keptKeys
        guard !keys.isEmpty else { return [] }
        return keys.sorted().filter { key in
            let exists = key.category != .cell || view.contents.contains(key.indexPath)
            return exists && !others.contains { $0.key == key }
        }.compactMap { places.attributes(of: $0) }
    }

    /// Returns the keys of visible elements in the order of their index paths.
    func visibleKeys(_ category: UICollectionView.ElementCategory, _ kind: String? = nil) -> [ElementKey] {
        let (keys, kept) = (shown.keys(category, kind), keptKeys)
        guard !kept.isEmpty else { return keys }
        return keys.filter { key in
            guard kept.contains(key), let element = shown.live[key] else { return true }
            return view.convert(element.bounds, from: element).overlaps(view.bounds)
        }
    }

    private func isSeen(_ attributes: UICollectionViewLayoutAttributes, in visible: CGRect) -> Bool {
        guard !attributes.isHidden else { return false }
        return (attributes.orthogonalSection == nil ? attributes.frame : places.seenFrame(of: attributes))
            .overlaps(visible)
    }

    private func placeScrollers(_ visible: CGRect) {
        guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
        if view.parts.orthogonal.ifMade != nil || layout.isOrthogonalAnywhere {
            view.orthogonal.update(layout, visible: visible)
        }
    }

    private func put(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let scroller = attributes.orthogonalSection.flatMap { view.parts.orthogonal.ifMade?.scroller(of: $0) }
        if element.scroller !== scroller {
            element.scroller = scroller
            if element.superview != nil { insert(element) }
        }
        setList(element, attributes)
        let isHeld = view.parts.movement.ifMade?.isHeld(attributes.key) ?? false
        element.place(isHeld ? view.itemMovement.attributes(attributes) : attributes)
    }

    /// Tells a view its place in a list.
    private func setList(_ element: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        let context = (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.listContext(
            of: places.layoutKey(attributes.key))
        if context != element.listContext { element.listContext = context }
        (element as? UICollectionViewCell)?.isPinnedInList = attributes.isPinned
    }

    // MARK: Measuring

    /// Asks a view for the attributes that it prefers, if the layout has estimated its size. Client code may change
    /// everything.
    private func measure(_ key: ElementKey, isNew: Bool) {
        let layout = view.collectionViewLayout
        guard layout.measuresElements, let element = shown.live[key], let placed = element.placedWith else { return }
        // A view may change the attributes that it gets, and return them.
        guard layout.estimatesElements ? !placed.estimates.isEmpty : isNew,
            let known = placed.copy() as? UICollectionViewLayoutAttributes,
            let given = placed.copy() as? UICollectionViewLayoutAttributes
        else { return }
        let start = loading.generation
        let preferred = places.forLayout(element.preferredLayoutAttributesFitting(given))
        let original = places.forLayout(known)
        guard loading.generation == start, shown.live[key] === element, layout === view.collectionViewLayout,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return }
        measurements += 1
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }

    /// Whether the layout takes the size of a cell from its view. False for a cell that is just being prepared, which
    /// is measured anyway.
    func canMeasure(_ cell: UICollectionViewCell) -> Bool {
        shown.key(of: cell)?.category == .cell && view.collectionViewLayout.measuresElements
    }

    /// Has the cell measured in the next pass, or in the one that runs.
    func forgetMeasure(of cell: UICollectionViewCell) {
        guard canMeasure(cell), let key = shown.key(of: cell) else { return }
        view.collectionViewLayout.forgetMeasure(of: places.layoutKey(key).indexPath)
        places.forgetKnown()
        view.setNeedsLayout()
    }

    // MARK: Requesting

    private func request(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if let (element, isOutdated) = shown.reclaim(key) {
            put(element, attributes)
            if let key = shown.key(of: element) { showSelection(element, key) }
            // Client code may have changed the data while the view was placed.
            if isOutdated, !loading.needsReload, let key = shown.key(of: element) { reconfigure(key) }
            return
        }
        if key.category == .cell, !view.contents.contains(key.indexPath) {
            return CollectionErrors.missingItem(key.indexPath)
        }
        let start = loading.generation
        let answer = places.requesting(attributes) { view.elements.view(for: key) }
        guard let element = answer else {
            if key.category == .cell, let source = view.dataSource {
                CollectionErrors.missingCell(at: key.indexPath, in: view, from: source)
            }
            return
        }
        guard loading.generation == start, !loading.needsReload else { return discard(element, key) }
        show(element, key, attributes)
    }

    private func showSelection(_ element: UICollectionReusableView, _ key: ElementKey) {
        guard key.category == .cell, let cell = element as? UICollectionViewCell else { return }
        let isSelected = view.selection.contains(RowIndex(key.indexPath))
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }

    /// Shows in a cell what is known of its item.
    private func showState(_ element: UICollectionReusableView, _ key: ElementKey) {
        guard key.category == .cell, element is UICollectionViewCell else { return }
        followers.cellArrives(element) { shown.key(of: element).map { RowIndex($0.indexPath) } }
    }

    /// Shows the view of an element. After each call into client code the element may have another index path, or be
    /// removed.
    private func show(
        _ element: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) {
        shown.enter(element, key)
        put(element, attributes)
        if shown.isShown(element) { insert(element) }
        if let key = shown.key(of: element) {
            showSelection(element, key)
            showState(element, key)
        }
        guard let key = shown.key(of: element) else { return }
        if key.category == .cell, let cell = element as? UICollectionViewCell {
            view.calls.willDisplay(cell, at: key.indexPath)
        } else if key.category == .supplementaryView, let kind = key.kind {
            view.calls.willDisplaySupplementary(element, ofKind: kind, at: key.indexPath)
        }
    }

    /// Inserts a view: cells behind headers, and new cells behind the others.
    private func insert(_ element: UICollectionReusableView) {
        guard element.superview !== (element.scroller ?? view) else { return }
        if let scroller = element.scroller { return scroller.addSubview(element) }
        let back = view.subviews.prefix { $0 === view.backgroundView || $0 is UIRefreshControl }.count
        if element is UICollectionViewCell { return view.insertSubview(element, at: back) }
        let top = view.subviews.lastIndex { $0 is UICollectionReusableView }
        view.insertSubview(element, at: top.map { $0 + 1 } ?? back)
    }

    /// Retires a view that was never shown, because its element moved or was removed while the view was requested.
    private func discard(_ element: UICollectionReusableView, _ key: ElementKey) {
        if !shown.isShown(element) { view.elements.retire(element, key) }
    }

    // MARK: Reconfiguring

    /// Lets the data source set up the cell of an item again. It may return another cell.
    private func reconfigure(_ key: ElementKey) {
        guard let cell = shown.live[key], let attributes = cell.placedWith else { return shown.outdate([key]) }
        let start = loading.generation
        guard let answer = view.elements.view(for: key, reconfiguring: cell), answer !== cell else { return }
        guard loading.generation == start, shown.live[key] === cell else { return discard(answer, key) }
        retire(key, hasElement: false)
        guard loading.generation == start else { return discard(answer, key) }
        show(answer, key, attributes)
    }

    private func reconfigureWaiting() {
        while !reconfiguring.isEmpty, !loading.needsReload { reconfigure(reconfiguring.removeFirst()) }
    }

    // MARK: Leaving

    private func retire(_ key: ElementKey, hasElement: Bool = true) {
        guard let element = shown.live[key] else { return }
        shown.leave(key, hasElement: hasElement)
        view.touchSelection.end(on: element)
        retireLeaving(nil)
    }

    /// Retires the views that leave with the given update, or those that leave without one. The delegate may change the
    /// collection view.
    func retireLeaving(_ number: Int?) {
        guard number != nil || !running.holdsLeavingViews else { return }
        while let next = shown.takeLeaving(number) {
            if next.key.category == .cell, let cell = next.view as? UICollectionViewCell {
                followers.cellLeaves(cell, from: RowIndex(next.key.indexPath))
                view.calls.didEndDisplaying(cell, at: next.key.indexPath)
            } else if next.key.category == .supplementaryView, let kind = next.key.kind {
                view.calls.didEndDisplayingSupplementary(next.view, ofKind: kind, at: next.key.indexPath)
            }
            if !shown.isShown(next.view) { view.elements.retire(next.view, next.key) }
        }
    }

    /// Assigns the leaving views to the animation of an update.
    func leaveAnimated(_ number: Int) { shown.leaveAnimated(number) }

    // MARK: Following the list

    var turn: FollowingTurn { .views }

    func listWillReload() {
        running.isRetiring = true
        defer { running.isRetiring = false }
        running.holdsLeavingViews = false
        reconfiguring = []
        shown.leaveAll()
        retireLeaving(nil)
    }

    func renumber(_ plan: UpdatePlan) {
        shown.remap(plan.map)
        reconfiguring = reconfiguring.compactMap { $0.after(plan.map) }
        for range in plan.reconfiguredRows {
            plan.map.forEachPiece(of: range) { piece in
                let keys = piece.afterRange.indexes.map { ElementKey.cell($0.indexPath) }
                if !shown.leaving.isEmpty { shown.outdate(keys) }
                for key in keys { view.collectionViewLayout.forgetMeasure(of: places.layoutKey(key).indexPath) }
                reconfiguring += keys.filter { shown.live[$0] != nil && !reconfiguring.contains($0) }
            }
        }
    }

    /// The elements that the layout has added in the update that is shown now.
    private(set) var insertedByLayout: Set<ElementKey> = []

    /// Has the views leave that the layout removes. Called after ``renumber(_:)``.
    func replace(_ elements: ReplacedElements, map: IndexMap) {
        insertedByLayout = elements.inserted
        for key in elements.deleted {
            if let present = key.after(map) { shown.leave(present, hasElement: false, as: key) }
        }
    }

    /// Called when the animation of an update has begun.
    func forgetReplaced() { insertedByLayout = [] }

    // MARK: Bounds

    /// Invalidates the layout if it asks for that. Called before the bounds change.
    func boundsWillChange(to bounds: CGRect) {
        let layout = view.collectionViewLayout
        guard hasLaidOut, layout.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    func placeBackground() {
        guard let background = view.backgroundView, background.superview === view else { return }
        if background.frame != view.bounds { background.frame = view.bounds }
    }
}
