internal import TableEngine

/// Applies one update, without animation: checks it against the data source, then carries geometry, cells on screen,
/// selection and scroll position over to the new rows, and shows the result at once.
///
/// Owned by UITableView.
@MainActor
final class TableUpdates {
    unowned let table: UITableView

    init(table: UITableView) { self.table = table }

    private var contents: TableContents { table.contents }
    private var layout: TableLayout { table.layout }

    // MARK: The five updates

    func insertRows(_ rows: [RowIndex]) {
        perform(deleted: [], inserted: sorted(rows))
    }

    func deleteRows(_ rows: [RowIndex]) {
        perform(deleted: sorted(rows), inserted: [])
    }

    /// In the check, as in UIKit's messages, a row that is deleted and inserted.
    func reloadRows(_ rows: [RowIndex]) {
        let rows = sorted(rows)
        perform(deleted: rows, inserted: rows)
    }

    func reloadSections(_ sections: IndexSet) {
        update { before, after in
            check(UpdateCheck(before: before, after: after, reloadedSections: sections))
        } applying: { after in
            let map = RowMap(replacedSections: sections)
            layout.keepingFirstRowInPlace(mapping: { map.after($0) ?? $0 }) {
                table.bandViews.remap { sections.contains($0) ? nil : $0 }
                carryOver(map.after)
                for section in sections {
                    let geometry = table.sizing.section(section, rows: after[section])
                    contents.editSection(section) { $0 = geometry }
                }
            }
        }
    }

    /// Nothing moves: each row's cell is set up again and measured anew.
    func reconfigureRows(_ rows: [RowIndex]) {
        guard layout.hasLaidOut, !table.needsReload else { return }
        table.calls.pass {
            for row in sorted(rows) where contents.contains(row) { layout.reconfigure(row) }
        }
        layout.invalidate()
    }

    // MARK: Steps

    private func perform(deleted: [RowIndex], inserted: [RowIndex]) {
        update { before, after in
            check(UpdateCheck(before: before, after: after, deleted: deleted, inserted: inserted))
        } applying: { _ in
            let map = RowMap(deleted: deleted, inserted: inserted)
            // A reloaded row stays an anchor: it comes back in its place.
            let reloaded = Set(deleted).intersection(inserted)
            layout.keepingFirstRowInPlace(mapping: { reloaded.contains($0) ? $0 : map.after($0) }) {
                let heights = reloaded.reduce(into: [RowIndex: Double]()) {
                    $0[$1] = contents.geometry.extent(of: $1).points
                }
                carryOver(map.after)
                for row in deleted.reversed() {
                    contents.editSection(row.section) {
                        $0.rows.splice(rows: row.row..<row.row + 1, with: ExtentRun(0, .measured(0)))
                    }
                }
                for row in inserted { insert(row, formerHeight: heights[row]) }
            }
        }
    }

    private func insert(_ row: RowIndex, formerHeight: Double?) {
        var run = table.sizing.runs(ofSection: row.section, rows: row.row..<row.row + 1)[0]
        // The best guess for a reloaded row is what it was.
        if let formerHeight, !run.extent.isMeasured { run.extent = .estimated(formerHeight) }
        contents.editSection(row.section) { $0.rows.splice(rows: row.row..<row.row, with: run) }
    }

    /// Cells and selection follow their rows; cells of rows that are gone stay in sight until the new ones are there.
    private func carryOver(_ map: (RowIndex) -> RowIndex?) {
        layout.remap(map)
        table.prefetching.remap(map)
        table.selection.remap(map)
        table.touchSelection.remap(map)
    }

    /// Asks for the counts, and applies what passes the check. A table that never loaded, or is about to reload anyway, sees
    /// the new rows then.
    private func update(_ check: (_ before: [Int], _ after: [Int]) -> Bool, applying apply: (_ after: [Int]) -> Void) {
        guard contents.isLoaded, !table.needsReload else { return table.setNeedsLayout() }
        if let question = table.calls.openQuestion {
            TableErrors.updateDuringQuestion(question)
            return table.reloadData()
        }
        table.calls.pass {
            let before = contents.counts
            let after = contents.askCounts()
            if check(before, after) {
                apply(after)
            } else {
                reloadInstead(after)
            }
            table.updateContentSize()
            layout.refreshContexts()
            layout.invalidate()
            if layout.hasLaidOut { layout.pass() }
        }
    }

    private func check(_ check: UpdateCheck) -> Bool {
        guard let fault = check.fault else { return true }
        TableErrors.invalidUpdate(fault, hint: check.hint)
        return false
    }

    /// After a reported mistake: what the data source has now, position and selection where they still make sense.
    private func reloadInstead(_ after: [Int]) {
        let selected = table.selection.rows
        layout.keepingFirstRowInPlace { table.reload() }
        for row in selected where contents.contains(row) { table.selection.select(row, animated: false) }
    }

    private func sorted(_ rows: [RowIndex]) -> [RowIndex] { Set(rows).sorted() }
}
