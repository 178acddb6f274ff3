internal import TableEngine

/// Follows one touch from its cell's highlight to the selection.
///
/// Owned by UICollectionView, which hands over the touches that reach it through the responder chain: the scroll view holds them back
/// until the finger rests or lifts, and cancels them when it scrolls.
@MainActor
final class ItemTouchSelection {
    unowned let view: UICollectionView

    private var touch: UITouch?
    /// The highlighted cell and its item.
    private var highlighted: (item: RowIndex, cell: UICollectionViewCell)?
    private lazy var menu = ElementMenu()

    init(view: UICollectionView) { self.view = view }

    func began(_ touches: Set<UITouch>) {
        awaitMenu(touches)
        guard touch == nil, view.allowsSelection, let touch = touches.first, let cell = cell(under: touch),
            let path = view.indexPath(for: cell), view.calls.shouldHighlightItem(at: path) ?? true,
            view.indexPath(for: cell) == path
        else { return }
        self.touch = touch
        highlight(path, cell)
    }

    private func highlight(_ path: IndexPath, _ cell: UICollectionViewCell) {
        highlighted = (RowIndex(path), cell)
        cell.isHighlighted = true
        view.calls.didHighlightItem(at: path)
    }

    /// A finger that stays on a cell may bring the cell's menu. The cell is highlighted then until the menu goes, and is not selected.
    private func awaitMenu(_ touches: Set<UITouch>) {
        guard let touch = touches.first, let cell = cell(under: touch) else { return }
        menu.watch(touch, on: cell) { [weak self, weak cell] in
            guard let self, let cell, let path = view.indexPath(for: cell) else { return }
            if view.calls.shouldShowMenu(at: path) ?? false { showMenu(of: path, cell) }
        }
    }

    private func showMenu(of path: IndexPath, _ cell: UICollectionViewCell) {
        let isShown = menu.show(
            for: cell,
            canPerform: { [weak cell, unowned view] action, sender in
                guard let cell, let path = view.indexPath(for: cell) else { return false }
                return view.calls.canPerform(action, at: path, sender: sender) ?? false
            },
            perform: { [weak cell, unowned view] action, sender in
                guard let cell, let path = view.indexPath(for: cell) else { return }
                view.calls.perform(action, at: path, sender: sender)
            },
            didEnd: { [weak self] in self?.cancel() })
        guard isShown else { return }
        touch = nil
        if highlighted == nil { highlight(path, cell) }
    }

    func ended(_ touches: Set<UITouch>) {
        menu.stopWaiting()
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        guard let item = highlighted?.item else { return }
        view.selection.userTapped(item)
        unhighlight()
    }

    func cancelled(_ touches: Set<UITouch>) {
        menu.stopWaiting()
        guard let touch, touches.contains(touch) else { return }
        cancel()
    }

    /// The finger left the cell: nothing will be selected.
    func moved(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch), let cell = highlighted?.cell else { return }
        if !cell.point(inside: touch.location(in: cell), with: nil) { cancel() }
    }

    func cancel() {
        touch = nil
        menu.end()
        unhighlight()
    }

    /// The cell goes back to the pool.
    func viewLeaves(_ view: UICollectionReusableView) {
        guard highlighted?.cell === view else { return }
        cancel()
    }

    func remap(_ map: IndexMap) {
        guard let (item, cell) = highlighted else { return }
        if let after = map.after(RowBefore(item)) { highlighted = (after.index, cell) } else { cancel() }
    }

    private func unhighlight() {
        guard let (item, cell) = highlighted else { return }
        highlighted = nil
        cell.isHighlighted = false
        view.calls.didUnhighlightItem(at: item.indexPath)
    }

    private func cell(under touch: UITouch) -> UICollectionViewCell? {
        var candidate = touch.view
        while let next = candidate, next !== view {
            if let cell = next as? UICollectionViewCell { return cell }
            candidate = next.superview
        }
        return nil
    }
}
