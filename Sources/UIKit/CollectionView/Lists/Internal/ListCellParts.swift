import Foundation

/// The parts of a list cell around its content, and where they are.
///
/// Owned by the cell. All frames are computed for an interface that reads from left to right, and mirrored.
@MainActor
final class ListCellParts {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UICollectionViewListCell
    private(set) lazy var accessories = ListAccessories(cell: cell)
    private(set) lazy var separators = ListSeparators(cell: cell)
    /// The margins that the list gives the cell; nil until the first layout.
    private(set) var margins: UIEdgeInsets?
    private var hasSystemBackground = false

    init(cell: UICollectionViewListCell) { self.cell = cell }

    private var context: ListCellContext? { cell.listContext }

    // MARK: Measures

    private var windowWidth: CGFloat {
        (cell.windowLink ?? cell.collectionView?.windowLink)?.bounds.width ?? cell.collectionView?.bounds.width
            ?? cell.bounds.width
    }

    /// From the edges of the cell to its content.
    var sideMargin: CGFloat {
        let metrics = SystemMetrics.current
        switch context?.environment {
        case .insetGrouped: return metrics.insetGroups.innerMargin(windowWidth: windowWidth)
        case .sidebar: return metrics.listContents.sidebarMargins.leading
        default: return metrics.margins.system(windowWidth: windowWidth)
        }
    }

    private var indentation: CGFloat { CGFloat(cell.indentationLevel) * cell.indentationWidth }

    /// The part of the row's height below its content, where the separator is.
    private var strip: CGFloat {
        guard let context, context.showsSeparators else { return 0 }
        return SystemMetrics.current.rows.separatorStrip(scale: scale)
    }

    var scale: CGFloat { max(cell.traitCollection.displayScale, 1) }

    private func contentHeight(_ height: CGFloat) -> CGFloat {
        SystemMetrics.current.rows.contentEndsAboveSeparator ? max(height - strip, 0) : height
    }

    // MARK: Layout

    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
        cell.updateConfigurationIfNeeded()
        let content = cell.contentView
        guard cell.isConfigured || content.layoutStateReference?.isUsed == true else { return nil }
        // A cell for which no width is given is measured at its own.
        let width = target.width > 0 ? target.width : cell.bounds.width
        let frame = content.frame
        defer { if width != cell.bounds.width { content.frame = frame } }
        placeContent(in: CGSize(width: width, height: cell.bounds.height))
        let standard = SystemMetrics.current.rows.height - strip
        let fitted = CollapsedContent.listCell.fit(standard: standard, vertical, for: cell) {
            content.systemLayoutSizeFitting(
                CGSize(width: content.bounds.width, height: $0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: $1)
        }
        guard let size = fitted else { return nil }
        let height = max(size.height, accessories.leastHeight) + strip
        return CGSize(
            width: width,
            height: vertical == .required ? target.height : SystemMetrics.roundUp(height, scale: scale))
    }

    func layOut() {
        placeContent(in: cell.bounds.size)
        accessories.layOut(in: contentSize(cell.bounds.size), margin: sideMargin, indentation: shift)
        separators.layOut(textLeading: textLeading)
        roundCorners()
    }

    private func contentSize(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: contentHeight(size.height)) }

    /// How far leading accessories are indented.
    private var shift: CGFloat { cell.indentsAccessories ? indentation : 0 }

    private func placeContent(in size: CGSize) {
        let room = accessories.room(in: size.width, margin: sideMargin, indentation: shift)
        // Without leading accessories the content is indented by its margin, as that of a table's cell.
        let start = room.leading > 0 ? room.leading + (cell.indentsAccessories ? 0 : indentation) : 0
        var frame = CGRect(
            x: start, y: 0, width: max(size.width - start - room.trailing, 0), height: contentHeight(size.height))
        if cell.isRightToLeft { frame.origin.x = size.width - frame.maxX }
        if cell.contentView.frame != frame { cell.contentView.frame = frame }
        let vertical = SystemMetrics.current.cells.verticalMargin
        var sides = UIEdgeInsets(top: vertical, left: sideMargin, bottom: vertical, right: sideMargin)
        if start == 0 {
            if cell.isRightToLeft { sides.right += indentation } else { sides.left += indentation }
        }
        guard sides != margins else { return }
        margins = sides
        cell.marginsMayHaveChanged(isLaidOut: true)
    }

    /// Where the text begins, from the leading edge of the cell.
    private var textLeading: CGFloat {
        let frame = cell.contentView.frame
        let start = cell.isRightToLeft ? cell.bounds.width - frame.maxX : frame.minX
        let own = (cell.contentView as? UIListContentView)?.textLeading
        return start + (own ?? (start > 0 ? 0 : sideMargin + indentation))
    }

    func roundCorners() {
        let swiped = cell.collectionView?.parts.rowActions.ifMade?.row(of: cell)
        if let swiped, swiped.roundsPlace {
            return swiped.round(corners.isEmpty ? 0 : SystemMetrics.current.insetGroups.cornerRadius, corners)
        }
        guard let context, context.isInCard, context.position.isFirst || context.position.isLast else {
            guard hasCorners else { return }
            hasCorners = false
            cell.layer.cornerRadius = 0
            cell.clipsToBounds = false
            return
        }
        hasCorners = true
        cell.layer.cornerRadius = SystemMetrics.current.insetGroups.cornerRadius
        cell.layer.maskedCorners = corners
        cell.clipsToBounds = true
    }
    private var hasCorners = false

    /// The outer corners of the row in a card.
    private var corners: CACornerMask {
        var corners: CACornerMask = []
        guard let context, context.isInCard else { return corners }
        if context.position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if context.position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    // MARK: Changes

    func contextDidChange() {
        if !hasSystemBackground, let context {
            hasSystemBackground = true
            // A list gives its cells a background, unless the application does.
            if cell.backgroundConfiguration == nil, cell.backgroundView == nil, cell.backgroundColor == nil {
                cell.backgroundConfiguration =
                    switch context.role {
                    case .item: .listCell()
                    case .header: .listHeader()
                    case .footer: .listFooter()
                    }
            }
        }
        separators.contextDidChange()
        cell.configurationStateDidChange()
        cell.setNeedsLayout()
    }

    func stateDidChange() {
        separators.updateVisibility()
        accessories.stateDidChange()
    }
}
