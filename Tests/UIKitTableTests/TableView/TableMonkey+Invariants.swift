import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// What holds for a table after whatever was done to it.
extension TableMonkey {
    var brokenInvariant: String? {
        table.layoutIfNeeded()
        return wrongCounts ?? wrongRects ?? wrongCells ?? wrongSelection ?? wrongBands ?? wrongOffset ?? wrongPixels
    }

    private var wrongCounts: String? {
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        return counts == data.sections.map(\.rows.count)
            ? nil : "counts \(counts), not \(data.sections.map(\.rows.count))"
    }

    private var wrongRects: String? {
        var y = table.tableHeaderView?.frame.height ?? 0
        for (section, content) in data.sections.enumerated() {
            let rect = table.rect(forSection: section)
            if !close(rect.minY, y) { return "section \(section) starts at \(rect.minY), not \(y)" }
            y = table.rectForHeader(inSection: section).maxY
            for row in content.rows.indices {
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                if !close(rect.minY, y) { return "row \(section)-\(row) starts at \(rect.minY), not \(y)" }
                y = rect.maxY
            }
            let footer = table.rectForFooter(inSection: section)
            if !close(footer.minY, y) { return "footer \(section) starts at \(footer.minY), not \(y)" }
            y = footer.maxY
            if !close(rect.maxY, y) { return "section \(section) ends at \(rect.maxY), not \(y)" }
        }
        if let footer = table.tableFooterView {
            if !close(footer.frame.minY, y) { return "the table's footer is at \(footer.frame.minY), not \(y)" }
            y += footer.frame.height
        }
        let size = CGSize(width: table.bounds.width, height: y)
        return close(table.contentSize.height, y) && table.contentSize.width == size.width
            ? nil : "content \(table.contentSize), not \(size)"
    }

    private var wrongCells: String? {
        var expected: [IndexPath] = []
        for (section, content) in data.sections.enumerated() {
            for row in content.rows.indices {
                let rect = table.rectForRow(at: IndexPath(row: row, section: section))
                // The edges of sums that differ in the last digits.
                if rect.minY < table.bounds.maxY - 1e-6, rect.maxY > table.bounds.minY + 1e-6, rect.height > 0 {
                    expected.append(IndexPath(row: row, section: section))
                }
            }
        }
        let visible = table.indexPathsForVisibleRows ?? []
        if visible != expected { return "visible \(visible), not \(expected)" }
        if table.visibleCells != expected.compactMap(table.cellForRow) { return "visibleCells differ from cellForRow" }
        for (path, cell) in zip(expected, table.visibleCells) {
            let frame = cell.convert(cell.bounds, to: table)
            let rect = table.rectForRow(at: path)
            if !close(frame.minY, rect.minY) || frame.size != rect.size || !close(frame.minX, rect.minX) {
                return "cell \(path) has \(frame), not \(rect)"
            }
            let text = data.text(data.row(path))
            if cell.textLabel?.text != text {
                return "cell \(path) says \(cell.textLabel?.text ?? "nothing"), not \(text)"
            }
            if cell.isHidden || cell.alpha != 1 || cell.window == nil { return "cell \(path) is not seen" }
        }
        let inTree = cells(in: table)
        let live = inTree.filter { table.indexPath(for: $0) != nil }
        let departing = inTree.filter { table.cells.isAnimatedOut($0) }
        if inTree.count != live.count + departing.count {
            return "\(inTree.count - live.count - departing.count) cells stand for no row"
        }
        if Set(live.compactMap(table.indexPath)).count != live.count { return "two cells for a row" }
        return nil
    }

    private func cells(in view: UIView) -> [UITableViewCell] {
        view.subviews.flatMap { view in
            (view as? UITableViewCell).map { $0.isHiddenForReuse ? [] : [$0] } ?? cells(in: view)
        }
    }

