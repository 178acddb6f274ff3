import Foundation
internal import TableEngine

/// Gives ``ListDropping`` access to a collection view and its drop delegate. `CollectionDropHost+Room` makes room and moves
/// items.
@MainActor
final class CollectionDropHost: CollectionRows, ListDropHost {
    private typealias Methods = CollectionViewDropDelegateMethods

    private var proxy: ProxyAnswers?
    weak var delegate: (any UICollectionViewDropDelegate)? {
        didSet { proxy = ProxyAnswers(delegate) }
    }
    let pace = ReorderingPace()

    var view: UICollectionView? { link.view }

    private func delegate<Call>(
        for method: OptionalMethod<any UICollectionViewDropDelegate, Call>
    ) -> (any UICollectionViewDropDelegate)? {
        method.receiver(delegate, proxy)
    }

    // MARK: The collection view

    var hasDelegate: Bool { delegate != nil }

    func dropPlace(at point: CGPoint) -> DropPlace? { view.flatMap { CollectionDropPlaces(view: $0).place(at: point) } }

    func standardParameters(of cell: any DraggedCell) -> UIDragPreviewParameters {
        UICollectionView.dragPreviewParameters(of: cell)
    }

    // MARK: The delegate

    func canHandle(_ session: any UIDropSession) -> Bool {
        guard let view else { return false }
        return delegate(for: Methods.canHandle)?.collectionView(view, canHandle: session) ?? true
    }

    func didEnter(_ session: any UIDropSession) {
        if let view { delegate(for: Methods.didEnter)?.collectionView(view, dropSessionDidEnter: session) }
    }

    func didExit(_ session: any UIDropSession) {
        if let view { delegate(for: Methods.didExit)?.collectionView(view, dropSessionDidExit: session) }
    }

    func didEnd(_ session: any UIDropSession) {
        if let view { delegate(for: Methods.didEnd)?.collectionView(view, dropSessionDidEnd: session) }
    }

    func proposal(for session: any UIDropSession, at place: DropPlace?) -> UIDropProposal {
        guard let view else { return UIDropProposal(operation: .cancel) }
        return delegate(for: Methods.didUpdate)?.collectionView(
            view, dropSessionDidUpdate: session, withDestinationIndexPath: place?.row.indexPath)
            ?? UICollectionViewDropProposal.standard(for: session)
    }

    func previewParameters(at row: RowIndex) -> UIDragPreviewParameters? {
        guard let view else { return nil }
        return delegate(for: Methods.previewParameters)?
            .collectionView(view, dropPreviewParametersForItemAt: row.indexPath) ?? nil
    }

    // MARK: The drop

    func makeEnds(for session: DropSession, _ decision: DropDecision) -> DropEnds {
        let proposal = decision.proposal as? UICollectionViewDropProposal
        return CollectionDropCoordinator(
            session, link, destination: decision.destination,
            proposal ?? UICollectionViewDropProposal(operation: decision.proposal.operation))
    }

    func perform(with ends: DropEnds) {
        guard let view, let delegate, let coordinator = ends as? CollectionDropCoordinator else { return }
        let openings = view.openings
        openings.isFilling = true
        delegate.collectionView(view, performDropWith: coordinator)
        openings.isFilling = false
    }
}
