import Foundation
internal import TableEngine

/// Gives ``ListDragging`` access to a collection view and its drag delegate.
@MainActor
final class CollectionDragHost: CollectionRows, ListDragHost {
    private typealias Methods = CollectionViewDragDelegateMethods

    private var proxy: ProxyAnswers?
    weak var delegate: (any UICollectionViewDragDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }

    private var view: UICollectionView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UICollectionViewDragDelegate, Call>
    ) -> (any UICollectionViewDragDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: The collection view

    var hasDelegate: Bool { delegate != nil }
    var isMovingRow: Bool { view?.parts.movement.ifMade?.isShowing ?? false }

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
