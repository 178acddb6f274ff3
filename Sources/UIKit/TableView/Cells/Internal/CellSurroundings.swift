/// The values that a cell's layout depends on besides the cell's own content. Collected once for each layout, and
/// passed by reference because they are many.
@MainActor
final class CellSurroundings {
    let metrics: SystemMetrics
    let scale: CGFloat
    /// The distance from the cell's edges to its text, until the application sets the cell's margins.
    let systemMargin: CGFloat
    /// The margins that the application has set, with leading and trailing in `left` and `right`.
    private let ownMargins: UIEdgeInsets?
    /// The distance from the cell's end to its accessory: the window's margin, also on cards.
    let accessoryMargin: CGFloat
    let isRightToLeft: Bool
    /// The distances that the safe area keeps content, accessories and the start of separators from the sides.
    let sides: UIEdgeInsets
    /// The same distances for text, in tables whose content views extend into the safe area.
    private let textSides: UIEdgeInsets
    /// The width of a section index over the trailing end of the row.
    let indexWidth: CGFloat
    /// What editing takes from the room of the content.
    private(set) var editing = CellEditRoom()
    /// The context that the table set; without separators for a cell outside tables.
    let context: TableCellContext

    init(of cell: UITableViewCell) {
        metrics = .current
        scale = max(cell.traitCollection.displayScale, 1)
        isRightToLeft = cell.isRightToLeft
        let own = cell.baseMargins.insets(rightToLeft: isRightToLeft)
        ownMargins =
            isRightToLeft
            ? own.map { UIEdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left) } : own
        context = cell.tableContext ?? TableCellContext(separatorStyle: .none)
        let table = cell.tableView
        let windowWidth =
            (cell.windowLink ?? table?.windowLink)?.bounds.width ?? table?.bounds.width ?? cell.bounds.width
        let system = metrics.margins.system(windowWidth: windowWidth)
        sides = table?.frames.contentSides ?? .zero
        textSides = table?.frames.textSides ?? .zero
        let isCard = context.style == .insetGrouped
        indexWidth = isCard ? 0 : table?.frames.indexWidth ?? 0
        let readable = isCard ? 0 : table?.frames.readableMargin ?? 0
        accessoryMargin = max(system, readable)
        systemMargin = isCard ? metrics.insetGroups.innerMargin(windowWidth: windowWidth) : accessoryMargin
        if let parts = cell.editParts { editing = parts.room(self) }
    }

    /// The content view keeps its own 8 points if the application has set less. Whether the labels of the built-in
    /// styles follow it is unverified.
    private var textMargins: (leading: CGFloat, trailing: CGFloat) {
        guard let ownMargins else { return (systemMargin, systemMargin) }
        return (max(ownMargins.left, UIView.standardMargin), max(ownMargins.right, UIView.standardMargin))
    }

    var leadingMargin: CGFloat { textMargins.leading + (isRightToLeft ? textSides.right : textSides.left) }
    var trailingMargin: CGFloat { textMargins.trailing + trailingTextSide }
    var trailingTextSide: CGFloat { isRightToLeft ? textSides.left : textSides.right }

    /// The distance from the leading side inset to which the editing control's place is related.
    var controlMargin: CGFloat { systemMargin + (isRightToLeft ? textSides.right : textSides.left) }

    /// Returns the width between ``sides`` in a cell of the given width.
    func room(in width: CGFloat) -> CGFloat { max(width - sides.left - sides.right, 0) }

    /// The distance from the cell's leading edge.
    var leadingSide: CGFloat { isRightToLeft ? sides.right : sides.left }

    var hasSeparators: Bool { context.separatorStyle != .none }

    /// The difference between the heights of a row and its content.
    var separatorStrip: CGFloat {
        hasSeparators ? metrics.rows.separatorStrip(scale: scale) : 0
    }

    func contentHeight(rowHeight: CGFloat) -> CGFloat {
        metrics.rows.contentEndsAboveSeparator ? max(rowHeight - separatorStrip, 0) : rowHeight
    }

    func roundUp(_ length: CGFloat) -> CGFloat { SystemMetrics.roundUp(length, scale: scale) }
    func roundDown(_ length: CGFloat) -> CGFloat { SystemMetrics.roundDown(length, scale: scale) }
    func round(_ length: CGFloat) -> CGFloat { SystemMetrics.round(length, scale: scale) }

    /// Returns the rectangle mirrored in a container of the given width if the interface runs from right to left.
    func directed(_ rect: CGRect, in width: CGFloat) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
