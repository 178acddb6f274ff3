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
        didSet { if type != oldValue, !isEditing { rebuild() } }
    }

    /// Takes precedence over ``type``.
    var custom: UIView? {
        didSet {
            guard custom !== oldValue else { return }
            if oldValue?.superview === cell, oldValue !== editingCustom { oldValue?.removeFromSuperview() }
            if !isEditing { rebuild() }
        }
    }

    /// The same two while the cell is edited.
    var editingType = UITableViewCell.AccessoryType.none {
        didSet { if editingType != oldValue, isEditing { rebuild() } }
    }
    var editingCustom: UIView? {
        didSet {
            guard editingCustom !== oldValue else { return }
            if oldValue?.superview === cell, oldValue !== custom { oldValue?.removeFromSuperview() }
            if isEditing { rebuild() }
        }
    }

    /// Whether the accessory of editing is shown.
    private(set) var isEditing = false
    private var exchange: AccessoryExchange?

    private var shownType: UITableViewCell.AccessoryType { isEditing ? editingType : type }
    private var shownCustom: UIView? { isEditing ? editingCustom : custom }
    private var shown: [UIView] { shownCustom.map { [$0] } ?? stock }

    var isPresent: Bool { shownCustom != nil || shownType != .none }

    /// Replaces the accessory by that of the other state. In an animation ``fade()`` is called in its closure, and
    /// ``endExchange()`` at its end.
    func showEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        let before = (views: shown, type: shownType, custom: shownCustom)
        isEditing = editing
        if shownCustom === before.custom, shownCustom != nil || shownType == before.type { return }
        if animated {
            // Stays in the cell until it has faded out.
            stock = []
            let exchange = exchange ?? AccessoryExchange()
            self.exchange = exchange
            exchange.begin(leaving: before.views)
        } else {
            before.views.forEach { $0.removeFromSuperview() }
        }
        rebuild()
        if animated { UIView.performWithoutAnimation { layOutArriving() } }
    }

    func fade() { exchange?.fade() }

    func endExchange() {
        exchange?.end()
        exchange = nil
    }

    /// Places the new accessory where it fades in.
    private func layOutArriving() {
        exchange?.arrive(shown)
        layOut(in: cell.bounds.size, around: CellSurroundings(of: cell))
    }

    private func rebuild() {
        stock.forEach { $0.removeFromSuperview() }
        stock = shownCustom == nil ? makeStock() : []
        for view in shown {
            cell.insertSubview(view, aboveSubview: cell.contentView)
        }
        cell.contentSizeDidChange()
    }

    private func makeStock() -> [UIView] {
        switch shownType {
        case .none: []
        case .disclosureIndicator: [chevron]
        case .checkmark: [CellGlyphView(.checkmark)]
        case .detailButton: [CellDetailButton(cell: cell)]
        case .detailDisclosureButton: [chevron, CellDetailButton(cell: cell)]
        }
    }

    private var chevron: CellGlyphView { CellGlyphView(.chevron, color: SystemColor.disclosure.dynamic) }

    // MARK: Layout

    /// Returns the content view's width in a cell of the given width.
    func contentWidth(in width: CGFloat, around: CellSurroundings) -> CGFloat {
        var end = width - around.editing.trailing
        if isPresent {
            forEachFrame(in: CGSize(width: width, height: 0), around: around) { end = min(end, $1.minX) }
            if shownType == .checkmark, shownCustom == nil { end -= around.metrics.accessories.checkmarkGap }
        }
        return max(end - around.editing.leading, 0)
    }

    func layOut(in size: CGSize, around: CellSurroundings) {
        let room = around.room(in: size.width)
        forEachFrame(in: CGSize(width: room, height: size.height), around: around) { view, frame in
            let moved = frame.offsetBy(dx: -around.editing.shift, dy: 0)
            view.frame = around.directed(moved, in: room).offsetBy(dx: around.sides.left, dy: 0)
        }
    }

    /// Calls `body` with the accessory views and their frames in a left-to-right interface, the outermost first.
    private func forEachFrame(in size: CGSize, around: CellSurroundings, _ body: (UIView, CGRect) -> Void) {
        let metrics = around.metrics.accessories
        var end = size.width - around.accessoryMargin - around.trailingTextSide
        if around.editing.trailing > 0 {
            end = size.width - around.editing.trailing - around.metrics.editing.reorderGap
        }
        if let shownCustom {
            let own = shownCustom.bounds.size
            let y = round((size.height - own.height) / 2, metrics.customRounding, around)
            return body(shownCustom, CGRect(origin: CGPoint(x: end - own.width, y: y), size: own))
        }
        if shownType == .checkmark { end -= metrics.checkmark.trailing }
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
