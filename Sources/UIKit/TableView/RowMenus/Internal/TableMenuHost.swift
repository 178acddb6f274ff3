internal import TableEngine

/// Gives ``ListMenus`` access to a table and its delegate.
@MainActor
final class TableMenuHost: TableRows, ListMenuHost {
    private static let platterRadius: CGFloat = 13  // unverified

    private var table: UITableView? { link.view }

    // MARK: The table

    var mayShowMenus: Bool { table?.parts.reordering.ifMade?.isHolding != true }
    var hasMenusBetweenRows: Bool { false }

    /// A card with round corners.
    func standardParameters(of cell: UIView) -> UIPreviewParameters {
        let parameters = UIPreviewParameters()
        guard let table else { return parameters }
        // Without the separator, which is the lowest line of the cell.
        var part = cell.bounds
        part.size.height -= SystemMetrics.current.separators.thickness(scale: table.pixelScale)
        parameters.visiblePath = UIBezierPath(roundedRect: part, cornerRadius: Self.platterRadius)
        parameters.backgroundColor = cell.backgroundColor ?? table.backgroundColor ?? .systemBackground
        return parameters
    }

    // MARK: The delegate

    func configuration(at row: RowIndex?, _ point: CGPoint) -> UIContextMenuConfiguration? {
        row.flatMap { table?.calls.contextMenuConfiguration(at: $0.indexPath, point: point) }
    }

    func highlightPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview? {
        table?.calls.previewForHighlighting(configuration)
    }

    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview? {
        table?.calls.previewForDismissing(configuration)
    }

    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
    ) {
        table?.calls.willPerformPreviewAction(configuration, animator)
    }

    func willDisplay(
        _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table?.calls.willDisplayContextMenu(configuration, animator)
    }

    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        table?.calls.willEndContextMenu(configuration, animator)
    }
}

extension UITableView {
    /// Adds the interaction to the table, unless the delegate is known to have no menus.
    func installRowMenus() {
        guard parts.menus.ifMade == nil, delegate != nil, !calls.isAbsent(.contextMenuConfiguration) else { return }
        addInteraction(keep(ListMenus(host: TableMenuHost(table: self)), as: \.menus).interaction)
    }
}
