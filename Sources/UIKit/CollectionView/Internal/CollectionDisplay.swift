internal import TableEngine

/// Requests the views of visible elements, places them, and retires the others: one pass of `layoutSubviews`.
///
/// Owned by UICollectionView; nothing else places its views. Client code that is called during a pass may update the
/// collection view: the views then follow at once, and the pass starts again.
@MainActor
final class CollectionDisplay {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView
    private let loading: any ListLoading

    private(set) var shown = ShownElements()
    private(set) var hasLaidOut = false
    private(set) var isRunning = false
    /// True while all views are retired for a reload; a layout then waits.
    private(set) var isRetiring = false
    /// While an update that will be animated is laid out, leaving views are kept for its animation.
    private var holdsLeavingViews = false
    /// Cells that the data source sets up again in the next pass.
    private var reconfiguring: [ElementKey] = []

    init(view: UICollectionView, loading: any ListLoading) {
        self.view = view
        self.loading = loading
    }

    private var places: ElementPlaces { view.places }

    // MARK: Layout pass

    /// Runs a pass. Does nothing while the data may be newer than the view, and while the layout prepares.
    func pass() {
        guard !isRunning, !isRetiring, loading.mayLayOut, !view.collectionViewLayout.isPreparing else { return }
        view.calls.pass {
            isRunning = true
            defer { isRunning = false }
            hasLaidOut = true
            settle()
        }
        placeBackground()
        view.keyboard?.focus.place()
        if view.calls.prefetchDataSource != nil { view.prefetching.follow() }
    }

    /// Runs a pass for an update that will be animated: leaving views are kept, and all other views are in their final
    /// places afterwards.
    func passHoldingLeavingViews() {
        holdsLeavingViews = true
        pass()
        view.layoutIfNeeded()
        holdsLeavingViews = false
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
            places.prepare()
            let visible = view.bounds
            show(visible, since: start)
            reconfigureWaiting()
            // Retires views whose elements an update removed while this pass was running.
            retireLeaving(nil)
            if loading.generation != start {
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
        let visibleOnes = places.elements(covering: visible).filter { !$0.isHidden && $0.frame.overlaps(visible) }
        let wanted = visibleOnes + keptCells(besides: visibleOnes)
        guard isCurrent() else { return }
        let wantedKeys = Set(wanted.map(\.key))
        for key in shown.live.keys.filter({ !wantedKeys.contains($0) }).sorted() {
            retire(key)
            guard isCurrent() else { return }
        }
        for attributes in wanted {
            if let element = shown.live[attributes.key] { element.place(attributes) } else { request(attributes) }
            guard isCurrent() else { return }
        }
    }

    /// The cells of the focused item, and of the one that is about to get the focus, which may be off screen.
    private func keptCells(
        besides others: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let focus = view.keyboard?.focus else { return [] }
        let keys = focus.keptRows.map { ElementKey.cell($0.indexPath) }
        return Set(keys).sorted().filter { key in
            view.contents.contains(key.indexPath) && !others.contains { $0.key == key }
        }.compactMap { places.attributes(of: $0) }
    }

    // MARK: Requesting

    private func request(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if let (element, isOutdated) = shown.reclaim(key) {
            element.place(attributes)
            if let key = shown.key(of: element) { showSelection(element, key) }
            if isOutdated, let key = shown.key(of: element) { reconfigure(key) }
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
        guard let cell = element as? UICollectionViewCell else { return }
        let isSelected = view.selection.contains(RowIndex(key.indexPath))
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }

    /// Shows the view of an element. After each call into client code the element may have another index path, or be
    /// removed.
    private func show(
        _ element: UICollectionReusableView, _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
    ) {
        shown.enter(element, key)
        element.place(attributes)
        if shown.isShown(element) { insert(element) }
        if let key = shown.key(of: element) { showSelection(element, key) }
        guard let key = shown.key(of: element) else { return }
        if let cell = element as? UICollectionViewCell {
            view.calls.willDisplay(cell, at: key.indexPath)
        } else if key.category == .supplementaryView, let kind = key.kind {
            view.calls.willDisplaySupplementary(element, ofKind: kind, at: key.indexPath)
        }
    }

    /// Inserts a view: cells behind headers, and new cells behind the others.
    private func insert(_ element: UICollectionReusableView) {
        guard element.superview !== view else { return }
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
        view.touchSelection.cellLeaves(element)
        retireLeaving(nil)
    }

    /// Retires the views that leave with the given update, or those that leave without one. The delegate may change the
    /// collection view.
    func retireLeaving(_ number: Int?) {
        guard number != nil || !holdsLeavingViews else { return }
        while let next = shown.takeLeaving(number) {
            if let cell = next.view as? UICollectionViewCell {
                view.calls.didEndDisplaying(cell, at: next.key.indexPath)
            } else if next.key.category == .supplementaryView, let kind = next.key.kind {
                view.calls.didEndDisplayingSupplementary(next.view, ofKind: kind, at: next.key.indexPath)
            }
            if !shown.isShown(next.view) { view.elements.retire(next.view, next.key) }
        }
    }

    /// Assigns the leaving views to the animation of an update.
    func leaveAnimated(_ number: Int) { shown.leaveAnimated(number) }

    /// Retires all views, for a reload.
    func retireAll() {
        isRetiring = true
        defer { isRetiring = false }
        holdsLeavingViews = false
        reconfiguring = []
        shown.leaveAll()
        retireLeaving(nil)
    }

    // MARK: Following updates

    /// Updates the keys of all views. Runs no client code.
    func follow(_ plan: UpdatePlan) {
        shown.remap(plan.map)
        reconfiguring = reconfiguring.compactMap { $0.after(plan.map) }
        for range in plan.reconfiguredRows {
            plan.map.forEachPiece(of: range) { piece in
                let keys = piece.afterRange.indexes.map { ElementKey.cell($0.indexPath) }
                if !shown.leaving.isEmpty { shown.outdate(keys) }
                reconfiguring += keys.filter { shown.live[$0] != nil && !reconfiguring.contains($0) }
            }
        }
    }

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
