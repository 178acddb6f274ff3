/// The frames of image, title and detail in a content view, and the height that they need.
///
/// Computed from left to right, in the content view's coordinates; the cell mirrors the result. Only views with content
/// take part: a subtitle cell without a subtitle looks like one of the default style.
@MainActor
struct CellContentLayout {
    private(set) var image: CGRect?
    private(set) var title: CGRect?
    private(set) var detail: CGRect?
    /// The start of the separator, unless an inset is set.
    private(set) var textLeading: CGFloat = 0
    /// The height of the content, without the separator strip.
    private(set) var fittingHeight: CGFloat = 0

    private let around: CellSurroundings
    private let width: CGFloat
    private var height: CGFloat?
    private var trailing: CGFloat = 0

    /// Computes the layout. If `height` is nil, the frames are those for the fitting height.
    init(cell: UITableViewCell, around: CellSurroundings, width: CGFloat, height: CGFloat?, hasAccessory: Bool) {
        self.around = around
        self.width = width
        self.height = height
        let cells = around.metrics.cells
        textLeading = around.leadingMargin + CGFloat(cell.indentationLevel) * cell.indentationWidth
        trailing = width - (hasAccessory ? cells.trailingMarginAtAccessory : around.trailingMargin)

        let labels = cell.labels
        let shownTitle = labels.title?.hasContent == true ? labels.title : nil
        let shownDetail = labels.detail?.hasContent == true ? labels.detail : nil
        let imageSize = labels.image?.sizeThatFits(.zero) ?? .zero
        if imageSize.width > 0, imageSize.height > 0 {
            placeImage(imageSize)
            textLeading += (image?.width ?? 0) + cells.imageGap
        }

        let isAccessibilitySize = cell.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        // At the largest text sizes values are below their titles.
        let isStacked =
            (cell.cellStyle == .subtitle || isAccessibilitySize) && shownTitle != nil && shownDetail != nil
        let sizes: (title: CGSize, detail: CGSize)
        switch cell.cellStyle {
        case .value1 where !isStacked: sizes = measureValue(shownTitle, shownDetail)
        case .value2 where !isStacked: sizes = measureContact(shownTitle, shownDetail)
        case .default, .subtitle, .value1, .value2:
            sizes = (measure(shownTitle, within: room), measure(shownDetail, within: room))
        }
        let pointSize = (shownTitle ?? shownDetail)?.font.pointSize ?? 17
        fit(sizes, pointSize: pointSize, isStacked: isStacked, isAccessibilitySize: isAccessibilitySize)

        let content = height ?? fittingHeight
        if let frame = image { image?.origin.y = around.round((content - frame.height) / 2) }
        if isStacked {
            stack(sizes.title, sizes.detail, in: content)
        } else {
            placeLone(
                sizes, in: content, style: cell.cellStyle, hasTitle: shownTitle != nil, hasDetail: shownDetail != nil)
        }
    }

    /// Describes a content view that lays itself out. It is measured if `height` is nil.
    init(configured view: UIView, around: CellSurroundings, width: CGFloat, height: CGFloat?) {
        self.around = around
        self.width = width
        self.height = height
        textLeading = (view as? UIListContentView)?.textLeading ?? around.leadingMargin
        guard height == nil else { return }
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        fittingHeight = around.roundUp(size.height)
    }

    private var room: CGFloat { max(trailing - textLeading, 0) }

    // MARK: Sizes

