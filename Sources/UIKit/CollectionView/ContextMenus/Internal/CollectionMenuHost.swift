internal import TableEngine

/// Gives ``ListMenus`` access to a collection view and its delegate.
@MainActor
final class CollectionMenuHost: CollectionRows, ListMenuHost {
    private static let platterRadius: CGFloat = 13  // unverified

    private var view: UICollectionView? { link.view }

    // MARK: The collection view

    var mayShowMenus: Bool { view?.parts.movement.ifMade?.isHolding != true }
    var hasMenusBetweenRows: Bool { true }

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
