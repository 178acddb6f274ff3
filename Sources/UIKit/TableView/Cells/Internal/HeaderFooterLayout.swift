/// The frames of a header or footer view's content view and labels, and the height they need.
@MainActor
struct HeaderFooterLayout {
    private(set) var fittingHeight: CGFloat = 0
    private let content: CGRect
    private let labelX: CGFloat
    let labelWidth: CGFloat
    private let titleHeight: CGFloat
    private let detailHeight: CGFloat
    private let band: SystemMetrics.Headers.TextBand
    private let context: HeaderFooterContext
    private let scale: CGFloat
    private let width: CGFloat
    private let isRightToLeft: Bool

    init(of view: UITableViewHeaderFooterView, width: CGFloat) {
        let metrics = SystemMetrics.current
        let headers = metrics.headers
        context = view.tableContext ?? HeaderFooterContext()
        scale = max(view.traitCollection.displayScale, 1)
        isRightToLeft = view.isRightToLeft
        self.width = width
        let table = view.tableView
        let windowWidth = (view.window ?? table?.window)?.bounds.width ?? table?.bounds.width ?? width

        let margin: CGFloat
        switch context.style {
        case .plain:
            margin = max(
                headers.plainTextLeading ?? metrics.margins.system(windowWidth: windowWidth),
                table?.frames.readableMargin ?? 0)
        case .grouped:
            margin = max(metrics.margins.system(windowWidth: windowWidth), table?.frames.readableMargin ?? 0)
        case .insetGrouped: margin = metrics.insetGroups.innerMargin(windowWidth: windowWidth)
        }
        let sides = context.sides
        content = CGRect(x: sides.left, y: 0, width: max(width - sides.left - sides.right, 0), height: 0)
        labelX = margin
        labelWidth = max(content.width - 2 * margin, 0)

        switch (context.style, context.isHeader) {
        case (.plain, true): band = headers.plain
        case (.plain, false): band = headers.plainFooter
        case (_, false): band = headers.groupedFooter
        case (_, true) where context.isFirst: band = headers.groupedFirst
        case (_, true) where context.followsTitledFooter: band = headers.groupedAfterTitledFooter
        case (_, true): band = headers.groupedNext
        }

        if let configured = view.configurations?.contentView {
            (titleHeight, detailHeight) = (0, 0)
            view.place(configured, in: content, margin: margin)
            let width = content.width
            let size = CollapsedContent.tableHeaderOrFooter.fit(
                standard: emptyHeight(headers), .fittingSizeLevel, for: view
            ) {
                configured.systemLayoutSizeFitting(
                    CGSize(width: width, height: $0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: $1)
            }
            fittingHeight = SystemMetrics.roundUp(size?.height ?? 0, scale: scale)
            return
        }
        let (band, scale, room) = (band, scale, labelWidth)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, !(label.text ?? "").isEmpty else { return 0 }
            let size = label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            return band.labelHeight(size.height, scale: scale)
        }
        titleHeight = height(view.titles.title)
        detailHeight = height(view.titles.detail)
        let labels = titleHeight + detailHeight
        fittingHeight = labels > 0 ? band.height(label: labels, scale: scale) : emptyHeight(headers)
    }

    /// Returns the width of the titles with their margins; all of the room for a view without titles, or with a
    /// configuration. // unverified
    static func fittingWidth(of view: UITableViewHeaderFooterView, in room: CGFloat) -> CGFloat {
        let layout = Self(of: view, width: room)
        let limit = CGSize(width: layout.labelWidth, height: .greatestFiniteMagnitude)
        let widths = [view.titles.title, view.titles.detail].map { $0?.sizeThatFits(limit).width ?? 0 }
        guard !view.isConfigured, let widest = widths.max(), widest > 0 else { return room }
        let sides = room - layout.content.width + 2 * layout.labelX
        return SystemMetrics.roundUp(widest, scale: layout.scale) + sides
    }

    private func emptyHeight(_ headers: SystemMetrics.Headers) -> CGFloat {
        guard context.style != .plain else { return band.minimum }
        guard context.isHeader else { return headers.groupedEmptyFooterHeight(scale: scale) }
        return context.isFirst
            ? headers.groupedEmptyFirstHeight(scale: scale) : headers.groupedEmptyHeight(scale: scale)
    }

    /// Sets the frames. Text is centered vertically in plain tables, at the bottom of grouped headers and at the top of
    /// grouped footers.
    func apply(to view: UITableViewHeaderFooterView) {
        let height = view.bounds.height
        let labels = titleHeight + detailHeight
        let y: CGFloat
        switch (context.style, context.isHeader) {
        case (.plain, _):
            y = SystemMetrics.roundUp((height - labels) / 2, scale: band.wholePointLabel ? 1 : scale)
        case (_, true): y = height - band.bottom(scale: scale) - labels
        case (_, false): y = band.top(scale: scale)
        }
        view.contentView.frame = CGRect(x: content.minX, y: 0, width: content.width, height: height)
        guard !view.isConfigured else { return }
        // Custom views align with the text of the rows. // unverified
        view.contentView.directionalLayoutMargins.leading = labelX
        view.contentView.directionalLayoutMargins.trailing = labelX
        view.titles.title?.frame = CGRect(x: labelX, y: y, width: labelWidth, height: titleHeight)
        view.titles.detail?.frame = CGRect(x: labelX, y: y + titleHeight, width: labelWidth, height: detailHeight)
    }
}
