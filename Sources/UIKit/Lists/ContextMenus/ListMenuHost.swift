internal import TableEngine

/// What the context menus of a table or collection view need of it, and the delegate's methods for them. Methods marked
/// *client* may change the list in any way.
@MainActor
protocol ListMenuHost: AnyObject {
    /// Nil when the list is gone.
    var list: UIScrollView? { get }
    /// False while the user moves a row.
    var isReady: Bool { get }
    /// Whether there are menus between the rows.
    var hasMenusBetweenRows: Bool { get }

    /// Retains the list, its data source and its delegate during a call.
    func pass<Answer>(_ body: () -> Answer) -> Answer

    /// Makes a call that may update the list, and returns the row's index after it; nil if the row is gone.
    func following<Answer>(_ row: RowIndex, _ call: () -> Answer) -> (row: RowIndex?, answer: Answer)

    // MARK: Rows

    func row(at point: CGPoint) -> RowIndex?
    func cell(at row: RowIndex) -> UIView?
    func cancelTouches()

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