    private var wrongSelection: String? {
        let selected = Set(table.indexPathsForSelectedRows ?? [])
        if selected != data.selectedPaths { return "selected \(selected.sorted()), not \(data.selectedPaths.sorted())" }
        guard isAtRest else { return nil }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else { continue }
            if cell.isSelected != selected.contains(path) { return "cell \(path) isSelected is \(cell.isSelected)" }
            if cell.isHighlighted { return "cell \(path) is highlighted without a finger" }
            let next = IndexPath(row: path.row + 1, section: path.section)
            let isNextSelected = selected.contains(next) && table.cellForRow(at: next) != nil
            let isHidden = cell.separators.bottom?.isHidden ?? true
            if selected.contains(path) || isNextSelected {
                if !isHidden { return "the line below \(path) shows beside a selected row" }
            } else if path.row + 1 < data.sections[path.section].rows.count, isHidden {
                return "the line below \(path) is hidden"
            }
        }
        return nil
    }

    private var wrongBands: String? {
        let inset = table.adjustedContentInset
        for section in data.sections.indices {
            let own = table.rectForHeader(inSection: section)
            let rowsEnd = table.rectForFooter(inSection: section).minY
            var top = own.minY
            if table.style == .plain {
                top = min(max(top, table.bounds.minY + inset.top), max(own.minY, rowsEnd - own.height))
            }
            let isSeen = own.height > 0 && top < table.bounds.maxY - 1e-6 && top + own.height > table.bounds.minY + 1e-6
            guard let header = table.headerView(forSection: section) else {
                if isSeen, delegateGivesNoViews, data.sections[section].header != nil {
                    return "header \(section) is missing"
                }
                continue
            }
            if !isSeen, header.superview != nil, own.height > 0 { return "header \(section) is there, unseen" }
            if isSeen, !close(header.frame.minY, top) {
                return "header \(section) is at \(header.frame.minY), not \(top)"
            }
            if let text = data.sections[section].header, header.textLabel?.text?.lowercased() != text.lowercased() {
                return "header \(section) says \(header.textLabel?.text ?? "nothing"), not \(text)"
            }
        }
        return nil
    }

    private var delegateGivesNoViews: Bool { !(table.delegate is MonkeyBandsDelegate) }

    private var wrongOffset: String? {
        let inset = table.adjustedContentInset
        let y = table.contentOffset.y
        if table.contentOffset.x != 0 { return "offset \(table.contentOffset)" }
        guard isAtRest else { return nil }
        let highest = max(-inset.top, table.contentSize.height + inset.bottom - table.bounds.height)
        return y < -inset.top - 0.51 || y > highest + 0.51 ? "at rest at \(y), outside \(-inset.top)...\(highest)" : nil
    }

    private var wrongPixels: String? {
        let shown = app.screenshot()
        let offset = table.contentOffset
        app.screen.compositor?.invalidate()
        let repainted = app.screenshot()
        // A movement whose edges have changed goes on in the next frame, also when no time passes.
        if table.contentOffset != offset { return nil }
        // Cairo rounds the coverage of antialiased edges by where the clip cuts them: up to 2 of 255.
        return shown.withPixels { pixels in
            repainted.withPixels { others in
                if memcmp(pixels.baseAddress!, others.baseAddress!, pixels.count) == 0 { return nil }
                let wrong = zip(pixels, others).enumerated().filter { abs(Int($1.0) - Int($1.1)) > 2 }
                guard let first = wrong.first, let last = wrong.last else { return nil }
                let most = wrong.map { abs(Int($1.0) - Int($1.1)) }.max() ?? 0
                let rows = (first.offset / 4 / shown.width, last.offset / 4 / shown.width)
                return
                    "\(wrong.count) values differ from a repaint by up to \(most), in pixel rows \(rows.0)...\(rows.1)"
            }
        }
    }
}

/// Heights are sums of numbers that are not all binary fractions.
private func close(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 1e-6 }
