internal import TableEngine

/// Brings the views of what is seen on screen, places them and takes away the rest: one pass of `layoutSubviews`.
///
/// Owned by UICollectionView; the only place that asks the layout and places views. The layout is asked for somewhat more than is seen, so
/// that a step of scrolling costs the views that come and go.
@MainActor
final class CollectionDisplay {
    unowned(unsafe) let view: UICollectionView

    // MARK: On screen; changed by a pass, a reload and updates

    private(set) var live: [ElementKey: UICollectionReusableView] = [:]
    private var keys: [ObjectIdentifier: ElementKey] = [:]
    /// What left while ``holdsWhatLeaves``.
    private(set) var outgoing: [Outgoing] = []
    /// While an update that will be animated is laid out: what leaves is needed for that.
    private var holdsWhatLeaves = false

    struct Outgoing {
        let view: UICollectionReusableView
        /// What it showed before the update; nil for what the layout pass of the update took away.
        var before: ElementKey?
        /// What it shows still, out of sight.
        var after: ElementKey?
    }

    // MARK: What the layout said

    /// The elements of a rectangle, which holds what is seen.
    private(set) var known: (rect: CGRect, elements: [UICollectionViewLayoutAttributes])?
    /// What a view is being asked for.
    private var bringing: UICollectionViewLayoutAttributes?
    private var offsetAdjustment = CGPoint.zero
    /// The content's width where it is mirrored.
    private var mirroredWidth: CGFloat?

    private(set) var hasLaidOut = false
    private(set) var isRunning = false

    init(view: UICollectionView) { self.view = view }

    private var layout: UICollectionViewLayout { view.collectionViewLayout }

    // MARK: A pass

    /// Does nothing in the middle of an update, whose data may be ahead of the view.
    func pass() {
        guard !isRunning, !view.updates.isCollecting else { return }
        isRunning = true
        defer { isRunning = false }
        hasLaidOut = true
        view.calls.pass { settle() }
        placeBackground()
    }

    private func settle() {
        // Content that shrinks moves what is seen, and code that is called may invalidate: settles at once in practice.
        for _ in 0..<4 {
            if view.needsReload || (view.contents.counts.numberOfSections > 0 && view.dataSource == nil) {
                view.reload()
            }
            prepare()
            let seen = view.bounds
            show()
            if layout.isPrepared, view.bounds == seen, !view.needsReload { break }
        }
    }

    /// For an update that will be animated: what leaves waits in ``outgoing``.
    func passHoldingWhatLeaves() {
        holdsWhatLeaves = true
        pass()
        holdsWhatLeaves = false
    }

    func takeOutgoing() -> [Outgoing] {
        defer { outgoing = [] }
        return outgoing
    }

    private func prepare() {
        guard !layout.isPrepared else { return }
        view.contents.loadIfNeeded()
        layout.prepareIfNeeded()
        known = nil
        let size = layout.collectionViewContentSize
        if view.contentSize != size { view.contentSize = size }
        keepLeadingEdge()
        if offsetAdjustment != .zero {
            let adjustment = offsetAdjustment
            offsetAdjustment = .zero
            view.shiftContentOffset(by: adjustment)
        }
    }

    private func show() {
        let seen = view.bounds
        let wanted = elements(covering: seen).filter { !$0.isHidden && $0.frame.overlaps(seen) }
        let wantedKeys = Set(wanted.map(\.key))
        for key in live.keys.filter({ !wantedKeys.contains($0) }).sorted(by: Self.isInOrder) { takeAway(key) }
        for attributes in wanted where !view.needsReload {
            if let view = live[attributes.key] { view.place(attributes) } else { bring(attributes) }
        }
    }

    private func bring(_ attributes: UICollectionViewLayoutAttributes) {
        let key = attributes.key
        if key.category == .cell, !view.contents.counts.contains(RowIndex(key.indexPath)) {
            return CollectionErrors.missingItem(key.indexPath)
        }
        bringing = attributes
        let answer = view.elements.view(for: key)
        bringing = nil
        guard let element = answer else {
            if key.category == .cell, let source = view.dataSource {
                CollectionErrors.missingCell(at: key.indexPath, in: view, from: source)
            }
            return
        }
        if let other = keys[ObjectIdentifier(element)] { live[other] = nil }
        enter(element, key)
        element.place(attributes)
        insert(element)
        if let cell = element as? UICollectionViewCell {
            let isSelected = view.selection.contains(RowIndex(key.indexPath))
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            view.calls.willDisplay(cell, at: key.indexPath)
        } else if key.category == .supplementaryView, let kind = key.kind {
            view.calls.willDisplaySupplementary(element, ofKind: kind, at: key.indexPath)
        }
    }

    private func enter(_ element: UICollectionReusableView, _ key: ElementKey) {
        live[key] = element
        keys[ObjectIdentifier(element)] = key
    }

    /// Cells behind headers, new ones at the back.
    private func insert(_ element: UICollectionReusableView) {
        guard element.superview !== view else { return }
        let back = view.backgroundView?.superview === view ? 1 : 0
        if element is UICollectionViewCell { return view.insertSubview(element, at: back) }
        let top = view.subviews.lastIndex { $0 is UICollectionReusableView }
        view.insertSubview(element, at: top.map { $0 + 1 } ?? back)
    }

    /// In the place of the cell that it was to set up again.
    func replace(_ key: ElementKey, by element: UICollectionReusableView) {
        guard let attributes = live[key]?.placedWith else { return }
        takeAway(key)
        enter(element, key)
        element.place(attributes)
        insert(element)
        if let cell = element as? UICollectionViewCell { view.calls.willDisplay(cell, at: key.indexPath) }
    }

    // MARK: Leaving

