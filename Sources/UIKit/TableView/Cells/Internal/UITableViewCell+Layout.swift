extension UITableViewCell {
    /// Returns the height that the row needs, with its separator.
    func automaticHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        if bounds.width != width { bounds.size.width = width }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Called when the row may need another height than it has.
    func rowSizeDidChange(_ reason: SizeChangeReason) {
        tableView?.rowInvalidation.cellDidChange(self, reason)
    }

    /// Called when the fitting size of labels, image or accessory changes.
    func contentSizeDidChange() {
        setNeedsLayout()
    }

    func fittingSize(width: CGFloat) -> CGSize {
        let around = CellSurroundings(of: self)
        if isConfigured { placeContentView(in: CGSize(width: width, height: bounds.height), around) }
        let layout = contentLayout(
            width: accessories.contentWidth(in: around.room(in: width), around: around), height: nil, around)
        return CGSize(width: width, height: layout.fittingHeight + around.separatorStrip)
    }

    /// The size that the constraints inside the content view need, with accessory and separator; nil without
    /// constraints. The height is rounded up to pixels.
    func constrainedFittingSize(_ width: CGFloat, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority)
        -> CGSize?
    {
        let isContentUsed = contentView.layoutStateReference?.isUsed == true
        guard isContentUsed || layoutStateReference?.isUsed == true else { return nil }
        let around = CellSurroundings(of: self)
        let standard = around.metrics.rows.height
        guard isContentUsed else {
            // Constraints to the cell's own edges.
            return CollapsedContent.tableCell.fit(standard: standard, vertical, for: self) {
                constrainedFittingSize(CGSize(width: width, height: $0), horizontal, $1)
            }
        }
        applyMargins(around)
        let frame = contentView.frame
        // The cell is measured at another width than its own.
        defer { if width != bounds.width { contentView.frame = frame } }
        let contentWidth = accessories.contentWidth(in: around.room(in: width), around: around)
        let beside = width - contentWidth
        // The margins that the content view takes over from the cell depend on where its edges are.
        contentView.frame = contentFrame(contentWidth, rowHeight: bounds.height, around)
        let strip = around.separatorStrip
        let fitted = CollapsedContent.tableCell.fit(standard: standard - strip, vertical, for: self) {
            contentView.systemLayoutSizeFitting(
                CGSize(width: max(0, contentWidth), height: $0), withHorizontalFittingPriority: horizontal,
                verticalFittingPriority: $1)
        }
        guard let size = fitted else { return nil }
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: size.width + max(0, beside),
            height: (size.height * scale - 0.001).rounded(.up) / scale + strip)
    }

    func layOutParts() {
        LayoutStatistics.cellLayouts += 1
        let around = CellSurroundings(of: self)
        let size = bounds.size
        backgroundView?.frame = bounds
        configurations?.layOutBackground()
        selection.layOut(in: bounds)

        let contentSize = placeContentView(in: size, around)
        let layout = contentLayout(width: contentSize.width, height: contentSize.height, around)
        if !isConfigured { place(layout, in: contentSize.width, around) }

        accessories.layOut(in: size, around: around)
        editParts?.layOut(in: size, around: around)
        let indentation = around.metrics.editing.separatorsFollowContent ? around.editing.leading : 0
        separators.layOut(
            in: size, textLeading: around.leadingSide + layout.textLeading, indentation: indentation, around: around)
    }

    private func contentFrame(_ width: CGFloat, rowHeight: CGFloat, _ around: CellSurroundings) -> CGRect {
        let frame = CGRect(
            x: around.editing.leading - around.editing.shift, y: 0, width: width,
            height: around.contentHeight(rowHeight: rowHeight))
        return around.directed(frame, in: around.room(in: bounds.width)).offsetBy(dx: around.sides.left, dy: 0)
    }

    /// Sets the frame of the content view in a cell of the given size, and the margins. Returns the view's size.
    @discardableResult
    private func placeContentView(in size: CGSize, _ around: CellSurroundings) -> CGSize {
        let width = accessories.contentWidth(in: around.room(in: size.width), around: around)
        contentView.frame = contentFrame(width, rowHeight: size.height, around)
        applyMargins(around)
        return contentView.bounds.size
    }

    private func place(_ layout: CellContentLayout, in width: CGFloat, _ around: CellSurroundings) {
        place(labels.image, layout.image, in: width, around)
        place(labels.title, layout.title, in: width, around)
        place(labels.detail, layout.detail, in: width, around)
        if cellStyle == .value2 { labels.title?.textAlignment = around.isRightToLeft ? .left : .right }
    }

    private func contentLayout(width: CGFloat, height: CGFloat?, _ around: CellSurroundings) -> CellContentLayout {
        if let view = configurations?.contentView {
            return CellContentLayout(configured: view, around: around, width: width, height: height)
        }
        return CellContentLayout(
            cell: self, around: around, width: width, height: height,
            hasAccessory: accessories.isPresent || around.editing.trailing > 0)
    }

    private func place(_ view: UIView?, _ frame: CGRect?, in width: CGFloat, _ around: CellSurroundings) {
        guard let view else { return }
        if let frame { view.frame = around.directed(frame, in: width) } else { view.frame = .zero }
    }

    /// Sets the margins. The content view preserves the cell's margins; beside an accessory, where these do not reach
    /// it, it has its own.
    private func applyMargins(_ around: CellSurroundings) {
        let vertical = around.metrics.cells.verticalMargin
        var margins = UIEdgeInsets(
            top: vertical, left: around.systemMargin, bottom: vertical, right: around.systemMargin)
        if isConfigured, indentationLevel != 0 {
            // Unverified.
            let indentation = CGFloat(indentationLevel) * indentationWidth
            if around.isRightToLeft { margins.right += indentation } else { margins.left += indentation }
        }
        trailingContentMargin =
            accessories.isPresent || around.editing.trailing > 0
            ? around.metrics.cells.trailingMarginAtAccessory : UIView.standardMargin
        guard margins != systemMargins else { return }
        systemMargins = margins
        marginsMayHaveChanged(isLaidOut: true)
    }

    var effectiveSeparatorInset: UIEdgeInsets {
        let around = CellSurroundings(of: self)
        let width = accessories.contentWidth(in: around.room(in: bounds.width), around: around)
        let layout = contentLayout(width: width, height: around.contentHeight(rowHeight: bounds.height), around)
        return separators.insets(textLeading: around.leadingSide + layout.textLeading, around: around)
    }

    /// Rounds the outer corners of a section's first and last rows in inset grouped tables.
    func applyCorners() {
        if let row = tableView?.parts.rowActions.ifMade?.row(of: self), row.roundsPlace { return roundPlace(of: row) }
        guard let tableContext, tableContext.style == .insetGrouped,
            tableContext.position.isFirst || tableContext.position.isLast
        else {
            if layer.cornerRadius != 0 {
                layer.cornerRadius = 0
                clipsToBounds = false
            }
            return
        }
        layer.cornerRadius = SystemMetrics.current.insetGroups.cornerRadius
        layer.maskedCorners = cardCorners
        clipsToBounds = true
    }

    /// The outer corners of the row in a card.
    private var cardCorners: CACornerMask {
        var corners: CACornerMask = []
        guard let tableContext, tableContext.style == .insetGrouped else { return corners }
        if tableContext.position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if tableContext.position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    /// Rounds the place of a swiped row, in which the cell is displaced.
    private func roundPlace(of row: SwipedRow) {
        row.round(cardCorners.isEmpty ? 0 : SystemMetrics.current.insetGroups.cornerRadius, cardCorners)
    }
}

final class CellContentView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        preservesSuperviewLayoutMargins = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The margin at the end, where the cell's margin does not reach.
    var trailingMargin = UIView.standardMargin {
        didSet { if trailingMargin != oldValue { marginsMayHaveChanged() } }
    }

    override var standardMargins: UIEdgeInsets {
        var margins = super.standardMargins
        if isRightToLeft { margins.left = trailingMargin } else { margins.right = trailingMargin }
        return margins
    }
}

extension CellContentView: EncapsulatedView {}
