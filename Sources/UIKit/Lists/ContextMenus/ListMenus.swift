import Foundation
internal import TableEngine

/// Shows the context menus of the rows of a table or collection view: gives the questions of the list's interaction to
/// the list's delegate.
///
/// Owned by the list, which creates it when a touch or a click on the list may need it. The row of the open menu
/// follows updates. Client code reaches this object as the delegate of the interaction, and may keep it.
@MainActor
final class ListMenus: NSObject, UIContextMenuInteractionDelegate, RowFollower {
    private let host: any ListMenuHost
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var row: RowIndex?

    init(host: any ListMenuHost) {
        self.host = host
        super.init()
    }

    /// Opens the menu of a row at its middle, for a key. Returns false if the row has no menu.
    func open(at row: RowIndex) -> Bool {
        guard let list = host.list, let cell = host.cell(at: row) else { return false }
        return interaction.open(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: list))
    }

    // MARK: Following the list

    var turn: FollowingTurn { .menus }

    func renumber(_ plan: UpdatePlan) { row = row.flatMap { plan.map.place(of: RowBefore($0))?.row.index } }

    func listDidReload() { row = nil }

    // MARK: The interaction

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard host.list != nil, host.mayShowMenus else { return nil }
        return host.pass {
            let touched = host.touchedRow(at: location)
            interaction.liftsView = touched != nil
            guard let touched else {
                row = nil
                return host.hasMenusBetweenRows ? host.configuration(at: nil, location) : nil
            }
            let (place, configuration) = host.following(touched) { host.configuration(at: touched, location) }
            row = place
            return place == nil ? nil : configuration
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard host.list != nil else { return nil }
        // The press has highlighted the row, which is lifted as it looks otherwise.
        host.cancelTouches()
        return host.pass { host.highlightPreview(configuration, at: row) ?? preview }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        guard host.list != nil else { return nil }
        return host.pass { host.dismissalPreview(configuration, at: row) ?? preview }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        host.pass { host.willDisplay(configuration, animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        host.pass { host.willEnd(configuration, animator) }
        row = nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        host.pass { host.willPerformPreviewAction(configuration, animator) }
    }

    /// The row's cell; nil if the row is not on screen.
    private var preview: UITargetedPreview? {
        guard let cell = row.flatMap({ host.cell(at: $0) }), cell.window != nil else { return nil }
        return UITargetedPreview(view: cell, parameters: host.standardParameters(of: cell))
    }
}
