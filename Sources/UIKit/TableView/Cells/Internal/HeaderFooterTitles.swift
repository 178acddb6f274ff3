/// The labels of a header or footer view, with the fonts and colors of the table's style until the application sets
/// others.
@MainActor
final class HeaderFooterTitles {
    /// Sound: the view owns this object.
    private unowned(unsafe) let view: UITableViewHeaderFooterView
    private(set) var title: UILabel?
    private(set) var detail: UILabel?
    private var look: Look?

    private struct Look {
        var font: UIFont
        var color: UIColor
    }

    init(view: UITableViewHeaderFooterView) {
        self.view = view
    }

    func requireTitle() -> UILabel {
        if let title { return title }
        let label = HeaderFooterLabel(frame: .zero)
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        view.contentView.addSubview(label)
        title = label
        look = nil
        applyLook()
        return label
    }

    func requireDetail() -> UILabel? {
        if let detail { return detail }
        guard let context = view.tableContext, context.isHeader, context.style != .plain else { return nil }
        let label = HeaderFooterLabel(frame: .zero)
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: view.traitCollection)  // unverified
        label.textColor = SystemColor.groupedHeaderText.dynamic
        label.adjustsFontForContentSizeCategory = true
        view.contentView.addSubview(label)
        detail = label
        return label
    }

    /// Sets font and color to those of the style, unless the application has changed them.
    func applyLook() {
        guard let title else { return }
        let wanted = wantedLook()
        if look.map({ title.font == $0.font }) ?? true { title.font = wanted.font }
        if look.map({ title.textColor == $0.color }) ?? true { title.textColor = wanted.color }
        look = wanted
    }

    private func wantedLook() -> Look {
        let context = view.tableContext ?? HeaderFooterContext()
        let headers = SystemMetrics.current.headers
        guard context.style == .plain else {
            let isLarge = context.isHeader && headers.groupedIsSemibold
            return Look(
                font: .preferredFont(
                    forTextStyle: isLarge ? .headline : .footnote, compatibleWith: view.traitCollection),
                color: SystemColor.groupedHeaderText.dynamic)
        }
        return Look(
            font: .preferredFont(
                forTextStyle: context.isHeader ? .headline : .body, compatibleWith: view.traitCollection),
            color: SystemColor.plainHeaderText.dynamic)
    }

    /// Shows a title of the data source, in capitals if the system's appearance requires it.
    func show(_ text: String?) {
        let shown = showsCapitals ? text?.localizedUppercase : text
        view.textLabel?.text = shown
        title?.recasedText = RecasedText(shown: shown, given: text)
    }

    private var showsCapitals: Bool {
        guard let context = view.tableContext, context.isHeader, context.style != .plain else { return false }
        return SystemMetrics.current.headers.uppercasesGroupedTitles
    }
}

/// A label that lays its header or footer view out again when its text or font changes.
final class HeaderFooterLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superview?.superview?.setNeedsLayout()
    }
}
