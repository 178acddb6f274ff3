/// The only answer to where anything in a table stands: table header, sections, table footer, in points from the
/// content's top.
///
/// Sections stand in a ``SummaryTree``, the rows of each in an ``ExtentTree``; there are no stored offsets, so a height
/// that changes moves everything below it at no cost.
package struct TableGeometry {
    package var tableHeader: Double
    package var tableFooter: Double
    package private(set) var sections: SummaryTree<SectionGeometry>

    /// - Complexity: O(sections)
    package init(
        tableHeader: Double = 0, sections: some Sequence<SectionGeometry> = [], tableFooter: Double = 0,
        nodeCapacity: Int = 32
    ) {
        self.tableHeader = tableHeader
        self.tableFooter = tableFooter
        self.sections = SummaryTree(sections, capacity: nodeCapacity)
    }

    /// Of the tree of sections; trees of rows come with theirs.
    package var nodeCapacity: Int { sections.capacity }
    package var numberOfSections: Int { sections.summary.sections }
    package var numberOfRows: Int { sections.summary.rows }
    package var unmeasuredRows: Int { sections.summary.unmeasuredRows }
    package var contentHeight: Double { tableHeader + sections.summary.points + tableFooter }

    package var tableHeaderSpan: Span { Span(start: 0, length: tableHeader) }
    package var tableFooterSpan: Span { Span(start: tableHeader + sections.summary.points, length: tableFooter) }

    /// - Complexity: O(log sections), as all questions about one section
    package func section(_ section: Int) -> (geometry: SectionGeometry, start: Double) {
        let found = locate(section)
        return (found.element, tableHeader + found.before.points)
    }

    package func span(ofSection section: Int) -> Span {
        let (geometry, start) = self.section(section)
        return Span(start: start, length: geometry.points)
    }

    package func span(ofHeader section: Int) -> Span {
        let (geometry, start) = self.section(section)
        return geometry.headerSpan.moved(by: start)
    }

    package func span(ofFooter section: Int) -> Span {
        let (geometry, start) = self.section(section)
        return geometry.footerSpan.moved(by: start)
    }

    /// - Complexity: O(log sections + log runs)
    package func span(of row: RowIndex) -> Span {
        let (geometry, start) = section(row.section)
        return geometry.rows.span(ofRow: row.row).moved(by: start + geometry.rowsSpan.start)
    }

    package func extent(of row: RowIndex) -> RowExtent { section(row.section).geometry.rows.extent(ofRow: row.row) }

    package func numberOfRows(in section: Int) -> Int { locate(section).element.rows.rows }

    /// How many rows each section has.
    /// - Complexity: O(sections); O(runs of like sections) where they are alike
    package var counts: SectionCounts {
        var runs: [CountRun] = []
        sections.forEach(from: { _ in true }) { section, _ in
            let run = CountRun(sections: 1, rows: section.rows.rows)
            if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
            return true
        }
        return SectionCounts(runs: runs)
    }

    package func contains(_ row: RowIndex) -> Bool {
        row.section >= 0 && row.section < numberOfSections && row.row >= 0 && row.row < numberOfRows(in: row.section)
    }

    func locate(_ section: Int) -> (element: SectionGeometry, before: SectionSummary) {
        precondition(section >= 0 && section < numberOfSections, "section \(section) of \(numberOfSections)")
        return sections.seek { $0.sections > section }!
    }

    /// Changes the geometry of one section.
    /// - Complexity: O(log sections) and what `body` costs
    package mutating func editSection(_ section: Int, _ body: (inout SectionGeometry) -> Void) {
        precondition(section >= 0 && section < numberOfSections, "section \(section) of \(numberOfSections)")
        _ = sections.editLeaf({ $0.sections > section }) { elements, index, _ in
            body(&elements[index])
            return true
        }
    }

    /// - Complexity: O(log sections + log runs)
    package mutating func setExtent(_ extent: RowExtent, of row: RowIndex) {
        editSection(row.section) { $0.rows.setExtent(extent, ofRow: row.row) }
    }

    /// - Complexity: O(new sections + log sections)
    package mutating func replaceSections(_ range: Range<Int>, with new: some Sequence<SectionGeometry>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= numberOfSections, "sections \(range)")
        let capacity = sections.capacity
        let none = SummaryTree<SectionGeometry>([], capacity: capacity)
        func tail(_ tree: SummaryTree<SectionGeometry>, from section: Int) -> SummaryTree<SectionGeometry> {
            guard section > 0 else { return tree }
            return tree.split { $0.sections >= section }?.after ?? none
        }
        var result = none
        if range.lowerBound > 0, let parts = sections.split({ $0.sections >= range.lowerBound }) {
            result = parts.before
            result.append(SummaryTree(CollectionOfOne(parts.element), capacity: capacity))
        }
        result.append(SummaryTree(new, capacity: capacity))
        result.append(tail(sections, from: range.upperBound))
        sections = result
    }
}
