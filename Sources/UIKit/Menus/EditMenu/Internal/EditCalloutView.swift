import Foundation

/// The bar of an edit menu with its arrow. The entries are side by side, on one or more pages. A finger may slide from
/// one entry to the next; lifting it selects the entry under it.
@MainActor
final class EditCalloutView: UIView {
    var choose: @MainActor (EditMenuEntry) -> Void = { _ in }
    /// Called when another page is shown. The bar then has another size and must be placed again.
    var pageDidChange: @MainActor () -> Void = {}

    private let background = CalloutBackgroundView()
    /// Clips a pressed entry at the corners of the bar.
    private let bar = UIView()
    private var entries: [EditMenuCell] = []
    private let turns = (back: EditMenuCell(turningBack: true), on: EditMenuCell(turningBack: false))
    private var dividers: [UIView] = []
    private var pages: [Range<Int>] = []
    private var page = 0
    private let metrics = SystemMetrics.current.editMenus.self

    init() {
        super.init(frame: .zero)
        addSubview(background)
        bar.clipsToBounds = true
        bar.layer.cornerRadius = metrics.cornerRadius
        bar.layer.cornerCurve = .continuous
        bar.isUserInteractionEnabled = false
        addSubview(bar)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var accessibilityKind: AccessibilityKind { .menu }

    func show(_ shown: [EditMenuEntry]) {
        entries = shown.map { EditMenuCell($0) }
        page = 0
    }

    /// Divides the entries into pages that are not wider than this.
    func fit(width: CGFloat) {
        pages = CalloutPages.pages(
            widths: entries.map(\.fittingWidth), room: width, turnWidth: metrics.turnWidth)
        page = min(page, max(pages.count - 1, 0))
        let shown = visibleCells
        for view in bar.subviews { view.removeFromSuperview() }
        dividers = shown.dropFirst().map { _ in
            let divider = UIView()
            divider.backgroundColor = SystemColor.menuDivider.dynamic
            return divider
        }
        for view in shown + dividers { bar.addSubview(view) }
        setNeedsLayout()
    }

    var barSize: CGSize {
        CGSize(width: visibleCells.map(\.fittingWidth).reduce(0, +), height: metrics.height)
    }

    func take(_ placement: CalloutPlacement) {
        frame = placement.frame
        bar.frame = placement.bar
        background.frame = bounds
        background.show(placement)
        setNeedsLayout()
    }

    private var visibleCells: [EditMenuCell] {
        guard pages.indices.contains(page) else { return [] }
        let own = Array(entries[pages[page]])
        return (page > 0 ? [turns.back] : []) + own + (page < pages.count - 1 ? [turns.on] : [])
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = SystemMetrics.current.bars.hairline(scale: contentScaleFactor)
        var x: CGFloat = 0
        for (index, cell) in visibleCells.enumerated() {
            let width = cell.fittingWidth
            cell.frame = mirrored(CGRect(x: x, y: 0, width: width, height: bar.bounds.height))
            if index > 0 {
                let divider = CGRect(x: x, y: 0, width: line, height: bar.bounds.height)
                dividers[index - 1].frame = mirrored(divider)
            }
            x += width
        }
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bar.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Touches

    /// Touches beside the arrow do not belong to the menu.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bar.frame.contains(point)
    }

    private func cell(at touch: UITouch) -> EditMenuCell? {
        let point = touch.location(in: bar)
        guard bar.bounds.contains(point) else { return nil }
        return visibleCells.first { $0.frame.contains(point) && $0.isEnabled }
    }

    private func press(_ pressed: EditMenuCell?) {
        for cell in visibleCells { cell.isPressed = cell === pressed }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches.first.flatMap(cell))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(touches.first.flatMap(cell))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let chosen = touches.first.flatMap(cell)
        press(nil)
        switch chosen?.role {
        case .entry(let entry): choose(entry)
        case .back: turn(by: -1)
        case .on: turn(by: 1)
        case nil: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        press(nil)
    }

    private func turn(by step: Int) {
        page += step
        pageDidChange()
    }
}
