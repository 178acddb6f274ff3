internal import TableEngine

/// What the context menus of a table or collection view need of it besides its rows, and the delegate's methods for them.
/// Methods marked *client* may change the list in any way.
@MainActor
protocol ListMenuHost: RowList {
    /// False while the user moves a row.
    var mayShowMenus: Bool { get }
    /// Whether there are menus between the rows.
    var hasMenusBetweenRows: Bool { get }

    /// The appearance of a cell for which the delegate gives none.
    func standardParameters(of cell: UIView) -> UIPreviewParameters

    // MARK: The delegate (client)

    /// - Parameter row: nil between the rows.
    func configuration(at row: RowIndex?, _ point: CGPoint) -> UIContextMenuConfiguration?
    /// - Parameter row: nil between the rows, and if the row is gone.
    func highlightPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview?
    func dismissalPreview(_ configuration: UIContextMenuConfiguration, at row: RowIndex?) -> UITargetedPreview?
    func willPerformPreviewAction(
        _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
    func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
}
