import Foundation
internal import TableEngine

/// Shows the context menus of a table's rows: gives the questions of the table's interaction to the table's delegate.
///
/// Owned by the table, which creates it when a touch or a click on the table may need it. The row of the open menu
/// follows updates.
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
    /// A link, because client code reaches this object as the delegate of the interaction, and may keep it.
    private let link: ViewLink<UITableView>
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var row: RowIndex?

    private static let platterRadius: CGFloat = 13  // unverified

    init(table: UITableView) {
        link = table.link
        super.init()
    }

    private var table: UITableView? { link.view }

    // MARK: Following the table

    func remap(_ map: IndexMap) { row = row.flatMap { map.place(of: RowBefore($0))?.row.index } }

    func tableWasReloaded() { row = nil }

    // MARK: The interaction

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, table.reorderingIfMade?.isHolding != true,
            let asked = table.frames.row(at: Double(location.y)), let cell = table.cells.cell(at: asked),
            cell.point(inside: cell.convert(location, from: table), with: nil)
        else { return nil }
        return table.calls.pass {
            let (place, configuration) = table.selection.following(asked) {
                table.calls.contextMenuConfiguration(at: asked.indexPath, point: location)
            }
            row = place
            return place == nil ? nil : configuration
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        // The press has highlighted the row, which is lifted as it looks otherwise.
        guard let table else { return nil }
        table.touchSelection.cancel()
        return table.calls.pass { table.calls.previewForHighlighting(configuration) ?? preview }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard let table else { return nil }
        return table.calls.pass { table.calls.previewForDismissing(configuration) ?? preview }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.calls.pass { table.calls.willDisplayContextMenu(configuration, animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let table else { return }
        table.calls.pass { table.calls.willEndContextMenu(configuration, animator) }
        row = nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let table else { return }
        table.calls.pass { table.calls.willPerformPreviewAction(configuration, animator) }
    }

    /// The row's cell on a card with round corners; nil if the row is not on screen.
    private var preview: UITargetedPreview? {
        guard let table, let cell = row.flatMap({ table.cells.cell(at: $0) }), cell.window != nil else { return nil }
        let parameters = UIPreviewParameters()
        // Without the separator, which is the lowest line of the cell.
        var part = cell.bounds
        part.size.height -= SystemMetrics.current.separators.thickness(scale: table.pixelScale)
        parameters.visiblePath = UIBezierPath(roundedRect: part, cornerRadius: Self.platterRadius)
        parameters.backgroundColor = cell.backgroundColor ?? table.backgroundColor ?? .systemBackground
        return UITargetedPreview(view: cell, parameters: parameters)
    }
}

extension UITableView {
    /// Adds the interaction to the table, unless the delegate is known to have no menus.
    func installRowMenus() {
        guard rowMenus == nil, delegate != nil, !calls.isAbsent(.contextMenuConfiguration) else { return }
        let menus = RowMenus(table: self)
        rowMenus = menus
        addInteraction(menus.interaction)
    }
}
