/// The heights of what an update brings in; numbers count after the update.
package struct NewExtents {
    /// A section that is inserted or reloaded.
    package var section: (_ section: Int) -> SectionGeometry
    /// Rows that are inserted or reloaded, all of them.
    package var rows: (RowRange) -> [ExtentRun]

    package init(
        section: @escaping (_ section: Int) -> SectionGeometry, rows: @escaping (RowRange) -> [ExtentRun]
    ) {
        self.section = section
        self.rows = rows
    }
}

extension TableGeometry {
    /// Follows an update. Rows and sections that go on keep their heights, wherever they go; a reloaded row that is not
    /// measured is estimated at the height it had.
    /// - Complexity: O(changes * log runs)
    package mutating func apply(_ plan: UpdatePlan, extents: NewExtents) {
        let edit = GeometryEdit(old: self, plan: plan, extents: extents)
        for (range, sections) in edit.sectionEdits().reversed() { replaceSections(range, with: sections) }
    }
}

/// Works out what of a geometry an update replaces.
private struct GeometryEdit {
    let old: TableGeometry
    let plan: UpdatePlan
    let extents: NewExtents

    private var map: IndexMap { plan.map }

    /// Stretches of sections of before and what stands in their place; in order.
    func sectionEdits() -> [(Range<Int>, [SectionGeometry])] {
        var edits: [(Range<Int>, [SectionGeometry])] = []
        var (before, after) = (0, 0)
        func close(upTo nextBefore: Int, _ nextAfter: Int) {
            guard before < nextBefore || after < nextAfter else { return }
            edits.append((before..<nextBefore, (after..<nextAfter).map(section(after:))))
        }
        for piece in map.sectionPieces where piece.passage == .kept {
            close(upTo: piece.before, piece.after)
            let changed = map.changedBefore
            for section in changed[changed.partitionPoint { $0 >= piece.before }...] {
                guard section < piece.before + piece.count else { break }
                edits.append((section..<section + 1, [self.section(before: section)]))
            }
            (before, after) = (piece.before + piece.count, piece.after + piece.count)
        }
        close(upTo: map.countsBefore.numberOfSections, map.countsAfter.numberOfSections)
        return edits
    }

    private func section(after section: Int) -> SectionGeometry {
        if let origin = map.before(SectionAfter(section)) { return self.section(before: origin.index) }
        return extents.section(section)
    }

    /// A section that goes on, with its rows of after.
    private func section(before section: Int) -> SectionGeometry {
        var geometry = old.section(section).geometry
        guard map.changedBefore.containsSorted(section), let place = map.after(SectionBefore(section)) else {
            return geometry
        }
        for (range, runs) in rowEdits(section, place.index).reversed() {
            geometry.rows.splice(rows: range, with: runs)
        }
        return geometry
    }

    private func rowEdits(_ section: Int, _ sectionAfter: Int) -> [(Range<Int>, [ExtentRun])] {
        var edits: [(Range<Int>, [ExtentRun])] = []
        var (before, after) = (0, 0)
        func close(upTo nextBefore: Int, _ nextAfter: Int) {
            guard before < nextBefore || after < nextAfter else { return }
            edits.append((before..<nextBefore, runs(RowRange(section: sectionAfter, rows: after..<nextAfter))))
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

    /// The extents of rows of after that did not stay in their order: inserted, reloaded or moved here.
    private func runs(_ range: RowRange) -> [ExtentRun] {
        var runs: [ExtentRun] = []
        var next = range.rows.lowerBound
        func add(_ run: ExtentRun) {
            if runs.isEmpty || !runs[runs.count - 1].absorb(run) { runs.append(run) }
        }
        func addNew(upTo end: Int) {
            guard next < end else { return }
            extents.rows(RowRange(section: range.section, rows: next..<end)).forEach(add)
        }
        map.forEachPiece(after: range) { piece in
            addNew(upTo: piece.after.row)
            for offset in 0..<piece.count {
                let former = old.extent(of: RowIndex(section: piece.before.section, row: piece.before.row + offset))
                if piece.passage == .moved {
                    add(ExtentRun(1, former))
                } else {
                    add(reloaded(RowIndex(section: range.section, row: piece.after.row + offset), former))
                }
            }
            next = piece.after.row + piece.count
        }
        addNew(upTo: range.rows.upperBound)
        return runs
    }

    private func reloaded(_ row: RowIndex, _ former: RowExtent) -> ExtentRun {
        let run = extents.rows(RowRange(row))[0]
        // The best guess for a row is what it was.
        return run.extent.isMeasured ? run : ExtentRun(1, .estimated(former.points))
    }
}
