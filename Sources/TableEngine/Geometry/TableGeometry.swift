/// The only source of positions in a table: table header, sections and table footer, in points from the top of the
/// content.
///
/// Sections are in a tree of ``SectionRun``s, the rows of each in an ``ExtentTree``. No offsets are stored, so changing
/// a height moves everything below it at no cost.
package struct TableGeometry {
    package var tableHeader: Double
    package var tableFooter: Double
    package var sections: SummaryTree<SectionRun>

    /// - Complexity: O(sections)
    package init(
        tableHeader: Double = 0, sections: some Sequence<SectionGeometry> = [], tableFooter: Double = 0,
        nodeCapacity: Int = 64
    ) {
        var runs: [SectionRun] = []
        for section in sections { runs.append(section) }
        self.init(tableHeader: tableHeader, runs: runs, tableFooter: tableFooter, nodeCapacity: nodeCapacity)
    }

    /// - Complexity: O(runs)
    package init(
        tableHeader: Double = 0, runs: [SectionRun], tableFooter: Double = 0, nodeCapacity: Int = 64
    ) {
        self.tableHeader = tableHeader
        self.tableFooter = tableFooter
        sections = SummaryTree(runs.lazy.filter { $0.count > 0 }, capacity: nodeCapacity)
    }

    /// The node capacity of the tree of sections. Trees of rows have their own.
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

    /// The number of rows of each section.
    /// - Complexity: O(runs of equal sections)
    package var counts: SectionCounts {
        var runs: [CountRun] = []
        sections.forEach(from: { _ in true }) { section, _ in
            let run = CountRun(sections: section.count, rows: section.geometry.rows.rows)
            if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
            return true
        }
        return SectionCounts(runs: runs)
    }

    package func contains(_ row: RowIndex) -> Bool {
        row.section >= 0 && row.section < numberOfSections && row.row >= 0 && row.row < numberOfRows(in: row.section)
    }

    /// A section and the sum of the sections before it.
    @inline(__always)
    func locate(_ section: Int) -> (element: SectionGeometry, before: SectionSummary) {
        precondition(section >= 0 && section < numberOfSections, "section \(section) of \(numberOfSections)")
        let (run, before) = sections.seek { $0.sections > section }!
        return (run.geometry, run.sum(before: section - before.sections, from: before))
    }

    /// The section that covers a distance below the table header, and the sum of the sections before it.
    func locate(at points: Double) -> (element: SectionGeometry, before: SectionSummary)? {
        guard points < sections.summary.points, let (run, before) = sections.seek({ $0.points > points }) else {
            return nil
        }
        let index = run.item(at: points - before.points, length: run.geometry.points)
        return (run.geometry, run.sum(before: index, from: before))
    }

    /// Changes the geometry of one section.
    /// - Complexity: O(log sections), and the cost of `body`
    package mutating func editSection(_ section: Int, _ body: (inout SectionGeometry) -> Void) {
        sections.edit(section) { body(&$0.geometry) }
    }

    /// - Complexity: O(log sections + log runs)
    package mutating func setExtent(_ extent: RowExtent, of row: RowIndex) {
        editSection(row.section) { $0.rows.setExtent(extent, ofRow: row.row) }
    }

    /// Removes a section and inserts it again at index `place`.
    /// - Complexity: O(log sections)
    package mutating func moveSection(_ section: Int, to place: Int) {
        sections.move(section..<section + 1, to: place)
    }

    /// Changes all sections: calls `body` for each run of equal sections, and for the first section alone, since the
    /// top of a table often differs.
    /// - Complexity: O(runs)
    package mutating func editRuns(_ body: (_ sections: Range<Int>, _ geometry: inout SectionGeometry) -> Void) {
        var runs: [SectionRun] = []
        func add(_ run: SectionRun, at section: Int) {
            guard run.count > 0 else { return }
            var run = run
            body(section..<section + run.count, &run.geometry)
            if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
        }
        sections.forEach(from: { _ in true }) { run, before in
            let head = before.sections == 0 ? 1 : 0
            add(SectionRun(head, run.geometry), at: before.sections)
            add(SectionRun(run.count - head, run.geometry), at: before.sections + head)
            return true
        }
        sections = SummaryTree(runs, capacity: sections.capacity)
    }

    /// The result of the test if it is the same for every section; nil if results differ or there are no sections.
    /// - Complexity: O(runs)
    package func commonAnswer(_ test: (SectionGeometry) -> Bool) -> Bool? {
        var common: Bool?
        var differ = false
        sections.forEach(from: { _ in true }) { run, _ in
            let answer = test(run.geometry)
            differ = common != nil && common != answer
            common = answer
            return !differ
        }
        return differ ? nil : common
    }

    /// - Complexity: O(new sections + log sections)
    package mutating func replaceSections(_ range: Range<Int>, with new: some Sequence<SectionGeometry>) {
        sections.splice(range, with: new.lazy.map { SectionRun(1, $0) })
    }
}

extension SectionRun {
    /// The sum before one of the run's sections.
    func sum(before index: Int, from start: SectionSummary) -> SectionSummary {
        guard index > 0 else { return start }
        return start + SectionRun(index, geometry).summary
    }
}
