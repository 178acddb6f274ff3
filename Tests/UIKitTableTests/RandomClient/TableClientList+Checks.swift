@testable import UIKit

/// What a table shows, compared with the data of its client.
extension TableClientList {
    var wrongSelectionCount: String? {
        let allowsMultiple =
            table.isInEditingMode ? table.allowsMultipleSelectionDuringEditing : table.allowsMultipleSelection
        let count = table.indexPathsForSelectedRows?.count ?? 0
        return allowsMultiple || count < 2 ? nil : "\(count) rows are selected"
    }

    var wrongAtRest: String? {
        wrongCounts ?? wrongSelection ?? wrongPlaces ?? wrongCells ?? wrongEditing ?? wrongLifts ?? orphans
            ?? wrongHeaders
    }

    /// Rows that may be edited have a control while the table is edited, and other rows have none.
    private var wrongEditing: String? {
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell), let item = shownData?.item(at: path) else { continue }
            let expected = table.isInEditingMode && TableClientSource.isEditable(item)
            if cell.isEditing != expected { return "cell \(path) isEditing is \(cell.isEditing)" }
            let isMovable = expected && table.dataSource is TableClientHandsSource
            let grips = cell.subviews.filter { $0 is ReorderControl }.count
            if grips != (isMovable && TableClientHandsSource.isMovable(item) ? 1 : 0) {
                return "cell \(path) has \(grips) grips"
            }
            let controls = cell.subviews.filter { $0 is CellEditControl }
            if controls.count != (expected ? 1 : 0) { return "cell \(path) has \(controls.count) editing controls" }
            if controls.contains(where: { $0.alpha != 1 }) { return "the control of cell \(path) is not seen" }
            if cell.showingDeleteConfirmation != (cell === table.parts.editing.ifMade?.confirmingCell) {
                return "cell \(path) showingDeleteConfirmation is \(cell.showingDeleteConfirmation)"
            }
            let isMoved = cell.contentView.frame.minX != 0
            if isMoved != expected { return "the content of cell \(path) is at \(cell.contentView.frame.minX)" }
        }
        return nil
    }

    /// No row is held, and none is lifted.
    private var wrongLifts: String? {
        if table.hasUncommittedUpdates { return "a row is held without a finger" }
        if table.parts.reordering.ifMade?.settling != nil { return "a row does not come down" }
        if table.visibleCells.contains(where: { $0.layer.zPosition != 0 }) { return "a cell is lifted" }
        if table.parts.wrapper.ifMade?.layer.zPosition ?? 0 != 0 { return "all cells are lifted" }
        let views = table.subviews + (table.parts.wrapper.ifMade?.subviews ?? [])
        return views.contains { $0.layer.shadowOpacity > 0 } ? "a shadow has no row" : nil
    }

    /// Of the present data source; empty without one.
    private var sections: [ClientData.Section] {
        (table.dataSource as? TableClientSource)?.data.sections ?? []
    }

    private var wrongCounts: String? {
        guard table.dataSource != nil else { return nil }
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        let expected = sections.map(\.items.count)
        return counts == expected ? nil : "counts \(counts), not \(expected)"
    }

    private var wrongSelection: String? {
        let selected = table.indexPathsForSelectedRows ?? []
        for path in selected
        where !sections.indices.contains(path.section) || path.row >= sections[path.section].items.count {
            return "\(path) is selected and not there"
        }
        for cell in table.visibleCells {
            guard let path = table.indexPath(for: cell) else { return "a visible cell has no row" }
            if cell.isSelected != selected.contains(path) {
                return "cell \(path) isSelected is \(cell.isSelected)"
            }
            if cell.isHighlighted { return "cell \(path) is highlighted without a finger" }
        }
        return nil
    }

    /// Sections and rows follow each other without gaps, and fill the content.
    private var wrongPlaces: String? {
        var y = table.tableHeaderView?.frame.height ?? 0
        for (section, content) in sections.enumerated() {
            if !close(table.rect(forSection: section).minY, y) {
                return "section \(section) does not start at \(y)"
            }
            y = table.rectForHeader(inSection: section).maxY
            for row in content.items.indices {
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                if !close(rect.minY, y) { return "row \(section)-\(row) starts at \(rect.minY), not \(y)" }
                y = rect.maxY
            }
            if !close(table.rectForFooter(inSection: section).minY, y) {
                return "footer \(section) does not start at \(y)"
            }
            y = table.rect(forSection: section).maxY
        }
        y += table.tableFooterView?.frame.height ?? 0
        return table.dataSource == nil || close(table.contentSize.height, y)
            ? nil : "the content ends at \(table.contentSize.height), not \(y)"
    }

    private var wrongCells: String? {
        var expected: [IndexPath] = []
        for (section, content) in sections.enumerated() {
            for (row, item) in content.items.enumerated() {
                let path = IndexPath(row: row, section: section)
                let rect = table.rectForRow(at: path)
                guard rect.minY < table.bounds.maxY - 1e-6, rect.maxY > table.bounds.minY + 1e-6 else {
                    continue
                }
                expected.append(path)
                guard let cell = table.cellForRow(at: path) else {
                    return "row \(section)-\(row) has no cell"
                }
                if cell.textLabel?.text != item.text {
                    return
                        "cell \(section)-\(row) says \(cell.textLabel?.text ?? "nothing"), not \(item.text)"
                }
                let frame = cell.convert(cell.bounds, to: table)
                if !close(frame.minY, rect.minY) || !close(frame.height, rect.height) {
                    return "cell \(section)-\(row) has \(frame), not \(rect)"
                }
                if !close(rect.height, height(of: item)) {
                    return "row \(section)-\(row) is \(rect.height) high, not \(height(of: item))"
                }
                if cell.isHidden || cell.alpha != 1 || cell.window == nil {
                    return "cell \(path) is not seen"
                }
            }
        }
        let visible = table.indexPathsForVisibleRows ?? []
        return visible == expected ? nil : "visible \(visible), not \(expected)"
    }

    private var orphans: String? {
        let shown = views(UITableViewCell.self, in: table).filter {
            !$0.isHidden && !$0.isHiddenForReuse
        }
        let live = shown.filter { table.indexPath(for: $0) != nil }
        if live.count != shown.count { return "\(shown.count - live.count) cells stand for no row" }
        return Set(live.compactMap(table.indexPath)).count == live.count ? nil : "two cells for a row"
    }

    private var wrongHeaders: String? {
        // The delegate is asked about the one empty section of a table without a data source.
        guard table.dataSource != nil else { return nil }
        let bands = views(UITableViewHeaderFooterView.self, in: table).filter { !$0.isHidden }
        var owned: [UIView] = []
        for (section, content) in sections.enumerated() {
            if let header = table.headerView(forSection: section) {
                owned.append(header)
                if header.textLabel?.text?.lowercased() != content.header?.lowercased() {
                    return
                        "header \(section) says \(header.textLabel?.text ?? "nothing"), not \(content.header ?? "nothing")"
                }
            } else if content.header != nil, isHeaderSeen(section) {
                return "header \(section) is missing"
            }
            if let footer = table.footerView(forSection: section) {
                owned.append(footer)
                if footer.textLabel?.text != content.footer {
                    return "footer \(section) says \(footer.textLabel?.text ?? "")"
                }
            }
        }
        if Set(owned.map(ObjectIdentifier.init)).count != owned.count {
            return "a header stands for two sections"
        }
        let rest = bands.filter { band in !owned.contains { $0 === band } }
        return rest.isEmpty ? nil : "\(rest.count) headers stand for no section"
    }

    private func isHeaderSeen(_ section: Int) -> Bool {
        let own = table.rectForHeader(inSection: section)
        guard own.height > 0, own.minY < table.bounds.maxY - 1e-6, own.maxY > table.bounds.minY + 1e-6 else {
            return false
        }
        guard table.style == .plain else { return true }
        // In a low table the edge where headers float may be below the lower edge.
        let edge = table.bounds.minY + table.adjustedContentInset.top
        let end = table.rect(forSection: section).maxY - own.height
        return min(max(own.minY, edge), end) < table.bounds.maxY - 1e-6
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { view in (view as? View).map { [$0] } ?? views(type, in: view) }
    }
}

/// Heights are sums of numbers that are not all binary fractions.
private func close(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-6 }
