import Foundation

/// The list of actions of an alert or an action sheet, separated by lines. A touch may move from one action to another;
/// the action under the finger when it is lifted is chosen. The list scrolls if not all actions fit.
@MainActor
final class AlertActionList: UIScrollView {
    private let rowHeight: CGFloat
    private let choose: @MainActor (UIAlertAction) -> Void
    private var rows: [AlertActionRow] = []
    private var dividers: [UIView] = []
    /// Whether two rows are side by side.
    private var isSideBySide = false

    init(rowHeight: CGFloat, choose: @escaping @MainActor (UIAlertAction) -> Void) {
        self.rowHeight = rowHeight
        self.choose = choose
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
        alwaysBounceVertical = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .plain }

    /// Replaces the rows.
    ///
    /// - Parameter hasLineAbove: whether a line separates the first row from the content above it.
    func show(_ actions: [UIAlertAction], hasLineAbove: Bool, font: (UIAlertAction) -> UIFont) {
        for view in rows + dividers { view.removeFromSuperview() }
        rows = actions.map { AlertActionRow($0, font: font($0)) }
        dividers = (hasLineAbove ? rows[...] : rows.dropFirst()).map { _ in
            let divider = UIView()
            divider.backgroundColor = SystemColor.alertDivider.dynamic
            divider.isUserInteractionEnabled = false
            return divider
        }
        for view in rows + dividers { addSubview(view) }
        setNeedsLayout()
    }

    func actionsDidChange() {
        for row in rows { row.showColor() }
    }

    // MARK: Layout

    private var line: CGFloat { SystemMetrics.current.bars.hairline(scale: contentScaleFactor) }

    private var hasLineAbove: Bool { !rows.isEmpty && dividers.count == rows.count }

    /// Places two rows side by side if both titles fit, and returns whether it did.
    ///
    /// - Parameter inColumn: whether the rows are in a column in any case, as they are at accessibility text sizes.
    @discardableResult
    func arrange(width: CGFloat, inColumn: Bool) -> Bool {
        let room = width / 2 - 2 * SystemMetrics.current.alerts.actionInset
        isSideBySide = !inColumn && rows.count == 2 && rows.allSatisfy { $0.titleWidth <= room }
        setNeedsLayout()
        return isSideBySide
    }

    func height(width: CGFloat) -> CGFloat {
        guard !rows.isEmpty else { return 0 }
        if isSideBySide { return sharedRowHeight(width: width) + (hasLineAbove ? line : 0) }
        return rows.reduce(CGFloat(dividers.count) * line) { $0 + $1.height(width: width, standard: rowHeight) }
    }

    private func sharedRowHeight(width: CGFloat) -> CGFloat {
        rows.map { $0.height(width: width / 2, standard: rowHeight) }.max() ?? rowHeight
    }

    /// The minimum visible height if not all rows fit: one and a half rows.
    func leastHeight(width: CGFloat) -> CGFloat {
        let first = rows.first?.height(width: width, standard: rowHeight) ?? rowHeight
        return min(height(width: width), first * 1.5)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = height(width: bounds.width)
        contentSize = CGSize(width: bounds.width, height: height)
        isScrollEnabled = height > bounds.height + 0.5
        if isSideBySide { layOutSideBySide() } else { layOutStacked() }
    }

    private func layOutSideBySide() {
        let top = hasLineAbove ? line : 0
        let half = bounds.width / 2
        let rowHeight = sharedRowHeight(width: bounds.width)
        for (index, row) in rows.enumerated() {
            let isLeft = (index == 0) != isRightToLeft
            row.frame = CGRect(x: isLeft ? 0 : half, y: top, width: half, height: rowHeight)
        }
        if hasLineAbove { dividers.first?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: line) }
        dividers.last?.frame = CGRect(
            x: SystemMetrics.round(half - line / 2, scale: contentScaleFactor), y: top, width: line, height: rowHeight)
    }

    private func layOutStacked() {
        var y: CGFloat = 0
        var lines = dividers[...]
        for (index, row) in rows.enumerated() {
            if index > 0 || hasLineAbove {
                lines.popFirst()?.frame = CGRect(x: 0, y: y, width: bounds.width, height: line)
                y += line
            }
            let height = row.height(width: bounds.width, standard: rowHeight)
            row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }

    // MARK: Touches

    private func row(at touch: UITouch) -> AlertActionRow? {
        let point = touch.location(in: self)
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.frame.contains(point) && $0.action.isEnabled }
    }

    private func press(_ pressed: AlertActionRow?) {
        for row in rows { row.isPressed = row === pressed }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches.first.flatMap(row))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches.first.flatMap(row))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(nil)
        if let chosen = touches.first.flatMap(row) { choose(chosen.action) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(nil)
    }
}
