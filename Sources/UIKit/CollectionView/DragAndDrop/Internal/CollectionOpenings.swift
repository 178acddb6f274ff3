import Foundation
internal import TableEngine

/// The room that a collection view makes for items that its data source does not have: below a drag, and for temporary
/// items.
///
/// Owned by UICollectionView, created with the first. Everything but the layout numbers items as the data source does; the
/// layout arranges the order that is seen, in which each room is an item. ``ElementPlaces`` converts between the two.
@MainActor
final class CollectionOpenings: RowFollower, PlaceholderRoom {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView

    private var rooms = OpeningList<PlaceholderItem>()
    /// Nil while there are no rooms.
    private(set) var order: OpenedOrder?
    /// Whether a drop is performed: the update that inserts its items takes the room below the drag.
    var isFilling = false
    /// The temporary item that the running update replaces.
    private var committing: PlaceholderItem?

    init(view: UICollectionView) { self.view = view }

    var isEmpty: Bool { rooms.isEmpty }
    var placeholders: [PlaceholderItem] { rooms.placeholders }

    // MARK: Below a drag

    /// The room below a drag; nil for none.
    var hover: RowOpening? { rooms.hover }

    /// Makes room below a drag, or closes it, with an animation.
    func setHover(_ new: RowOpening?) {
        guard new != hover else { return }
        change(animated: true) { rooms.setHover(new) }
    }

    // MARK: Temporary items

    /// Shows a temporary item at a place among the items that are seen.
    func insert(_ item: PlaceholderItem, at place: RowIndex) {
        var changed = rooms
        guard changed.insert(item, size: nil, at: place, in: order, counts: view.contents.counts) else {
            return Trestle.raise(
                .invalidArgumentException,
                "attempt to insert placeholder item at \(place.indexPath.objectDescription), which does not exist")
        }
        // It takes the room that was below the drag.
        if isFilling { changed.setHover(nil) }
        view.insertSubview(item.cell, at: view.rearBackgroundCount)
        change(animated: true) { rooms = changed }
    }

    func contains(_ item: PlaceholderItem) -> Bool { rooms.contains(item) }

    func shows(_ cell: UIView) -> Bool { rooms.placeholders.contains { $0.cell === cell } }

    /// Exchanges a temporary item for one that the data source now has.
    func commit(_ item: PlaceholderItem, exchangingData exchange: (IndexPath) -> Void) {
        guard let boundary = rooms.boundary(of: item) else { return }
        let counts = view.contents.counts
        var after = (0..<counts.numberOfSections).map { counts[$0] }
        after[boundary.section] += 1
        view.calls.pass {
            view.parts.movement.ifMade?.interrupt()
            committing = item
            view.updates.apply(
                ChangeSet([.insertRows([RowRange(boundary)])]), countsAfter: SectionCounts(after), animated: false,
                exchangingData: { exchange(boundary.indexPath) }, completion: { _ in })
            committing = nil
            // The view may be about to reload, or in an update.
            if contains(item) { remove(item, animated: false) }
        }
    }

    /// Has the cell of a temporary item set up again.
    func setNeedsUpdate(_ item: PlaceholderItem) {
        item.needsUpdate = true
        view.setNeedsLayout()
    }

    func remove(_ item: PlaceholderItem, animated: Bool) {
        guard contains(item) else { return }
        change(animated: animated) { rooms.remove(item) }
        if animated { item.cell.fadeAway() } else { item.cell.removeFromSuperview() }
    }

    // MARK: Places

    /// Returns the temporary item at a place; nil if something else is there.
    func placeholder(at place: RowIndex) -> PlaceholderItem? {
        order?.opening(at: place).flatMap { rooms.placeholder($0) }
    }

    /// Returns whether the room below a drag is at a place.
    func isHover(_ place: RowIndex) -> Bool {
        guard let index = order?.opening(at: place) else { return false }
        return rooms.placeholder(index) == nil
    }

