internal import TableEngine

/// The elements that a collection view showed at one moment, and their places.
@MainActor
struct ElementScene {
    let offset: CGPoint
    /// The attributes of all elements that the layout was asked for, in an area somewhat larger than the visible one.
    let places: [ElementKey: UICollectionViewLayoutAttributes]
    /// The attributes of the views on screen.
    let placesOfViews: [ObjectIdentifier: UICollectionViewLayoutAttributes]
    /// The order that is seen; nil if it is that of the data source.
    let order: OpenedOrder?

    /// - Parameter temporary: The cells of items that the data source does not have.
    init(
        offset: CGPoint, shown: ShownElements, temporary: [UICollectionReusableView],
        known: (rect: CGRect, elements: [UICollectionViewLayoutAttributes])?, order: OpenedOrder?
    ) {
        self.offset = offset
        self.order = order
        places = Dictionary((known?.elements ?? []).map { ($0.key, $0) }) { first, _ in first }
        let views = Array(shown.live.values) + temporary
        placesOfViews = Dictionary(
            views.compactMap { element in element.placedWith.map { (ObjectIdentifier(element), $0) } }
        ) { first, _ in first }
    }
}

/// The movement of a view in an update.
struct ElementMovement {
    let view: UICollectionReusableView
    let from: UICollectionViewLayoutAttributes
    let to: UICollectionViewLayoutAttributes

    @MainActor func start() { place(from) }
    @MainActor func end() { place(to) }

    @MainActor private func place(_ attributes: UICollectionViewLayoutAttributes) {
        view.place(attributes)
        if from.size != to.size { view.layoutIfNeeded() }
    }
}

/// Computes the movements of all views in an update or a change of layout.
///
/// The views are in their new places already. All coordinates are those of the content after the update: a view that
/// keeps its place on screen starts where it ends, even if the content offset was corrected.
@MainActor
struct ElementTransition {
    private(set) var movements: [ElementMovement] = []

    private let view: UICollectionView
    private let before: ElementScene
    private let map: IndexMap
    private let shift: CGPoint
    /// With reduced motion nothing moves: views that appear or disappear fade, and the others are in their new places
    /// at once.
    private let reducesMotion = UIAccessibility.isReduceMotionEnabled

    /// - Parameter number: The number of the update that the leaving views belong to.
    init(_ view: UICollectionView, before: ElementScene, map: IndexMap, number: Int) {
        self.view = view
        self.before = before
        self.map = map
        shift = CGPoint(x: view.bounds.minX - before.offset.x, y: view.bounds.minY - before.offset.y)
        // The layout is client code, so both lists are copied before it is called.
        let shown = view.display.shown
        for key in shown.keysInOrder { if let element = shown.live[key] { arrive(element, key) } }
        for item in view.parts.openings.ifMade?.placeholders ?? [] { follow(item.cell) }
        for entry in shown.leaving where entry.number == number { leave(entry) }
    }

    private mutating func arrive(_ element: UICollectionReusableView, _ key: ElementKey) {
        guard let to = element.placedWith else { return }
        let isNew = view.display.insertedByLayout.contains(key)
        let origin =
            before.placesOfViews[ObjectIdentifier(element)]
            ?? (isNew ? nil : key.before(map).flatMap { before.places[$0] })
        guard let origin else { return add(element, from: initial(key) ?? faded(to, by: .zero), to: to) }
        let from = moved(origin, by: shift)
        if !reducesMotion, !from.isEqual(to) { add(element, from: from, to: to) }
    }

    /// The cell of a temporary item, which is in its first place at once.
    private mutating func follow(_ cell: UICollectionViewCell) {
        guard !reducesMotion, let to = cell.placedWith, let origin = before.placesOfViews[ObjectIdentifier(cell)] else {
            return
        }
        let from = moved(origin, by: shift)
        if !from.isEqual(to) { add(cell, from: from, to: to) }
    }

    private mutating func leave(_ entry: ShownElements.Leaving) {
        let element = entry.view
        if element.superview === view { view.sendSubviewToBack(element) }
        if let background = view.backgroundView, background.superview === view { view.sendSubviewToBack(background) }
        guard let place = before.placesOfViews[ObjectIdentifier(element)] ?? element.placedWith else { return }
        let from = moved(place, by: shift)
        // The content of a row that an action removes moves out of it while its neighbors close over it.
        if view.parts.rowActions.ifMade?.row(of: element)?.phase == .removed {
            return add(element, from: from, to: from)
        }
        if entry.hasElement {
            let to = reducesMotion ? nil : view.places.attributes(of: entry.key)
            add(element, from: from, to: to ?? faded(place, by: shift))
        } else {
            add(element, from: from, to: final(entry.key) ?? faded(place, by: shift))
        }
    }

    private mutating func add(
        _ element: UICollectionReusableView, from: UICollectionViewLayoutAttributes,
        to: UICollectionViewLayoutAttributes
    ) {
        movements.append(ElementMovement(view: element, from: from, to: to))
    }

    // MARK: Initial and final attributes

    private func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = view.collectionViewLayout
        guard !reducesMotion else { return nil }
        return switch key.category {
        case .cell:
            layout.initialLayoutAttributesForAppearingItem(at: view.places.layoutKey(key).indexPath)
        case .supplementaryView:
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    private func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let layout = view.collectionViewLayout
        guard !reducesMotion else { return nil }
        return switch key.category {
        case .cell: layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    private func moved(_ place: UICollectionViewLayoutAttributes, by distance: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        guard let copy = place.copy() as? UICollectionViewLayoutAttributes else { return place }
        copy.center.x += distance.x
        copy.center.y += distance.y
        return copy
    }

    private func faded(_ place: UICollectionViewLayoutAttributes, by distance: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let copy = moved(place, by: distance)
        copy.alpha = 0
        return copy
    }
}
