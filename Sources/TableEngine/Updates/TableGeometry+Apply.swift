/// The heights of inserted and reloaded rows and sections, by their indexes after the update.
package struct NewExtents {
    /// The heights of inserted or reloaded sections, all of a range at once.
    package var sections: (_ sections: Range<Int>) -> [SectionRun]
    /// The heights of inserted or reloaded rows, all of a range at once.
    package var rows: (RowRange) -> [ExtentRun]

    package init(
        sections: @escaping (_ sections: Range<Int>) -> [SectionRun], rows: @escaping (RowRange) -> [ExtentRun]
    ) {
        self.sections = sections
        self.rows = rows
    }

    /// Takes the heights of sections one by one.
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
    /// Applies an update. Rows and sections that remain keep their heights, wherever they move; the estimate of a
    /// reloaded row that is not measured is the height it had.
    /// - Complexity: O(changes * log runs)
    package mutating func apply(_ plan: UpdatePlan, extents: NewExtents) {
        var edit = GeometryEdit(old: self, plan: plan, extents: extents)
        sections.apply(edit.sectionEdits())
    }
}

/// Finds the parts of a geometry that an update replaces.
private struct GeometryEdit {
    private let old: TableGeometry
    private let map: IndexMap
    private let extents: NewExtents
    private var edits = RunEdits<SectionRun>()
    /// One edit for all sections, so that it allocates once.
    private var rows: RowEdit

    init(old: TableGeometry, plan: UpdatePlan, extents: NewExtents) {
        self.old = old
        map = plan.map
        self.extents = extents
        rows = RowEdit(old: old, extents: extents)
    }

    mutating func sectionEdits() -> RunEdits<SectionRun> {
        var (before, after) = (0, 0)
        let changed = map.changedBefore
        for piece in map.sectionPieces where piece.passage == .kept {
            close(before..<piece.before, after..<piece.after)
            for section in changed[changed.partitionPoint { $0 >= piece.before }...] {
                guard section < piece.before + piece.count else { break }
                edits.begin(section..<section + 1)
                edits.add(SectionRun(1, self.section(before: section)))
            }
            (before, after) = (piece.before + piece.count, piece.after + piece.count)
        }
        close(before..<map.countsBefore.numberOfSections, after..<map.countsAfter.numberOfSections)
        return edits
    }

    /// Replaces sections by those after the update that are not in their old order: inserted, reloaded or moved here.
    private mutating func close(_ replaced: Range<Int>, _ range: Range<Int>) {
        guard !replaced.isEmpty || !range.isEmpty else { return }
        edits.begin(replaced)
        var next = range.lowerBound
        let first = map.sectionsByAfter.partitionPoint { $0.after >= range.lowerBound }
        for piece in map.sectionsByAfter[first...] {
            guard piece.after < range.upperBound else { break }
            guard piece.passage == .moved else { continue }
            if next < piece.after { add(next..<piece.after) }
            for section in piece.beforeRange { edits.add(SectionRun(1, self.section(before: section))) }
            next = piece.after + piece.count
        }
        if next < range.upperBound { add(next..<range.upperBound) }
    }

    private mutating func add(_ new: Range<Int>) {
        for run in extents.sections(new) { edits.add(run) }
    }

    /// A section that remains, with its rows after the update.
    private mutating func section(before section: Int) -> SectionGeometry {
        var geometry = old.section(section).geometry
        if map.changedBefore.containsSorted(section), let place = map.after(SectionBefore(section)) {
            editRows(section, place.index)
            geometry.rows.apply(rows.edits)
        }
        return geometry
    }

    private mutating func editRows(_ section: Int, _ sectionAfter: Int) {
        let first = map.rowPieces.partitionPoint { $0.before.section >= section }
        let firstAfter = map.rowsByAfter.partitionPoint { $0.after.section >= sectionAfter }
        rows.begin(sectionAfter, coming: map.rowsByAfter[firstAfter...])
        for piece in map.rowPieces[first...] {
            guard piece.before.section == section else { break }
            guard piece.passage == .kept else { continue }
            rows.close(upTo: piece.before.row, piece.after.row)
            rows.skip(piece)
        }
        rows.close(upTo: map.countsBefore[section], map.countsAfter[sectionAfter])
    }
}

/// Walks along the rows of one section, before and after at once, from one unchanged range to the next.
private struct RowEdit {
    private let old: TableGeometry
    private let extents: NewExtents
    private(set) var edits = RunEdits<ExtentRun>()
    /// The pieces with a place before, sorted by their place after, from the section's first piece on.
    private var coming: ArraySlice<RowPiece> = []
    private var section = 0
    private var before = 0
    private var after = 0

    init(old: TableGeometry, extents: NewExtents) {
        self.old = old
        self.extents = extents
    }

    mutating func begin(_ section: Int, coming: ArraySlice<RowPiece>) {
        edits.removeAll()
        self.section = section
        self.coming = coming
        (before, after) = (0, 0)
    }

    mutating func skip(_ stay: RowPiece) {
        before = stay.before.row + stay.count
        after = stay.after.row + stay.count
    }

    /// Replaces the rows before the next unchanged range by the inserted, reloaded or moved ones.
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
                // The best estimate for a row is the height it had.
                for _ in 0..<run.count {
                    edits.add(ExtentRun(1, .estimated(rows.extent(ofRow: row).points)))
                    row += 1
                }
            }
        }
    }
}