    /// The size of the room at a place. The outer nil stands for a place without room, the inner for the layout's size.
    func size(at place: RowIndex) -> CGSize?? {
        guard let order, let index = order.opening(at: place) else { return nil }
        return .some(order.openings[index].size)
    }

    /// Returns the number of a place without the temporary items before it; the room below a drag counts.
    func withoutPlaceholders(_ place: RowIndex) -> RowIndex {
        order.map { rooms.withoutPlaceholders(place, in: $0) } ?? place
    }

    /// Places the cells of temporary items.
    func placeViews() {
        for item in rooms.placeholders {
            guard let order, let index = rooms.index(of: item),
                let attributes = view.places.attributes(atPlace: order.place(ofOpening: index))
            else { continue }
            item.cell.place(attributes)
            item.show(isVisible: attributes.frame.overlaps(view.bounds))
            if contains(item) { measure(item, attributes) }
        }
    }

    /// Asks a cell for the size that the layout has estimated. Client code may change everything.
    private func measure(_ item: PlaceholderItem, _ placed: UICollectionViewLayoutAttributes) {
        let layout = view.collectionViewLayout
        guard layout.measuresElements, !placed.estimates.isEmpty,
            let original = placed.copy() as? UICollectionViewLayoutAttributes
        else { return }
        let start = view.updates.generation
        let preferred = item.cell.preferredLayoutAttributesFitting(placed)
        guard view.updates.generation == start, contains(item), layout === view.collectionViewLayout,
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return }
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }

    // MARK: Following the view

    /// Changes the rooms, and shows the new order.
    private func change(animated: Bool, _ body: () -> Void) {
        let former = order
        view.rearrange(for: .room, animated: animated) {
            body()
            removeFromLayout()
            insertIntoLayout()
            view.places.invalidate(everything: false)
            if animated, view.window != nil { tellLayout(of: former) }
        } completion: { _ in
        }
    }

    /// Tells the layout of the change, which is an update for it.
    private func tellLayout(of former: OpenedOrder?) {
        func paths(_ order: OpenedOrder?) -> [IndexPath] {
            order.map { order in order.openings.indices.map { order.place(ofOpening: $0).indexPath } } ?? []
        }
        let layout = view.collectionViewLayout
        layout.prepareIfNeeded()
        layout.prepare(
            forCollectionViewUpdates: paths(former).map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
                + paths(order).map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) })
    }

    /// Has the layout remember what it knows of items by their numbers without rooms.
    private func removeFromLayout() {
        guard let former = order else { return }
        let rows = view.contents.counts
        let places = former.openings.indices.map { RowRange(former.place(ofOpening: $0)) }
        follow(.deleteRows(RowRange.union(places)), from: former.counts(rows), to: rows)
        order = nil
    }

    private func insertIntoLayout() {
        guard !rooms.isEmpty else { return }
        let rows = view.contents.counts
        let new = OpenedOrder(held: nil, openings: rooms.openings.filter { $0.exists(in: rows) })
        let places = new.openings.indices.map { RowRange(new.place(ofOpening: $0)) }
        follow(.insertRows(RowRange.union(places)), from: rows, to: new.counts(rows))
        order = new
    }

    private func follow(_ change: TableChange, from before: SectionCounts, to after: SectionCounts) {
        let map = Reconciler(ChangeSet([change]), before: before, after: after).plan().map
        view.collectionViewLayout.elementsWillFollow(map)
    }

    var turn: FollowingTurn { .openings }

    func willRenumber() { removeFromLayout() }

    func renumber(_ plan: UpdatePlan) {
        guard !rooms.isEmpty else { return }
        if isFilling { rooms.setHover(nil) }
        if let committing {
            rooms.remove(committing)
            committing.cell.removeFromSuperview()
        }
        for item in rooms.remap(plan.map) { item.cell.removeFromSuperview() }
        insertIntoLayout()
    }

    func listWillReload() {
        guard !rooms.isEmpty else { return }
        for item in rooms.placeholders { item.cell.removeFromSuperview() }
        rooms.removeAll()
        order = nil
    }
}
