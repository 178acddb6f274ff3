/// The labels and the image view of a cell's style. Created when first accessed; owned by the cell, laid out by
/// ``CellContentLayout``.
@MainActor
final class CellLabels {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UITableViewCell
    private(set) var title: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?
    /// The tint color that the title of `.value2` last got from the cell.
    private var titleTint: UIColor?

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    func requireTitle() -> UILabel {
        if let title { return title }
        let label = make(cell.cellStyle == .value2 ? .caption1 : .body)
        if cell.cellStyle == .value2 {
            label.textAlignment = .right
            titleTint = cell.tintColor
            label.textColor = titleTint
        }
        title = label
        return label
    }

    /// Returns nil in the default style.
    func requireDetail() -> UILabel? {
        if let detail { return detail }
        let label: UILabel
        switch cell.cellStyle {
        case .default: return nil
        case .value1:
            label = make(.body)
            label.textColor = .secondaryLabel
        case .value2:
            label = make(.caption1)
        case .subtitle:
            label = make(SystemMetrics.current.cells.subtitleTextStyle == .caption1 ? .caption1 : .subheadline)
        }
        detail = label
        return label
    }

    /// Returns nil in the style `.value2`, whose cells have no image (Apple's Table View Programming Guide).
    func requireImage() -> UIImageView? {
        if let image { return image }
        guard cell.cellStyle != .value2 else { return nil }
        let view = CellImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        image = view
        cell.contentView.addSubview(view)
        return view
    }

    private func make(_ style: UIFont.TextStyle) -> UILabel {
        let label = CellLabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: style, compatibleWith: cell.traitCollection)
        label.adjustsFontForContentSizeCategory = true
        label.adaptLines(to: cell.traitCollection.preferredContentSizeCategory)
        cell.contentView.addSubview(label)
        return label
    }

    /// Updates the title of `.value2`, which follows the tint color until the application sets another color.
    func tintDidChange() {
        guard cell.cellStyle == .value2, let title, title.textColor == titleTint else { return }
        titleTint = cell.tintColor
        title.textColor = titleTint
    }

    func setHighlighted(_ isHighlighted: Bool) {
        title?.isHighlighted = isHighlighted
        detail?.isHighlighted = isHighlighted
        image?.isHighlighted = isHighlighted
    }
}

/// A label that invalidates its cell's layout when its text or font changes. At accessibility text sizes it takes any
/// number of lines, unless the application has set a number.
final class CellLabel: UILabel {
    private var isAdaptingLines = false
    private var hasGivenLines = false

    override var numberOfLines: Int {
        didSet { if !isAdaptingLines { hasGivenLines = true } }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adaptLines(to: traitCollection.preferredContentSizeCategory)
    }

    func adaptLines(to category: UIContentSizeCategory) {
        let wanted = category.isAccessibilityCategory ? 0 : 1
        guard !hasGivenLines, numberOfLines != wanted else { return }
        isAdaptingLines = true
        numberOfLines = wanted
        isAdaptingLines = false
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview?.superview as? UITableViewCell)?.contentSizeDidChange()
    }
}

/// An image view that invalidates its cell's layout when the size of its image changes.
final class CellImageView: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview?.superview as? UITableViewCell)?.contentSizeDidChange()
    }
}
