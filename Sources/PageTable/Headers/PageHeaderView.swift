import UIKit

/// The header of a section in a page with `useCustomHeaders`: in plain tables a bar with a gradient, in grouped tables
/// a headline beside a bar in the tint color.
@preconcurrency @MainActor
open class PageHeaderView: UITableViewHeaderFooterView {
    /// The label with the title.
    public let titleLabel = UILabel(frame: .zero)

    private let bar = GradientView(frame: .zero)
    private let mark = UIView(frame: .zero)
    private var topSpace: NSLayoutConstraint?
    private var bottomSpace: NSLayoutConstraint?
    private var textStart: NSLayoutConstraint?
    private var style = UITableView.Style.plain

    /// Returns a header for a section of the table, an idle one if there is one.
    static func header(title: String, in tableView: UITableView) -> PageHeaderView {
        let identifier = String(reflecting: PageHeaderView.self)
        let idle = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? PageHeaderView
        let header = idle ?? PageHeaderView(reuseIdentifier: identifier)
        header.show(title, in: tableView.style)
        return header
    }

    public override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        construct()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        construct()
    }

    private func construct() {
        for view in [mark, titleLabel] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        titleLabel.numberOfLines = 0
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.accessibilityTraits = .header
        mark.layer.cornerRadius = 2
        let margins = contentView.layoutMarginsGuide
        let topSpace = titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor)
        let bottomSpace = contentView.bottomAnchor.constraint(equalTo: titleLabel.bottomAnchor)
        // The table may give the header another height for a moment.
        bottomSpace.priority = UILayoutPriority(999)
        let textStart = titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
        NSLayoutConstraint.activate([
            topSpace, bottomSpace, textStart,
            titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            mark.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            mark.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
            mark.widthAnchor.constraint(equalToConstant: 4),
            mark.heightAnchor.constraint(equalToConstant: 16),
        ])
        (self.topSpace, self.bottomSpace, self.textStart) = (topSpace, bottomSpace, textStart)
    }

    /// Shows a title in the look of a table's style. Overrides call super.
    open func show(_ title: String, in tableStyle: UITableView.Style) {
        style = tableStyle
        titleLabel.text = title
        let isPlain = tableStyle == .plain
        titleLabel.font = UIFontMetrics(forTextStyle: isPlain ? .subheadline : .headline).scaledFont(
            for: .systemFont(ofSize: isPlain ? 15 : 17, weight: .semibold))
        titleLabel.textColor = .label
        topSpace?.constant = isPlain ? 7 : 20
        bottomSpace?.constant = isPlain ? 7 : 8
        textStart?.constant = isPlain ? 0 : 12
        mark.isHidden = isPlain
        mark.backgroundColor = tintColor
        backgroundView = isPlain ? bar : nil
        updateColors()
    }

    /// The colors of the bar in a plain table, from the leading to the trailing edge; opaque, since rows pass below it.
    open var colors: [UIColor] {
        let shades: [CGFloat] = traitCollection.userInterfaceStyle == .dark ? [0.34, 0.12] : [0.16, 0.05]
        return shades.map { UIColor.systemBackground.shaded(with: tintColor, by: $0, for: traitCollection) }
    }

    private func updateColors() {
        guard style == .plain else { return }
        bar.show(colors.map { $0.resolvedColor(with: traitCollection) })
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.setDirection(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        mark.backgroundColor = tintColor
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}
