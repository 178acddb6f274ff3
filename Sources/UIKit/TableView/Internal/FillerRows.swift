internal import TableEngine

/// The empty rows below the last one of a plain table, of which only the separators are drawn.
///
/// Owned by UITableView. As in UIKit, a table with a footer view, even an empty one, has none.
@MainActor
final class FillerRows {
    /// Sound: the table owns this object.
    unowned(unsafe) let table: UITableView

    private(set) var lines: [TableSeparatorView] = []

    init(table: UITableView) { self.table = table }

    func place() {
        let height = rowHeight
        var shown = 0
        if height > 0 {
            let start = table.contents.geometry.contentHeight
            let scale = table.pixelScale
            let thickness = SystemMetrics.current.separators.thickness(scale: scale)
            let (left, right) = insets
            var bottom = CGFloat(start) + height
            while bottom - height < table.bounds.maxY {
                let frame = CGRect(
                    x: left, y: bottom - thickness, width: max(0, table.bounds.width - left - right), height: thickness)
                let line = line(shown)
                if line.frame != frame { line.frame = frame }
                shown += 1
                bottom += height
            }
        }
        for line in lines.dropFirst(shown) { line.removeFromSuperview() }
        lines.removeLast(lines.count - shown)
    }

    /// The height of a filler row; 0 if there are none.
    private var rowHeight: CGFloat {
        guard table.style == .plain, table.separatorStyle != .none, table.tableFooterView == nil else { return 0 }
        if table.fillerRowHeight >= 0 { return table.fillerRowHeight }
        return table.rowHeight >= 0 ? table.rowHeight : SystemMetrics.current.rows.height
    }

    private var insets: (left: CGFloat, right: CGFloat) {
        let system = SystemMetrics.current.margins.system(windowWidth: table.window?.bounds.width ?? table.bounds.width)
        let isRightToLeft = table.isRightToLeft
        let safe = table.safeAreaInsets
        let margin = max(system, table.frames.readableMargin) + (isRightToLeft ? safe.right : safe.left)
        let trailing = SystemMetrics.current.separators.trailingInset ?? margin
        let index = table.frames.indexWidth
        let (left, right) = isRightToLeft ? (trailing, margin) : (margin, trailing)
        return (
            inset(table.separatorInset.left, automatic: left) + (isRightToLeft ? index : 0),
            inset(table.separatorInset.right, automatic: right) + (isRightToLeft ? 0 : index)
        )
    }

    private func inset(_ value: CGFloat, automatic: CGFloat) -> CGFloat {
        if value == UITableView.automaticDimension { return automatic }
        return table.separatorInsetReference == .fromAutomaticInsets ? automatic + value : value
    }

    private func line(_ index: Int) -> TableSeparatorView {
        if index < lines.count { return lines[index] }
        let line = TableSeparatorView(color: table.separatorColor, effect: table.separatorEffect)
        table.insertFiller(line)
        lines.append(line)
        return line
    }

    /// Removes the lines, which are created again in the new color.
    func remakeLines() {
        for line in lines { line.removeFromSuperview() }
        lines = []
    }
}