    private func takeAway(_ key: ElementKey) {
        guard let element = live.removeValue(forKey: key) else { return }
        keys[ObjectIdentifier(element)] = nil
        view.touchSelection.cellLeaves(element)
        if holdsWhatLeaves {
            outgoing.append(Outgoing(view: element, before: nil, after: key))
        } else {
            letGo(element, key)
        }
    }

    /// Tells the delegate, and keeps the view for reuse.
    func letGo(_ element: UICollectionReusableView, _ key: ElementKey) {
        if let cell = element as? UICollectionViewCell {
            view.calls.didEndDisplaying(cell, at: key.indexPath)
        } else if key.category == .supplementaryView, let kind = key.kind {
            view.calls.didEndDisplayingSupplementary(element, ofKind: kind, at: key.indexPath)
        }
        view.elements.retire(element, key)
    }

    /// A reload, or another data source: every view goes.
    func retireAll() {
        view.updates.cancelAnimations()
        for key in live.keys.sorted(by: Self.isInOrder) { takeAway(key) }
    }

    // MARK: Invalidation

    func invalidateLayout(everything: Bool) {
        let context = layout.newInvalidationContext()
        context.invalidateEverything = everything
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        known = nil
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        view.setNeedsLayout()
    }

    /// The view has its old bounds still.
    func boundsWillChange(to bounds: CGRect) {
        guard hasLaidOut, layout.isPrepared, layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
    }

    func placeBackground() {
        guard let background = view.backgroundView, background.superview === view else { return }
        if background.frame != view.bounds { background.frame = view.bounds }
    }

    // MARK: Following updates

    /// Views of what goes on stay with it; the others wait in ``outgoing``.
    func remap(_ map: IndexMap) {
        let before = live
        live = [:]
        keys = [:]
        for (key, element) in before.sorted(by: { Self.isInOrder($0.key, $1.key) }) {
            if let after = key.after(map) {
                enter(element, after)
            } else {
                outgoing.append(Outgoing(view: element, before: key, after: nil))
            }
        }
    }

    // MARK: What the layout says

    private func elements(covering seen: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let known, known.rect.contains(seen) { return known.elements }
        // Half a screen more on every side.
        let rect = seen.insetBy(dx: -seen.width / 2, dy: -seen.height / 2)
        let answer = layout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        // Layouts may keep what they gave and change it; a flow layout makes new ones.
        let isOwn = type(of: layout) == UICollectionViewFlowLayout.self
        let elements = isOwn ? answer : answer.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        let placed = mirrors ? elements.map(mirrored) : elements
        known = (rect, placed)
        return placed
    }

    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let bringing, bringing.key == key { return bringing }
        view.contents.loadIfNeeded()
        layout.prepareIfNeeded()
        let answer: UICollectionViewLayoutAttributes? =
            switch key.category {
            case .cell: layout.layoutAttributesForItem(at: key.indexPath)
            case .supplementaryView:
                layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
            case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
            }
        guard mirrors, let copy = answer?.copy() as? UICollectionViewLayoutAttributes else { return answer }
        return mirrored(copy)
    }

    func item(at point: CGPoint) -> IndexPath? {
        view.contents.loadIfNeeded()
        layout.prepareIfNeeded()
        let rect = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
        let place = mirrors ? CGPoint(x: rect.maxX, y: point.y) : point
        let hits = (layout.layoutAttributesForElements(in: rect) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(place)
        }
        return hits.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    // MARK: Mirroring

    private var mirrors: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private var mirrorWidth: CGFloat { max(view.contentSize.width, view.bounds.width) }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard mirrors else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.center.x = mirrorWidth - attributes.center.x
        return attributes
    }

    /// Mirrored content starts at its right edge, and grows to the left.
    private func keepLeadingEdge() {
        guard mirrors else {
            mirroredWidth = nil
            return
        }
        let width = mirrorWidth
        defer { mirroredWidth = width }
        if let mirroredWidth {
            if width != mirroredWidth { view.shiftContentOffset(by: CGPoint(x: width - mirroredWidth, y: 0)) }
        } else {
            view.contentOffset.x = width - view.bounds.width + view.adjustedContentInset.right
        }
    }

    // MARK: Questions

    func key(of element: UICollectionReusableView) -> ElementKey? { keys[ObjectIdentifier(element)] }

    /// In the order of their index paths.
    func seenKeys(_ category: UICollectionView.ElementCategory, _ kind: String? = nil) -> [ElementKey] {
        live.keys.filter { $0.category == category && $0.kind == kind }.sorted(by: Self.isInOrder)
    }

    private static func isInOrder(_ first: ElementKey, _ second: ElementKey) -> Bool {
        first.category != second.category
            ? first.category.rawValue < second.category.rawValue
            : first.indexPath != second.indexPath
                ? first.indexPath < second.indexPath : (first.kind ?? "") < (second.kind ?? "")
    }
}

extension ElementKey {
    /// Where an update puts the element; nil when it is gone or reloaded.
    func after(_ map: IndexMap) -> ElementKey? {
        guard indexPath.count == 2 else { return self }
        if category == .cell { return map.after(RowBefore(RowIndex(indexPath))).map { at($0.index.indexPath) } }
        return map.after(SectionBefore(indexPath.section)).map {
            at(IndexPath(item: indexPath.item, section: $0.index))
        }
    }

    /// Where it was; nil when it is new or reloaded.
    func before(_ map: IndexMap) -> ElementKey? {
        guard indexPath.count == 2 else { return self }
        if category == .cell { return map.before(RowAfter(RowIndex(indexPath))).map { at($0.index.indexPath) } }
        return map.before(SectionAfter(indexPath.section)).map {
            at(IndexPath(item: indexPath.item, section: $0.index))
        }
    }
}
