/// The heights of what an update brings in; numbers count after the update.
package struct NewExtents {
    /// Sections that are inserted or reloaded, all of them.
    package var sections: (_ sections: Range<Int>) -> [SectionRun]
    /// Rows that are inserted or reloaded, all of them.
    package var rows: (RowRange) -> [ExtentRun]

    package init(
        sections: @escaping (_ sections: Range<Int>) -> [SectionRun], rows: @escaping (RowRange) -> [ExtentRun]
    ) {
        self.sections = sections
        self.rows = rows
    }

    /// Sections one by one.
    package init(
        section: @escaping (_ section: Int) -> SectionGeometry, rows: @escaping (RowRange) -> [ExtentRun]
    ) {
        self.init(
            sections: { range in
                var runs: [SectionRun] = []
                for number in range { runs.append(section(number)) }
                return runs
            }, rows: rows)
    }
}

extension TableGeometry {
    /// Follows an update. Rows and sections that go on keep their heights, wherever they go; a reloaded row that is not
    /// measured is estimated at the height it had.
    /// - Complexity: O(changes * log runs)
    package mutating func apply(_ plan: UpdatePlan, extents: NewExtents) {
        sections.apply(GeometryEdit(old: self, plan: plan, extents: extents).sectionEdits())
    }
}

/// Works out what of a geometry an update replaces.
private struct GeometryEdit {
    let old: TableGeometry
    let plan: UpdatePlan
    let extents: NewExtents

    private var map: IndexMap { plan.map }

    func sectionEdits() -> RunEdits<SectionRun> {
        var edits = RunEdits<SectionRun>()
        var (before, after) = (0, 0)
        func close(upTo nextBefore: Int, _ nextAfter: Int) {
            guard before < nextBefore || after < nextAfter else { return }
            edits.begin(before..<nextBefore)
            addSections(after..<nextAfter, to: &edits)
        }
        let changed = map.changedBefore
        for piece in map.sectionPieces where piece.passage == .kept {
            close(upTo: piece.before, piece.after)
            for section in changed[changed.partitionPoint { $0 >= piece.before }...] {
                guard section < piece.before + piece.count else { break }
                edits.begin(section..<section + 1)
                edits.add(SectionRun(1, self.section(before: section)))
            }
            (before, after) = (piece.before + piece.count, piece.after + piece.count)
        }
        close(upTo: map.countsBefore.numberOfSections, map.countsAfter.numberOfSections)
        return edits
    }

    /// Sections of after that did not stay in their order: inserted, reloaded or moved here.
    private func addSections(_ range: Range<Int>, to edits: inout RunEdits<SectionRun>) {
        var next = range.lowerBound
        let first = map.sectionsByAfter.partitionPoint { $0.after >= range.lowerBound }
        for piece in map.sectionsByAfter[first...] {
            guard piece.after < range.upperBound else { break }
            guard piece.passage == .moved else { continue }
            if next < piece.after { extents.sections(next..<piece.after).forEach { edits.add($0) } }
            for section in piece.beforeRange { edits.add(SectionRun(1, self.section(before: section))) }
            next = piece.after + piece.count
        }
        if next < range.upperBound { extents.sections(next..<range.upperBound).forEach { edits.add($0) } }
    }

    /// A section that goes on, with its rows of after.
    private func section(before section: Int) -> SectionGeometry {
        var geometry = old.section(section).geometry
        if map.changedBefore.containsSorted(section), let place = map.after(SectionBefore(section)) {
            geometry.rows.apply(rowEdits(section, place.index))
        }
        return geometry
    }

    private func rowEdits(_ section: Int, _ sectionAfter: Int) -> RunEdits<ExtentRun> {
        var edits = RunEdits<ExtentRun>()
        var (before, after) = (0, 0)
        func close(upTo nextBefore: Int, _ nextAfter: Int) {
            guard before < nextBefore || after < nextAfter else { return }
            edits.begin(before..<nextBefore)
            addRows(RowRange(section: sectionAfter, rows: after..<nextAfter), to: &edits)
        }
        let (pieces, first) = (map.rowPieces, map.rowPieces.partitionPoint { $0.before.section >= section })
        for piece in pieces[first...] {
            guard piece.before.section == section else { break }
            guard piece.passage == .kept else { continue }
            close(upTo: piece.before.row, piece.after.row)
            (before, after) = (piece.before.row + piece.count, piece.after.row + piece.count)
        }
        close(upTo: map.countsBefore[section], map.countsAfter[sectionAfter])
        return edits
    }

    /// Rows of after that did not stay in their order: inserted, reloaded or moved here.
    private func addRows(_ range: RowRange, to edits: inout RunEdits<ExtentRun>) {
        var next = range.rows.lowerBound
        func addNew(upTo end: Int) {
            guard next < end else { return }
            for run in extents.rows(RowRange(section: range.section, rows: next..<end)) { edits.add(run) }
        }
        map.forEachPiece(after: range) { piece in
            addNew(upTo: piece.after.row)
            let rows = old.section(piece.before.section).geometry.rows
            for offset in 0..<piece.count {
                let former = rows.extent(ofRow: piece.before.row + offset)
                if piece.passage == .reloaded {
                    edits.add(reloaded(RowIndex(section: range.section, row: piece.after.row + offset), former))
                } else {
                    edits.add(ExtentRun(1, former))
                }
            }
            next = piece.after.row + piece.count
        }
        addNew(upTo: range.rows.upperBound)
    }

    private func reloaded(_ row: RowIndex, _ former: RowExtent) -> ExtentRun {
        let run = extents.rows(RowRange(row))[0]
        // The best guess for a row is what it was.
        return run.extent.isMeasured ? run : ExtentRun(1, .estimated(former.points))
    }
}
