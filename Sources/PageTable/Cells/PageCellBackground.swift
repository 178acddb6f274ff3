import UIKit

/// The background of a row or of its selection: a gradient from the leading to the trailing edge, with ends that follow
/// the row's position in the section.
///
/// In a plain table it fills the row. In an inset grouped table too; the table rounds the ends of its sections. In a
/// grouped table it draws a card of its own, narrower than the table, with rounded ends and with separators. A
/// program that wants another look overrides the colors, or sets another class in
/// ``PageCell/pageCellBackgroundClass``.
@preconcurrency @MainActor
open class PageCellBackground: UIView {
    /// Whether this is the background of the selection.
    public let isSelection: Bool
    /// The position of the row in its section.
    public private(set) var position = PageCellPosition.single
    /// The style of the table.
    public private(set) var tableStyle = UITableView.Style.plain

    private let card = GradientView(frame: .zero)
    private let separator = UIView(frame: .zero)

    /// Creates the background of a cell, or the one that is shown while the row is selected.
    public required init(isSelection: Bool) {
        self.isSelection = isSelection
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(card)
        card.addSubview(separator)
        card.layer.cornerCurve = .continuous
        card.layer.masksToBounds = true
        update()
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("backgrounds are made in code")
    }

    // MARK: What subclasses change

    /// The colors of the gradient from the leading to the trailing edge, at least one. The defaults are the colors of
    /// rows with a shade of the tint color, which is stronger in the selection.
    open var colors: [UIColor] {
        let ground: UIColor = tableStyle == .plain ? .systemBackground : .secondarySystemGroupedBackground
        let isDark = traitCollection.userInterfaceStyle == .dark
        let shades: [CGFloat] = isSelection ? [0.30, 0.16] : [0, isDark ? 0.10 : 0.06]
        return shades.map { ground.shaded(with: tintColor, by: $0, for: traitCollection) }
    }

    /// The color of the separators in the cards of a grouped table; nil for none.
    open var separatorColor: UIColor? { .separator }

    /// The radius of the ends of a section in a grouped table, in points. The default is 12.
    open var cornerRadius: CGFloat { 12 }

    /// The distance of the card from the sides of a grouped table, in points. The default is 8.
    open var cardInset: CGFloat { 8 }

    /// Called when the background is given its row, before it is drawn and each time the position changes. Overrides
    /// call super.
    open func show(_ position: PageCellPosition, in tableStyle: UITableView.Style) {
        guard position != self.position || tableStyle != self.tableStyle else { return }
        self.position = position
        self.tableStyle = tableStyle
        update()
    }

    // MARK: Drawing

    private var isCard: Bool { tableStyle == .grouped }

    private func update() {
        var corners: CACornerMask = []
        if isCard, position.isTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, position.isBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        card.layer.maskedCorners = corners
        card.layer.cornerRadius = corners.isEmpty ? 0 : cornerRadius
        separator.backgroundColor = separatorColor
        separator.isHidden = !isCard || position.isBottom || isSelection || separatorColor == nil
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() { card.show(colors.map { $0.resolvedColor(with: traitCollection) }) }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let line = 1 / max(traitCollection.displayScale, 1)
        card.frame = isCard ? bounds.insetBy(dx: min(cardInset, bounds.width / 2), dy: 0) : bounds
        if isCard, isSelection, !position.isTop {
            // Covers the separator above the row.
            card.frame = card.frame.inset(by: UIEdgeInsets(top: -line, left: 0, bottom: 0, right: 0))
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        card.setDirection(isRightToLeft: isRightToLeft)
        // The separator begins where the text of the row does.
        let margin = superview?.layoutMargins ?? layoutMargins
        let start = max(0, (isRightToLeft ? margin.right : margin.left) - card.frame.minX)
        separator.frame = CGRect(
            x: isRightToLeft ? 0 : start, y: card.bounds.height - line, width: max(0, card.bounds.width - start),
            height: line)
    }
}
