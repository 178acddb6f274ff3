internal import TableEngine

/// Gets the attributes of elements from the layout, caches those around the visible area, and mirrors them for the
/// opposite reading direction.
///
/// Owned by UICollectionView. The layout is asked for an area somewhat larger than the visible one, so that most scroll
/// steps need no call.
@MainActor
final class ElementPlaces {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView
    private let contents: CollectionContents

    /// The elements of a rectangle that contains the visible area.
    private(set) var known: (rect: CGRect, elements: [UICollectionViewLayoutAttributes])?
    /// The element that a view is being requested for.
    private var requested: UICollectionViewLayoutAttributes?
    /// Whether the content has the size that the layout prepared.
    private var isSized = false
    private var offsetAdjustment = CGPoint.zero
    /// Whether the delegate and the layout are asked for the content offset when the layout has been prepared.
    var asksForOffset = false
    /// The content's width, if it is mirrored.
    private var mirroredWidth: CGFloat?

    init(view: UICollectionView, contents: CollectionContents) {
        self.view = view
        self.contents = contents
    }

    var layout: UICollectionViewLayout { view.collectionViewLayout }

    // MARK: Preparing

    /// False after an invalidation.
    var isSettled: Bool { isSized && layout.isPrepared }

    /// Prepares the layout after an invalidation, and sets the content size. Client code may invalidate the layout
    /// again.
    func prepare() {
        guard !isSettled else { return }
        contents.loadIfNeeded()
        layout.prepareIfNeeded()
        known = nil
        isSized = true
        let size = layout.collectionViewContentSize
        if view.contentSize != size { view.contentSize = size }
        keepLeadingEdge()
        let adjustment = offsetAdjustment
        offsetAdjustment = .zero
        if adjustment != .zero { view.shiftContentOffset(by: adjustment) }
        if asksForOffset { takeTargetOffset() }
    }

    /// Asks the delegate and the layout for the content offset after an update or a change of the layout.
    private func takeTargetOffset() {
        asksForOffset = false
        let proposed = view.contentOffset
        let layout = layout
        let chosen = view.calls.targetContentOffset(proposed) ?? proposed
        // The delegate may have changed the layout.
        guard layout === self.layout else { return }
        let target = mirrored(layout.targetContentOffset(forProposedContentOffset: mirrored(chosen)))
        let present = view.contentOffset
        if target != proposed, target != present {
            view.shiftContentOffset(by: CGPoint(x: target.x - present.x, y: target.y - present.y))
        }
    }

