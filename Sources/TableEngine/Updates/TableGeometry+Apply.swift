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
        let first = map.rowPieces.partitionPoint { $0.before.section >= section }
        let firstAfter = map.rowsByAfter.partitionPoint { $0.after.section >= sectionAfter }
        var edit = RowEdit(old: old, extents: extents, coming: map.rowsByAfter[firstAfter...], section: sectionAfter)
        for piece in map.rowPieces[first...] {
            guard piece.before.section == section else { break }
            guard piece.passage == .kept else { continue }
            edit.close(upTo: piece.before.row, piece.after.row)
            edit.skip(piece)
        }
        edit.close(upTo: map.countsBefore[section], map.countsAfter[sectionAfter])
        return edit.edits
    }
}

/// Goes along the rows of one section, before and after at once, from one stretch that stays to the next.
private struct RowEdit {
    let old: TableGeometry
    let extents: NewExtents
    /// What has a place before, by its place after, from the section's first piece on.
    var coming: ArraySlice<RowPiece>
    let section: Int
    private(set) var edits = RunEdits<ExtentRun>()
    private var before = 0
    private var after = 0

    init(old: TableGeometry, extents: NewExtents, coming: ArraySlice<RowPiece>, section: Int) {
        self.old = old
        self.extents = extents
        self.coming = coming
        self.section = section
    }

    mutating func skip(_ stay: RowPiece) {
        before = stay.before.row + stay.count
        after = stay.after.row + stay.count
    }

    /// Replaces what is left before the next stretch by what is new, reloaded or moved here.
    mutating func close(upTo nextBefore: Int, _ nextAfter: Int) {
        guard before < nextBefore || after < nextAfter else { return }
        edits.begin(before..<nextBefore)
        while let piece = coming.first, piece.after.section == section, piece.after.row < nextAfter {
            coming.removeFirst()
            guard piece.passage != .kept else { continue }
            addNew(upTo: piece.after.row)
            addFormer(piece)
            after = piece.after.row + piece.count
        }
        addNew(upTo: nextAfter)
    }

    private mutating func addNew(upTo end: Int) {
        guard after < end else { return }
        for run in extents.rows(RowRange(section: section, rows: after..<end)) { edits.add(run) }
    }

    private mutating func addFormer(_ piece: RowPiece) {
        let rows = old.section(piece.before.section).geometry.rows
        guard piece.passage == .reloaded else {
            for offset in 0..<piece.count { edits.add(ExtentRun(1, rows.extent(ofRow: piece.before.row + offset))) }
            return
        }
        var row = piece.before.row
        for run in extents.rows(piece.afterRange) {
            if run.extent.isMeasured {
                edits.add(run)
                row += run.count
            } else {
                // The best guess for a row is what it was.
                for _ in 0..<run.count {
                    edits.add(ExtentRun(1, .estimated(rows.extent(ofRow: row).points)))
                    row += 1
                }
            }
        }
    }
}
