import Foundation

/// The rows of a menu, with lines between them, gaps between sections, and titles. A finger may slide from one row to
/// the next; lifting it selects the row under it. The list scrolls if the rows do not fit.
@MainActor
final class MenuList: UIScrollView {
    var choose: @MainActor (MenuRow) -> Void = { _ in }

    private(set) var rows: [MenuRow] = []
    /// The rows, lines, gaps and titles from top to bottom, with their heights for a width.
    private var parts: [Part] = []

    private struct Part {
        /// The views beside each other, and for how many of them there is room.
        var views: [UIView]
        var columns = 1
        /// The height for the width of one view.
        let height: @MainActor (CGFloat) -> CGFloat
    }
    private let metrics = SystemMetrics.current.menus.self

    init() {
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        delaysContentTouches = false
        alwaysBounceVertical = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .plain }

    /// - Parameter header: the row that opened a submenu. It is shown first and closes the submenu.
    func show(_ contents: MenuContents, header: MenuItem?) {
        for view in parts.flatMap(\.views) { view.removeFromSuperview() }
        parts = []
        rows = []
        let hasSigns = contents.hasLeadingSigns || header != nil
        if let header {
            // The header has the title of the menu that it opened.
            add(MenuRow(header, hasLeadingSigns: true, isHeader: true))
            addGap()
        } else if !contents.title.isEmpty {
            add(title: contents.title)
            addLine()
        }
        for (index, section) in contents.sections.enumerated() {
            if index > 0 { addGap() }
            if !section.title.isEmpty { add(title: section.title) }
            guard section.columns == 1 else {
                addTiles(section)
                continue
            }
            for (place, item) in section.items.enumerated() {
                if place > 0 || !section.title.isEmpty { addLine() }
                let row = MenuRow(item, hasLeadingSigns: hasSigns)
                if section.titleLines > 0 { row.titleLines = section.titleLines }
                add(row)
            }
        }
        for view in parts.flatMap(\.views) { addSubview(view) }
        setNeedsLayout()
    }

    private func add(_ row: MenuRow) {
        rows.append(row)
        parts.append(Part(views: [row], height: { [unowned row] in row.height(width: $0) }))
    }

    /// Adds elements beside each other, in as many lines as they need.
    private func addTiles(_ section: MenuContents.Section) {
        for start in stride(from: 0, to: section.items.count, by: section.columns) {
            if start > 0 || !section.title.isEmpty { addLine() }
            let items = section.items[start..<min(start + section.columns, section.items.count)]
            let tiles = items.map { MenuTile($0, hasTitle: section.size == .medium) }
            rows += tiles
            // Elements that do not fill a line share it.
            parts.append(
                Part(
                    views: tiles, columns: start == 0 ? tiles.count : section.columns,
                    height: { width in tiles.map { $0.height(width: width) }.max() ?? 0 }))
        }
    }

    private func addLine() {
        let line = UIView()
        line.backgroundColor = SystemColor.menuDivider.dynamic
        parts.append(
            Part(
                views: [line],
                height: { [unowned self] _ in SystemMetrics.current.bars.hairline(scale: contentScaleFactor) }))
    }

    private func addGap() {
        let gap = UIView()
        gap.backgroundColor = SystemColor.menuGap.dynamic
        parts.append(Part(views: [gap], height: { [metrics] _ in metrics.sectionGap }))
    }

    private func add(title: String) {
        let view = MenuTitle(title)
        parts.append(Part(views: [view], height: { [unowned view] in view.height(width: $0) }))
    }

    // MARK: Layout

    func height(width: CGFloat) -> CGFloat {
        parts.reduce(0) { $0 + $1.height(width / CGFloat($1.columns)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for part in parts {
            let width = bounds.width / CGFloat(part.columns)
            let height = part.height(width)
            for (place, view) in part.views.enumerated() {
                let column = CGFloat(isRightToLeft ? part.columns - 1 - place : place)
                view.frame = CGRect(x: column * width, y: y, width: width, height: height)
            }
            y += height
        }
        contentSize = CGSize(width: bounds.width, height: y)
        isScrollEnabled = y > bounds.height + 0.5
    }

    // MARK: Selection

    /// Returns the enabled row at a point of the list.
    func row(at point: CGPoint) -> MenuRow? {
        guard bounds.contains(point) else { return nil }
        return rows.first { $0.frame.contains(point) && $0.item.isEnabled }
    }

    var pressedRow: MenuRow? { rows.first(where: \.isPressed) }

    func press(_ pressed: MenuRow?) {
        for row in rows { row.isPressed = row === pressed }
    }

    /// Highlights the next enabled row for an arrow key. If no row is highlighted, it begins with the first or the last
    /// one.
    func pressNext(_ step: Int) {
        let enabled = rows.filter(\.item.isEnabled)
        guard !enabled.isEmpty else { return }
        let current = pressedRow.flatMap { pressed in enabled.firstIndex { $0 === pressed } }
        let next = current.map { ($0 + step + enabled.count) % enabled.count } ?? (step > 0 ? 0 : enabled.count - 1)
        highlight(enabled[next])
    }

    func pressFirst() { rows.first(where: \.item.isEnabled).map(highlight) }

    func pressLast() { rows.last(where: \.item.isEnabled).map(highlight) }

    /// Highlights the next enabled row that matches, beginning with the present one or, if that is skipped, after it.
    func pressNext(skipping: Bool, _ matches: (MenuRow) -> Bool) {
        let enabled = rows.filter(\.item.isEnabled)
        let current = pressedRow.flatMap { pressed in enabled.firstIndex { $0 === pressed } }
        let start = current.map { $0 + (skipping ? 1 : 0) } ?? 0
        let next = enabled.indices.lazy.map { enabled[($0 + start) % enabled.count] }.first(where: matches)
        next.map(highlight)
    }

    private func highlight(_ row: MenuRow) {
        press(row)
        scrollRectToVisible(row.frame, animated: false)
    }

    private func row(under touches: Set<UITouch>) -> MenuRow? {
        touches.first.flatMap { row(at: $0.location(in: self)) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(row(under: touches))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(row(under: touches))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(nil)
        if let row = row(under: touches) { choose(row) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(nil)
    }
}

/// The title of a section.
@MainActor
private final class MenuTitle: UIView {
    private let label = UILabel()
    private let metrics = SystemMetrics.current.menus.self

    init(_ title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        addSubview(label)
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: width - 2 * metrics.sideInset, height: .greatestFiniteMagnitude)
        return (label.sizeThatFits(room).height + 2 * metrics.titleInset).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: metrics.sideInset, dy: metrics.titleInset)
    }
}
