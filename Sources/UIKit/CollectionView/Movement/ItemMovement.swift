import Foundation
internal import TableEngine

/// Moves an item while the user holds it: shows the others as if it had been dropped, and tells the data source when it
/// is.
///
/// Owned by UICollectionView, created for the first item that is held. Until the item is dropped, the index paths of the
/// collection view are those after the move, and the data source is asked for items by theirs (``dataPath(of:)``).
@MainActor
final class ItemMovement: RowFollower {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UICollectionView

    /// The held item.
    private struct Held {
        /// Where the data source has it, and where it would be dropped.
        var row: HeldRow
        /// Where the middle of its cell is.
        var position: CGPoint
        /// From the finger to the middle of the cell.
        let grip: CGPoint
        /// Whether a drag moves the item, whose cell is hidden in its place.
        let isDragged: Bool
        /// The place that was proposed last.
        var proposed: RowIndex

        var origin: RowIndex { row.row }
        var place: RowIndex { row.target }
    }

    private var held: Held?
    /// True while this object changes the view itself.
    private(set) var isShowing = false
    private lazy var edges = EdgeScrolling(scrollView: view)

    init(view: UICollectionView) { self.view = view }

    var isHolding: Bool { held != nil }

    var turn: FollowingTurn { .movement }

    // MARK: What the view shows

    var keptRows: [RowIndex] { held.map { [$0.place] } ?? [] }

    func isHeld(_ key: ElementKey) -> Bool {
        held.map { key.category == .cell && key.indexPath == $0.place.indexPath } ?? false
    }

    var heldKey: ElementKey? { held.map { .cell($0.place.indexPath) } }

