internal import TableEngine

extension UITableView {
    /// Returns a description of the table for golden files and for debugging: its counts, its offset, and every row,
    /// header and footer that has a view. It calls neither the data source nor the delegate, and lays out nothing.
    /// Estimated heights are marked with `~`.
    package func tableDump() -> String {
        let geometry = contents.geometry
        var lines = ["\(type(of: self)) \(style.dumpName) \(bounds.size.dumpDescription)"]
        lines.append("  offset \(contentOffset.y.dumpDescription) of \(ownContentSize.height.dumpDescription)")
        let (sections, rows) = (geometry.numberOfSections, geometry.numberOfRows)
        lines.append("  \(sections) sections, \(rows) rows, \(geometry.unmeasuredRows) estimated")
        for section in liveSections { lines += sectionLines(section) }
        return lines.joined(separator: "\n")
    }

    /// The sections that have a row, header or footer with a view.
    private var liveSections: [Int] {
        let ofRows = cells.live.keys.map(\.section)
        let ofBands = bandViews.keys.map(\.section)
        return Set(ofRows + ofBands).filter { contents.contains(section: $0) }.sorted()
    }

    private func sectionLines(_ section: Int) -> [String] {
        let (geometry, start) = contents.geometry.section(section)
        var lines = [
            "  section \(section) at \(CGFloat(start).dumpDescription): header \(geometry.header.dumpDescription), "
                + "\(geometry.rows.rows) rows, footer \(geometry.footer.dumpDescription)"
        ]
        lines += bandLine("header", BandKey(band: .header, section: section))
        for row in cells.live.keys where row.section == section {
            if let cell = cells.cell(at: row) { lines.append(rowLine(row, cell)) }
        }
        lines += bandLine("footer", BandKey(band: .footer, section: section))
        return lines
    }

    private func bandLine(_ name: String, _ key: BandKey) -> [String] {
        guard let view = bandViews.view(key) else { return [] }
        let title = (view as? UITableViewHeaderFooterView)?.textLabel?.text.map { " \"\($0)\"" } ?? ""
        return ["    \(name) \(type(of: view)) \(view.frame.dumpDescription)\(title)"]
    }

    private func rowLine(_ row: RowIndex, _ cell: UITableViewCell) -> String {
        var parts = ["    row \(row.section)-\(row.row) \(type(of: cell)) \(cell.frame.dumpDescription)"]
        if let text = cell.textLabel?.text { parts.append("\"\(text)\"") }
        if !contents.geometry.extent(of: row).isMeasured { parts.append("~") }
        if cell.isSelected { parts.append("selected") }
        if cell.isHighlighted { parts.append("highlighted") }
        return parts.joined(separator: " ")
    }
}

extension UITableView.Style {
    fileprivate var dumpName: String {
        switch self {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "insetGrouped"
        }
    }
}

extension RowExtent {
    fileprivate var dumpDescription: String {
        (isMeasured ? "" : "~") + CGFloat(points).dumpDescription
    }
}

extension CGSize {
    fileprivate var dumpDescription: String { "\(width.dumpDescription)x\(height.dumpDescription)" }
}
