internal import TableEngine

/// A collection view as its features see it. The base class of their hosts, which add what one feature needs.
@MainActor
class CollectionRows: RowList {
    /// A link, because client code may keep a feature that is the delegate of an interaction.
    final let link: ViewLink<UICollectionView>

    init(view: UICollectionView) { link = view.link }

    private var view: UICollectionView? { link.view }

    final var list: UIScrollView? { view }
    final var isInWindow: Bool { view?.window != nil }

    final var isReady: Bool { view?.isReadyForQuestions ?? false }

    final var generation: Int { view?.updates.generation ?? 0 }
    final var counts: SectionCounts { view?.contents.counts ?? SectionCounts([]) }

    // MARK: Client code

    final func pass<Answer>(_ body: () -> Answer) -> Answer { view?.calls.pass(body) ?? body() }

    final func following<Answer>(_ item: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        view?.selection.following(item, call) ?? (nil, call())
    }

    final func cancelTouches() { view?.touchSelection.cancel() }

    // MARK: Places

    final func row(at point: CGPoint) -> RowIndex? { view?.places.item(at: point).map { RowIndex($0) } }

    /// The cell has its new frame also while it moves there.
    final func frame(of item: RowIndex) -> CGRect? { view?.shownCell(at: item)?.frame }

    // MARK: Cells

    final func cell(at item: RowIndex) -> UICollectionViewCell? { view?.shownCell(at: item) }

    final func row(of cell: UIView) -> RowIndex? {
        guard let cell = cell as? UICollectionViewCell, let key = view?.display.shown.key(of: cell),
            key.category == .cell
        else { return nil }
        return RowIndex(key.indexPath)
    }

    final func forEachCell(_ body: (RowIndex, UICollectionViewCell) -> Void) {
        guard let view else { return }
        for key in view.display.shown.keys(.cell) {
            if let cell = view.display.shown.live[key] as? UICollectionViewCell { body(RowIndex(key.indexPath), cell) }
        }
    }
}

extension UICollectionView {
    /// Whether the items are those of the data source, so that it can be asked about them.
    var isReadyForQuestions: Bool {
        updates.mayLayOut && !updates.needsReload && !display.isRunning && calls.openQuestion == nil
            && !(parts.movement.ifMade.map { $0.isHolding && $0.draggedPlace == nil } ?? false)
    }

    /// The cell of an item that is on screen.
    func shownCell(at item: RowIndex) -> UICollectionViewCell? {
        display.shown.live[.cell(item.indexPath)] as? UICollectionViewCell
    }
}
