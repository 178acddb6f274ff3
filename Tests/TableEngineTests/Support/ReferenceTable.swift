import TableEngine

/// What a table's geometry must answer, by plain arrays and linear sums.
struct ReferenceTable {
    struct Section {
        var topPadding = 0.0
        var header = RowExtent.measured(0)
        var rows: [RowExtent] = []
        var footer = RowExtent.measured(0)
    }

    var tableHeader = 0.0
    var sections: [Section] = []
    var tableFooter = 0.0

    var items: [(item: TableItem, span: Span)] {
        var items: [(TableItem, Span)] = []
        var y = 0.0
        func add(_ item: TableItem, _ points: Double) {
            items.append((item, Span(start: y, length: points)))
            y += points
        }
        add(.tableHeader, tableHeader)
        for (number, section) in sections.enumerated() {
            add(.padding(section: number), section.topPadding)
            add(.header(section: number), section.header.points)
            for (row, extent) in section.rows.enumerated() {
                add(.row(RowIndex(section: number, row: row)), extent.points)
            }
            add(.footer(section: number), section.footer.points)
        }
        add(.tableFooter, tableFooter)
        return items
    }

    /// The first difference between this table and the geometry's answers, nil when there is none.
    func difference(to geometry: TableGeometry) -> String? {
        if let fault = geometry.brokenInvariant { return fault }
        let items = items
        let height = items.last!.span.end
        if geometry.numberOfSections != sections.count { return "\(geometry.numberOfSections) sections" }
        if abs(geometry.contentHeight - height) > 1e-6 { return "height \(geometry.contentHeight), not \(height)" }
        let unmeasured = sections.reduce(0) { $0 + $1.rows.count { !$0.isMeasured } }
        if geometry.unmeasuredRows != unmeasured { return "\(geometry.unmeasuredRows) unmeasured, not \(unmeasured)" }
        var ordinal = 0
        for (item, span) in items {
            let answer: Span
            switch item {
            case .tableHeader: answer = geometry.tableHeaderSpan
            case .padding(let section):
                answer = Span(start: geometry.span(ofSection: section).start, length: span.length)
            case .header(let section): answer = geometry.span(ofHeader: section)
            case .footer(let section): answer = geometry.span(ofFooter: section)
            case .tableFooter: answer = geometry.tableFooterSpan
            case .row(let row):
                answer = geometry.span(of: row)
                let extent = sections[row.section].rows[row.row]
                if geometry.extent(of: row) != extent { return "\(row) is \(geometry.extent(of: row)), not \(extent)" }
                if geometry.ordinal(of: row) != ordinal { return "\(row) has ordinal \(geometry.ordinal(of: row))" }
                if geometry.row(withOrdinal: ordinal) != row { return "ordinal \(ordinal) is not \(row)" }
                ordinal += 1
            }
            if abs(answer.start - span.start) > 1e-6 || answer.length != span.length {
                return "\(item) at \(answer), not \(span)"
            }
            // In the middle, where rounding of sums can't tip the answer.
            let middle = span.start + span.length / 2
            if span.length > 0, geometry.item(at: middle) != item {
                return "\(String(describing: geometry.item(at: middle))) at \(middle), not \(item)"
            }
        }
        return nil
    }

    /// The ordinals of rows that share height with a span whose ends lie on no row's edge.
    func rows(in span: Span) -> Range<Int> {
        var ordinals: [Int] = []
        var rowsBefore = 0
        var ordinal = 0
        for case (.row, let row) in items {
            if row.end <= span.start { rowsBefore = ordinal + 1 }
            if row.intersects(span) { ordinals.append(ordinal) }
            ordinal += 1
        }
        return ordinals.isEmpty ? rowsBefore..<rowsBefore : ordinals.first!..<ordinals.last! + 1
    }
}
