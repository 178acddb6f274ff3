import Foundation
internal import TableEngine

/// Gives ``ListDragging`` access to a collection view and its drag delegate.
@MainActor
final class CollectionDragHost: ListDragHost {
    private typealias Methods = CollectionViewDragDelegateMethods

    /// A link, because client code reaches the owner as the delegate of the interaction, and may keep it.
    private let link: ViewLink<UICollectionView>
    private var proxy: ProxyAnswers?
    weak var delegate: (any UICollectionViewDragDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }

    init(view: UICollectionView) { link = view.link }

    private var view: UICollectionView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UICollectionViewDragDelegate, Call>
    ) -> (any UICollectionViewDragDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: The collection view

    var list: UIScrollView? { view }
    var hasDelegate: Bool { delegate != nil }
    var isReady: Bool { view?.isReadyForDrag ?? false }

    func pass<Answer>(_ body: () -> Answer) -> Answer { view?.calls.pass(body) ?? body() }

    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        view?.selection.following(row, call) ?? (nil, call())
    }

    var isMovingRow: Bool { view?.parts.movement.ifMade?.isShowing ?? false }

    func row(at point: CGPoint) -> RowIndex? { view?.places.item(at: point).map { RowIndex($0) } }
    func cell(at row: RowIndex) -> (any DraggedCell)? { view?.shownCell(at: row) }

    func forEachCell(_ body: (RowIndex, any DraggedCell) -> Void) {
        view?.forEachShownCell { body($0, $1) }
    }

    func cancelTouches() { view?.touchSelection.cancel() }

    func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters {
        UICollectionView.dragPreviewParameters(of: cell)
    }

    // MARK: The delegate

    func items(forBeginning session: any UIDragSession, at row: RowIndex) -> [UIDragItem] {
        guard let view else { return [] }
        return delegate?.collectionView(view, itemsForBeginning: session, at: row.indexPath) ?? []
    }

    func items(forAddingTo session: any UIDragSession, at row: RowIndex, _ point: CGPoint) -> [UIDragItem] {
        guard let view else { return [] }
        return delegate(for: Methods.itemsForAdding)?
            .collectionView(view, itemsForAddingTo: session, at: row.indexPath, point: point) ?? []
    }

    func previewParameters(at row: RowIndex) -> UIDragPreviewParameters? {
        guard let view else { return nil }
        return delegate(for: Methods.previewParameters)?
            .collectionView(view, dragPreviewParametersForItemAt: row.indexPath) ?? nil
    }

    func willBegin(_ session: any UIDragSession) {
        if let view { delegate(for: Methods.willBegin)?.collectionView(view, dragSessionWillBegin: session) }
    }

    func didEnd(_ session: any UIDragSession) {
        if let view { delegate(for: Methods.didEnd)?.collectionView(view, dragSessionDidEnd: session) }
    }

    func allowsMoveOperation(_ session: any UIDragSession) -> Bool {
        guard let view else { return true }
        return delegate(for: Methods.allowsMoveOperation)?
            .collectionView(view, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestricted(_ session: any UIDragSession) -> Bool {
        guard let view else { return false }
        return delegate(for: Methods.isRestricted)?
            .collectionView(view, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
