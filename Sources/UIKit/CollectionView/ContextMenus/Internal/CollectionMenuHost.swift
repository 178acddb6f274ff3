internal import TableEngine

/// Gives ``ListMenus`` access to a collection view and its delegate.
@MainActor
final class CollectionMenuHost: ListMenuHost {
    /// A link, because client code may keep the owner, which is the delegate of the interaction.
    private let link: ViewLink<UICollectionView>

    private static let platterRadius: CGFloat = 13  // unverified

    init(view: UICollectionView) { link = view.link }

    private var view: UICollectionView? { link.view }

    // MARK: The collection view

    var list: UIScrollView? { view }
    var isReady: Bool { view?.parts.movement.ifMade?.isHolding != true }
    var hasMenusBetweenRows: Bool { true }

    func pass<Answer>(_ body: () -> Answer) -> Answer { view?.calls.pass(body) ?? body() }

    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer) {
        view?.selection.following(row, call) ?? (nil, call())
    }

    func row(at point: CGPoint) -> RowIndex? { view?.places.item(at: point).map { RowIndex($0) } }
    func cell(at row: RowIndex) -> UIView? { view?.shownCell(at: row) }
    func cancelTouches() { view?.touchSelection.cancel() }

    /// The whole cell with round corners, on the background of a list if the cell has none of its own.
    func standardParameters(of cell: UIView) -> UIPreviewParameters {
        let parameters = UIPreviewParameters()
        let radius = max(cell.layer.cornerRadius, Self.platterRadius)
        parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: radius)
        let isOfList = (cell as? UICollectionReusableView)?.listContext != nil
        parameters.backgroundColor = cell.backgroundColor ?? (isOfList ? view?.backgroundColor : nil) ?? .clear
        return parameters
    }

    // MARK: The delegate

    func configuration(at row: RowIndex?, _ point: CGPoint) -> UIContextMenuConfiguration? {
        guard let view else { return nil }
        let selected = view.selection.rows
        let isOneOfSeveral = row.map { selected.count > 1 && selected.contains($0) } ?? false
        let items = isOneOfSeveral ? selected : row.map { [$0] } ?? []
        return view.calls.contextMenuConfiguration(
            at: items.map(\.indexPath), pressed: row?.indexPath, point: point)
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview? {
        view?.calls.highlightPreview(configuration, at: row?.indexPath)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview? {
        view?.calls.dismissalPreview(configuration, at: row?.indexPath)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        view?.calls.willPerformPreviewAction(configuration, animator)
    }

    func willDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        view?.calls.willDisplayContextMenu(configuration, animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        view?.calls.willEndContextMenu(configuration, animator)
    }
}

extension UICollectionView {
    /// Adds the interaction to the view, unless the delegate is known to have no menus.
    func installItemMenus() {
        guard parts.menus.ifMade == nil, delegate != nil, calls.mayHaveContextMenus else { return }
        addInteraction(keep(ListMenus(host: CollectionMenuHost(view: self)), as: \.menus).interaction)
    }
}