    /// Returns the size of a label: the height in whole pixels, the width of the text but at most `width`.
    private func measure(_ label: UILabel?, within width: CGFloat) -> CGSize {
        guard let label else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: around.roundUp(size.height))
    }

    /// Measures title and value; the title takes precedence, so the value may have no width left.
    private func measureValue(_ title: UILabel?, _ detail: UILabel?) -> (CGSize, CGSize) {
        let titleSize = measure(title, within: room)
        let gap = titleSize.width > 0 ? around.metrics.cells.valueGap : 0
        return (titleSize, measure(detail, within: max(room - titleSize.width - gap, 0)))
    }

    private func measureContact(_ title: UILabel?, _ detail: UILabel?) -> (CGSize, CGSize) {
        let cells = around.metrics.cells
        let titleSize = measure(title, within: min(cells.value2TitleWidth, room))
        let detailRoom = max(room - cells.value2TitleWidth - cells.value2Gap, 0)
        return (
            CGSize(width: min(cells.value2TitleWidth, room), height: titleSize.height),
            measure(detail, within: detailRoom)
        )
    }

    private mutating func fit(
        _ sizes: (title: CGSize, detail: CGSize), pointSize: CGFloat, isStacked: Bool, isAccessibilitySize: Bool
    ) {
        let (cells, rows) = (around.metrics.cells, around.metrics.rows)
        var wanted: CGFloat
        if isStacked {
            let padding = cells.subtitlePaddingShare.map { $0 * pointSize } ?? cells.subtitlePadding
            wanted =
                sizes.title.height + cells.subtitleGap + sizes.detail.height + cells.subtitleExtraHeight + padding
            wanted = max(wanted, rows.subtitleContentHeight)
        } else {
            let padding = isAccessibilitySize ? cells.accessibilityPadding.map { $0 * pointSize } : nil
            wanted = max(sizes.title.height, sizes.detail.height) + (padding ?? cells.textPadding)
            wanted = max(wanted, rows.contentHeight)
        }
        if height == nil, let image { wanted = max(wanted, image.height) }
        let strip = around.separatorStrip
        fittingHeight =
            rows.roundsToPoints
            ? SystemMetrics.roundUp(wanted + strip, scale: 1) - strip : around.roundUp(wanted)
    }

    // MARK: Places

    /// Places the image. If it is higher than the content view, it is scaled down.
    private mutating func placeImage(_ size: CGSize) {
        var shown = size
        if let height, size.height > height {
            shown = CGSize(width: size.width * height / size.height, height: height)
        }
        image = CGRect(x: textLeading, y: 0, width: shown.width, height: shown.height)
    }

    private mutating func stack(_ titleSize: CGSize, _ detailSize: CGSize, in content: CGFloat) {
        let cells = around.metrics.cells
        let labels = titleSize.height + detailSize.height + cells.subtitleExtraHeight
        // In a row that is too low, the gap shrinks first.
        let gap = min(cells.subtitleGap, max(content - labels - cells.subtitlePadding / 2, 0))
        let block = labels + gap
        let middle = content - (cells.centersSubtitleAboveSeparator ? around.separatorStrip : 0)
        let free = (middle - block) / 2
        let y: CGFloat
        if !cells.placesSubtitlesOnPoints {
            y = around.roundDown(free)
        } else if gap < cells.subtitleGap {
            // Measured in rows of 44, iOS 11-12: baselines at 21.5 and 37.5.
            y = SystemMetrics.roundUp(free, scale: 1)
        } else {
            y = SystemMetrics.roundDown(free, scale: 1)
        }
        title = CGRect(x: textLeading, y: y, width: titleSize.width, height: titleSize.height)
        detail = CGRect(
            x: textLeading, y: y + titleSize.height + gap, width: detailSize.width,
            height: detailSize.height + cells.subtitleExtraHeight)
    }

    /// Places labels that are not stacked, each centered vertically.
    private mutating func placeLone(
        _ sizes: (title: CGSize, detail: CGSize), in content: CGFloat, style: UITableViewCell.CellStyle, hasTitle: Bool,
        hasDetail: Bool
    ) {
        let cells = around.metrics.cells
        func place(_ size: CGSize, at x: CGFloat) -> CGRect {
            CGRect(
                x: x, y: around.roundUp((content - size.height) / 2), width: size.width, height: size.height)
        }
        if hasTitle, style == .default, cells.labelFillsContent {
            title = CGRect(x: textLeading, y: 0, width: room, height: content)
        } else if hasTitle {
            let width = style == .default ? room : sizes.title.width
            title = place(CGSize(width: width, height: sizes.title.height), at: textLeading)
        }
        guard hasDetail else { return }
        let x: CGFloat =
            switch style {
            case .value1: trailing - sizes.detail.width
            case .value2: textLeading + cells.value2TitleWidth + cells.value2Gap
            case .default, .subtitle: textLeading
            }
        detail = place(sizes.detail, at: x)
    }
}

extension UILabel {
    fileprivate var hasContent: Bool {
        !(text ?? "").isEmpty
    }
}