    /// Asks the layout where the content comes to rest after a drag.
    func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let speed = mirrors ? CGPoint(x: -velocity.x, y: velocity.y) : velocity
        return mirrored(
            layout.targetContentOffset(
                forProposedContentOffset: mirrored(proposed), withScrollingVelocity: speed))
    }

    /// Tells the layout that the counts, or everything, changed.
    func invalidate(everything: Bool) {
        let context = layout.newInvalidationContext()
        context.invalidateEverything = everything
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        known = nil
        isSized = false
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        let growth = context.contentSizeAdjustment
        if growth != .zero {
            view.contentSize = CGSize(
                width: view.contentSize.width + growth.width, height: view.contentSize.height + growth.height)
        }
        view.setNeedsLayout()
    }

    // MARK: Asking the layout

    func elements(covering visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        if let known, known.rect.contains(visible) { return known.elements }
        // The area is half a screen larger on every side.
        let rect = visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
        let layout = layout
        let answer = asked(in: mirrored(rect))
        // A custom layout may keep and change the attributes it returned, so they are copied. UIKit's own layouts create
        // new ones.
        let type = type(of: layout)
        let isOwn = type == UICollectionViewFlowLayout.self || type == UICollectionViewCompositionalLayout.self
        let elements = isOwn ? answer : answer.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        let placed = (mirrors ? elements.map(mirrored) : elements).compactMap(numbered)
        if isSettled, layout === self.layout { known = (rect, placed) }
        return placed
    }

    /// Has the layout asked again for the visible elements.
    func forgetKnown() { known = nil }

    /// Returns where an element is seen, in the coordinates of the view: not in its own place if its section has
    /// scrolled.
    func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard let section = attributes.orthogonalSection,
            let scroller = view.parts.orthogonal.ifMade?.scroller(of: section)
        else {
            return attributes.frame
        }
        let place = scroller.contentPoint(attributes.frame.origin)
        let offset = scroller.contentOffset
        return CGRect(
            x: scroller.frame.minX + place.x - offset.x, y: scroller.frame.minY + place.y - offset.y,
            width: attributes.frame.width, height: attributes.frame.height)
    }

    /// Returns the items in an area of the layout, which is not mirrored. The answer is not cached.
    func items(in rect: CGRect) -> [IndexPath] {
        asked(in: rect).filter { $0.representedElementCategory == .cell }.compactMap { dataPath(of: $0.indexPath) }
    }

    /// Returns the cells in an area of the view, in the view's coordinates. The answer is not cached.
    func cells(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        cellsWithRooms(in: area).compactMap { cell in
            hasRooms ? (cell.copy() as? UICollectionViewLayoutAttributes).flatMap(numbered) : cell
        }
    }

    /// Returns the cells in an area of the view, with their places in the order that is seen, and the rooms of items that
    /// the data source does not have.
    func cellsWithRooms(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        contents.loadIfNeeded()
        layout.prepareIfNeeded()
        let answer = asked(in: mirrored(area)).filter { $0.representedElementCategory == .cell && !$0.isHidden }
        return answer.map(mirroredCopy).filter { $0.frame.overlaps(area) }
    }

    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        if let requested, requested.key == key { return requested }
        let place = layoutKey(key)
        guard let answer = asked(for: place) else { return nil }
        guard mirrors || place != key, let copy = answer.copy() as? UICollectionViewLayoutAttributes else {
            return answer
        }
        copy.indexPath = key.indexPath
        return mirrors ? mirrored(copy) : copy
    }

    /// Returns the attributes at a place of the order that is seen.
    func attributes(atPlace place: RowIndex) -> UICollectionViewLayoutAttributes? {
        asked(for: .cell(place.indexPath)).flatMap { $0.copy() as? UICollectionViewLayoutAttributes }
            .map { mirrors ? mirrored($0) : $0 }
    }

    private func asked(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        contents.loadIfNeeded()
        layout.prepareIfNeeded()
        return view.withPresentationValues {
            switch key.category {
            case .cell: layout.layoutAttributesForItem(at: key.indexPath)
            case .supplementaryView:
                layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.indexPath)
            case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.indexPath)
            }
        }
    }

    private func asked(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        view.withPresentationValues { layout.layoutAttributesForElements(in: rect) ?? [] }
    }

    /// Returns the given attributes for their element while its view is requested.
    func requesting<Answer>(_ attributes: UICollectionViewLayoutAttributes, _ request: () -> Answer) -> Answer {
        let outer = requested
        requested = attributes
        defer { requested = outer }
        return request()
    }

    /// Returns the frontmost item at a point; nil if there is none.
    func item(at point: CGPoint) -> IndexPath? {
        contents.loadIfNeeded()
        layout.prepareIfNeeded()
        let rect = mirrored(CGRect(x: point.x, y: point.y, width: 1, height: 1))
        let hits = asked(in: rect).filter {
            guard $0.representedElementCategory == .cell, !$0.isHidden else { return false }
            guard $0.orthogonalSection == nil else { return seenFrame(of: mirroredCopy($0)).contains(point) }
            return $0.frame.contains(mirrors ? CGPoint(x: rect.maxX, y: point.y) : point)
        }
        return hits.max { $0.zIndex < $1.zIndex }.flatMap { dataPath(of: $0.indexPath) }
    }

    private func mirroredCopy(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard mirrors, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        return mirrored(copy)
    }

    // MARK: Rooms

    /// Whether the layout arranges rooms of items that the data source does not have.
    private var hasRooms: Bool { view.parts.openings.ifMade?.order != nil }

    /// Returns the key by which the layout knows an element.
    func layoutKey(_ key: ElementKey) -> ElementKey {
        guard key.category == .cell, key.indexPath.count == 2, let order = view.parts.openings.ifMade?.order else {
            return key
        }
        return key.at(order.place(of: RowIndex(key.indexPath)).indexPath)
    }

    /// Returns a copy of the attributes with the index path by which the layout knows their element.
    func forLayout(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard hasRooms, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.indexPath = layoutKey(attributes.key).indexPath
        return copy
    }

    /// Returns nil for a room.
    private func dataPath(of path: IndexPath) -> IndexPath? {
        hasRooms && path.count == 2 ? view.dataRow(at: RowIndex(path))?.indexPath : path
    }

    /// Gives attributes of the layout the index path of the data source; nil for a room.
    private func numbered(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard hasRooms, attributes.representedElementCategory == .cell else { return attributes }
        guard let path = dataPath(of: attributes.indexPath) else { return nil }
        attributes.indexPath = path
        return attributes
    }

    // MARK: Mirroring

    var mirrors: Bool { layout.isMirrored(in: view) }

    private var mirrorWidth: CGFloat { max(view.contentSize.width, view.bounds.width) }

    /// Converts between the coordinates of the view and those of the layout.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard mirrors else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Converts a content offset between the coordinates of the view and those of the layout.
    private func mirrored(_ offset: CGPoint) -> CGPoint {
        mirrored(CGRect(origin: offset, size: view.bounds.size)).origin
    }

    private func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.center.x = mirrorWidth - attributes.center.x
        return attributes
    }

    /// Keeps mirrored content, which starts at its right edge and grows to the left, at its leading edge.
    private func keepLeadingEdge() {
        guard mirrors else {
            mirroredWidth = nil
            return
        }
        let width = mirrorWidth
        let before = mirroredWidth
        mirroredWidth = width
        if let before {
            if width != before { view.shiftContentOffset(by: CGPoint(x: width - before, y: 0)) }
        } else {
            view.contentOffset.x = width - view.bounds.width + view.adjustedContentInset.right
        }
    }
}
