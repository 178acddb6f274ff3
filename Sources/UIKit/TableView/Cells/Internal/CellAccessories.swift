/// The view at the trailing end of a cell: the stock accessory of its type, or a view of the application.
@MainActor
final class CellAccessories {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UITableViewCell
    private(set) var stock: [UIView] = []

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    var type = UITableViewCell.AccessoryType.none {
        didSet { if type != oldValue { rebuild() } }
    }

    /// Takes precedence over ``type``.
    var custom: UIView? {
        didSet {
            guard custom !== oldValue else { return }
            if oldValue?.superview === cell { oldValue?.removeFromSuperview() }
            rebuild()
        }
    }

    var isPresent: Bool { custom != nil || type != .none }

    private func rebuild() {
        stock.forEach { $0.removeFromSuperview() }
        stock = custom == nil ? makeStock() : []
        for view in custom.map({ [$0] }) ?? stock {
            cell.insertSubview(view, aboveSubview: cell.contentView)
        }
        cell.contentSizeDidChange()
    }

    private func makeStock() -> [UIView] {
        switch type {
        case .none: []
        case .disclosureIndicator: [CellGlyphView(.chevron)]
        case .checkmark: [CellGlyphView(.checkmark)]
        case .detailButton: [CellDetailButton(cell: cell)]
        case .detailDisclosureButton: [CellGlyphView(.chevron), CellDetailButton(cell: cell)]
        }
    }

    // MARK: Layout

    /// Returns the content view's width in a cell of the given width.
    func contentWidth(in width: CGFloat, around: CellSurroundings) -> CGFloat {
        guard isPresent else { return width }
        var narrowest = width
        forEachFrame(in: CGSize(width: width, height: 0), around: around) { narrowest = min(narrowest, $1.minX) }
        return narrowest - (type == .checkmark && custom == nil ? around.metrics.accessories.checkmarkGap : 0)
    }

    func layOut(in size: CGSize, around: CellSurroundings) {
        let room = around.room(in: size.width)
        forEachFrame(in: CGSize(width: room, height: size.height), around: around) { view, frame in
            view.frame = around.directed(frame, in: room).offsetBy(dx: around.sides.left, dy: 0)
        }
    }

    /// Calls `body` with the accessory views and their frames in a left-to-right interface, the outermost first.
    private func forEachFrame(in size: CGSize, around: CellSurroundings, _ body: (UIView, CGRect) -> Void) {
        let metrics = around.metrics.accessories
        var end = size.width - around.accessoryMargin - around.trailingTextSide
        if let custom {
            let own = custom.bounds.size
            let y = round((size.height - own.height) / 2, metrics.customRounding, around)
            return body(custom, CGRect(origin: CGPoint(x: end - own.width, y: y), size: own))
        }
        if type == .checkmark { end -= metrics.checkmark.trailing }
        for view in stock {
            let box = view.sizeThatFits(size)
            let y = round((size.height - box.height) / 2, metrics.stockRounding, around)
            let frame = CGRect(origin: CGPoint(x: end - box.width, y: y), size: box)
            end = frame.minX - metrics.detailDisclosureGap
            body(view, frame)
        }
    }

    private func round(
        _ length: CGFloat, _ rule: FloatingPointRoundingRule, _ around: CellSurroundings
    ) -> CGFloat {
        rule == .up ? around.roundUp(length) : around.roundDown(length)
    }
}
