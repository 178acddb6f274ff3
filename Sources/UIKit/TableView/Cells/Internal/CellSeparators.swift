/// The separators of one cell: below it, and above the first row of a grouped section. Created when the table sets the
/// cell's context, not during layout, where a new subview would cause a second layout.
@MainActor
final class CellSeparators {
    /// Sound: the cell owns this object.
    private unowned(unsafe) let cell: UITableViewCell
    private(set) var bottom: TableSeparatorView?
    private(set) var top: TableSeparatorView?

    init(cell: UITableViewCell) {
        self.cell = cell
    }

    func contextDidChange() {
        let context = cell.tableContext
        let isNeeded = context.map { $0.separatorStyle != .none } ?? false
        let hasTop = isNeeded && context?.style == .grouped && context?.position.isFirst == true
        update(&bottom, isNeeded: isNeeded, context)
        update(&top, isNeeded: hasTop, context)
    }

    /// - Parameter indentation: How far the start of the separator is moved besides its inset, for an editing control.
    func layOut(in size: CGSize, textLeading: CGFloat, indentation: CGFloat, around: CellSurroundings) {
        let thickness = around.metrics.separators.thickness(scale: around.scale)
        if let bottom {
            var inset = insets(textLeading: textLeading, around: around)
            inset.right += around.indexWidth
            if !endsSection(around) { inset.left += indentation }
            bottom.frame = around.directed(
                CGRect(
                    x: inset.left, y: size.height - thickness, width: max(size.width - inset.left - inset.right, 0),
                    height: thickness), in: size.width)
        }
        top?.frame = CGRect(x: 0, y: 0, width: size.width, height: thickness)
        updateVisibility()
    }

    /// Hides lines at a selected or highlighted row, as measured on iOS 26 under Catalyst.
    func updateVisibility() {
        let isCovered = cell.selection.isShown || cell.suppressesSeparator
        bottom?.isHidden = isCovered || !(cell.tableContext?.showsBottomSeparator ?? true)
        top?.isHidden = cell.selection.isShown
    }

    /// Returns the insets, with leading and trailing in `left` and `right`.
    func insets(textLeading: CGFloat, around: CellSurroundings) -> UIEdgeInsets {
        let context = around.context
        let lines = around.metrics.separators
        if endsSection(around) { return .zero }
        let trailing = context.style == .insetGrouped ? lines.cardTrailingInset : lines.trailingInset
        let automatic = UIEdgeInsets(top: 0, left: textLeading, bottom: 0, right: trailing ?? around.systemMargin)
        let wanted = cell.ownSeparatorInset ?? context.separatorInset
        let isOffset = context.separatorInsetReference == .fromAutomaticInsets
        func edge(_ value: CGFloat, _ automatic: CGFloat) -> CGFloat {
            if value == UITableView.automaticDimension { return automatic }
            return isOffset ? automatic + value : value
        }
        return UIEdgeInsets(
            top: 0, left: edge(wanted.left, automatic.left), bottom: 0, right: edge(wanted.right, automatic.right))
    }

    /// Whether the line closes a section from side to side.
    private func endsSection(_ around: CellSurroundings) -> Bool {
        let context = around.context
        return context.position.isLast && context.style != .plain && cell.ownSeparatorInset == nil
            && (context.style == .insetGrouped || around.metrics.separators.closesGroups)
    }

    private func update(_ line: inout TableSeparatorView?, isNeeded: Bool, _ context: TableCellContext?) {
        guard isNeeded else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        if let line {
            line.show(context?.separatorColor, context?.separatorEffect)
        } else {
            let made = TableSeparatorView(color: context?.separatorColor, effect: context?.separatorEffect)
            cell.addSubview(made)
            line = made
        }
    }
}