    /// Returns the attributes of the held cell, which follows the finger.
    func attributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let held, !held.isDragged else { return attributes }
        return view.collectionViewLayout.layoutAttributesForInteractivelyMovingItem(
            at: held.place.indexPath, withTargetPosition: held.position)
    }

    /// Returns the index path by which the data source knows an item.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard let held, path.count == 2 else { return path }
        return held.row.row(at: RowIndex(path)).indexPath
    }

    // MARK: Holding

    /// Returns false if the item may not be moved.
    ///
    /// - Parameter finger: Nil puts the middle of the cell where the finger is.
    func begin(_ path: IndexPath, at finger: CGPoint?) -> Bool {
        guard take(path, at: finger, isDragged: false) else { return false }
        edges.didScroll = { [weak self] in self?.scrolled() }
        if let finger { edges.begin(at: visible(finger)) }
        return true
    }

    /// - Parameter isAllowed: Whether the data source has said already that it moves the item.
    private func take(_ path: IndexPath, at finger: CGPoint?, isDragged: Bool, isAllowed: Bool = false) -> Bool {
        cancel()
        view.layoutIfNeeded()
        guard view.contents.contains(path), !view.updates.isCollecting, isAllowed || view.calls.mayMove(path),
            view.contents.contains(path), let frame = view.places.attributes(of: .cell(path))?.frame
        else { return false }
        view.touchSelection.cancel()
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        let grip = finger.map { CGPoint(x: middle.x - $0.x, y: middle.y - $0.y) } ?? .zero
        let row = RowIndex(path)
        held = Held(
            row: HeldRow(row: row, target: row), position: middle, grip: grip, isDragged: isDragged, proposed: row)
        lastBounds = view.bounds.origin
        setHeld(true)
        return true
    }

    // MARK: Dragging

    /// Where a drag has moved its item; nil if no drag moves one.
    var draggedPlace: RowIndex? { held.flatMap { $0.isDragged ? $0.place : nil } }

    /// Begins to move the item of a drag. Returns false if it may not be moved.
    func beginDrag(_ row: RowIndex) -> Bool { take(row.indexPath, at: nil, isDragged: true) }

    /// Shows the item of a drag at a place, or where the delegate wants it instead.
    func moveDragged(to place: RowIndex) {
        guard draggedPlace != nil, let target = target(proposing: place), target != held?.place else { return }
        show(at: target)
    }

    // MARK: Without a finger

    /// Moves an item that may be moved to a place, and tells the data source.
    func move(_ row: RowIndex, to place: RowIndex) {
        guard take(row.indexPath, at: nil, isDragged: false, isAllowed: true) else { return }
        // The data source may have changed the items while the view was laid out.
        guard let now = held?.place, HeldRow.isPlace(place, of: now, in: view.contents.counts) else { return cancel() }
        show(at: place)
        end()
    }

    private func visible(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - view.bounds.minX, y: point.y - view.bounds.minY)
    }

    private func setHeld(_ isHeld: Bool) {
        guard let key = heldKey, let cell = view.display.shown.live[key] as? UICollectionViewCell else { return }
        if held?.isDragged == true {
            cell.isTakenByDrag = isHeld
        } else if cell.isHeld != isHeld {
            cell.isHeld = isHeld
        }
        view.setNeedsLayout()
    }

    /// Moves the held item with a finger; sideways only in layouts with items beside each other.
    func follow(_ finger: CGPoint) {
        guard let held else { return }
        var position = CGPoint(x: finger.x + held.grip.x, y: finger.y + held.grip.y)
        if isOneColumn { position.x = held.position.x }
        edges.move(to: visible(finger))
        move(to: position)
    }

    private var isOneColumn: Bool {
        guard let held, let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else {
            return false
        }
        return layout.isList(held.place.section)
    }

    private func scrolled() {
        guard let held else { return }
        let shift = CGPoint(x: view.bounds.minX - lastBounds.x, y: view.bounds.minY - lastBounds.y)
        move(to: CGPoint(x: held.position.x + shift.x, y: held.position.y + shift.y))
    }
    private var lastBounds = CGPoint.zero

    /// Puts the middle of the held cell at a point, and makes room for it where it would be dropped.
    func move(to position: CGPoint) {
        guard held != nil else { return }
        lastBounds = view.bounds.origin
        held?.position = position
        if let target = target(of: position), let place = held?.place, target != place { show(at: target) }
        if let key = heldKey, let cell = view.display.shown.live[key], let own = view.places.attributes(of: key) {
            cell.place(attributes(own))
        }
        view.setNeedsLayout()
    }

    /// Returns the place of the item under the held cell, as the delegate changes it.
    private func target(of position: CGPoint) -> RowIndex? {
        guard let place = held?.place else { return nil }
        let path = view.collectionViewLayout.targetIndexPath(
            forInteractivelyMovingItem: place.indexPath, withPosition: position)
        guard held?.place == place, RowIndex(path) != place else { return nil }
        return target(proposing: RowIndex(path))
    }

    /// Returns the item at a position if the held cell is so far over it that it takes its place; otherwise nil.
    func item(passedAt position: CGPoint) -> IndexPath? {
        view.places.item(at: position).flatMap { passes($0, at: position) ? $0 : nil }
    }

    private func target(proposing proposed: RowIndex) -> RowIndex? {
        guard let held, proposed != held.proposed else { return nil }
        self.held?.proposed = proposed
        let answer = view.calls.targetOfMove(
            from: held.origin.indexPath, at: held.place.indexPath, proposed: proposed.indexPath)
        guard let now = self.held, now.place == held.place else { return nil }
        let target = answer.map { RowIndex($0) } ?? proposed
        return HeldRow.isPlace(target, of: now.place, in: view.contents.counts) ? target : nil
    }

    /// Whether the held cell is so far over another one that it would not change back after the change.
    private func passes(_ path: IndexPath, at position: CGPoint) -> Bool {
        guard let held, let frame = view.places.attributes(of: .cell(path))?.frame,
            let own = view.places.attributes(of: .cell(held.place.indexPath))?.frame, own.minX == frame.minX
        else { return true }
        let isBelow = RowIndex(path) > held.place
        return isBelow ? position.y > frame.maxY - own.height : position.y < frame.minY + own.height
    }

    /// Shows the items as if the held one were at a place.
    private func show(at target: RowIndex, animated: Bool = true) {
        guard let from = held?.place, from != target else { return }
        held?.row.target = target
        held?.proposed = target
        let counts = view.contents.counts
        var after = (0..<counts.numberOfSections).map { counts[$0] }
        after[from.section] -= 1
        after[target.section] += 1
        isShowing = true
        defer { isShowing = false }
        view.updates.apply(
            ChangeSet([.moveRow(from: from, to: target)]), countsAfter: SectionCounts(after), animated: animated,
            exchangingData: {}, completion: { _ in })
    }

    // MARK: Ending

    /// Drops the item where it is shown, and tells the data source.
    func end() {
        guard let held else { return }
        edges.stop()
        release()
        if held.origin != held.place { view.calls.moveItem(held.origin.indexPath, to: held.place.indexPath) }
    }

    /// Shows the item in its former place again.
    func cancel(animated: Bool = true) {
        guard let held else { return }
        edges.stop()
        show(at: held.origin, animated: animated)
        release()
    }

    /// Called before something else changes the view. The change is made of items as the data source has them.
    func interrupt() {
        guard held != nil else { return }
        guard isShowing else { return cancel(animated: false) }
        // The order of the view is between two places.
        forget()
        view.updates.reload()
    }

    func listWillReload() { forget() }

    func forget() {
        edges.stop()
        if held?.isDragged == true { setHeld(false) }
        held = nil
    }

    /// Lets the cell move into its place.
    private func release() {
        guard let held else { return }
        setHeld(false)
        let key = heldKey
        self.held = nil
        guard let key, let cell = view.display.shown.live[key], let place = view.places.attributes(of: key) else {
            return
        }
        let end = {
            cell.place(place)
            cell.setNeedsLayout()
        }
        guard view.window != nil, UIView.areAnimationsEnabled, !held.isDragged else { return end() }
        UIView.animate(
            withDuration: SystemMetrics.current.editing.duration, delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: end)
    }
}
