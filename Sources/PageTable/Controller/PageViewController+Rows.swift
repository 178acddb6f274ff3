import UIKit

extension PageViewController {
    // MARK: Reading

    /// Returns the description of a row; nil for a row that does not exist.
    public func row(at indexPath: IndexPath) -> PageCellDescription? { contents.row(at: indexPath) }

    /// Returns the number of described rows in a section; 0 for a section that does not exist.
    public func numberOfRows(inSection section: Int) -> Int { contents.numberOfRows(in: section) }

    // MARK: Adding

    /// Adds a row that shows data with a class of cell.
    ///
    /// - Parameters:
    ///   - row: a number that is negative or too large is taken for the nearest place in the section.
    ///   - section: missing sections up to this one are created, without headers. Up to 1,000 at once: of a larger
    ///     number the row goes into one new section at the end.
    ///   - animation: `.none` shows the row at once.
    ///   - refresh: whether the table is updated or left to a later reload.
    public func addRow(
        at row: Int, inSection section: Int, cellClass: PageCell.Type, cellData: Any? = nil,
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        let description = PageCellDescription(cellClass: cellClass, cellData: cellData)
        addRows([description], at: row, inSection: section, with: animation, refresh: refresh)
    }

    /// Adds a described row. Corrects places as
    /// ``addRow(at:inSection:cellClass:cellData:with:refresh:)`` does.
    public func addRow(
        _ description: PageCellDescription, at row: Int, inSection section: Int,
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        addRows([description], at: row, inSection: section, with: animation, refresh: refresh)
    }

    /// Adds described rows as one update.
    public func addRows(
        _ descriptions: [PageCellDescription], at row: Int, inSection section: Int,
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        guard !descriptions.isEmpty else { return }
        change(refresh) {
            let (section, missing) = contents.sectionForNewRows(section)
            let created = section + 1 - missing..<section + 1
            contents.insert(Array(repeating: PageSectionDescription(), count: missing), at: created.lowerBound)
            guard let row = contents.placeForRows(row, in: section) else { return nil }
            contents.insert(descriptions, at: row, in: section)
            return { table in
                if created.isEmpty {
                    table.insertRows(at: Self.paths(row..<row + descriptions.count, in: section), with: animation)
                } else {
                    table.insertSections(IndexSet(integersIn: created), with: animation)
                }
            }
        }
    }

    // MARK: Removing

    /// Removes a row. A number that is negative or too large is taken for the nearest row; in an empty section nothing
    /// happens.
    public func removeRow(
        at row: Int, inSection section: Int, with animation: UITableView.RowAnimation = .automatic,
        refresh: PageRefresh = .immediate
    ) {
        var removed: PageCellDescription?
        change(refresh) {
            guard let section = contents.existingSection(section), let row = contents.existingRow(row, in: section)
            else { return nil }
            removed = contents.removeRow(row, in: section)
            return { $0.deleteRows(at: Self.paths(row..<row + 1, in: section), with: animation) }
        }
        withExtendedLifetime(removed) {}
    }

    /// Removes all rows of a section, which stays.
    public func removeAllRows(
        inSection section: Int, with animation: UITableView.RowAnimation = .automatic,
        refresh: PageRefresh = .immediate
    ) {
        var removed: PageSectionDescription?
        change(refresh) {
            guard let section = contents.existingSection(section), let old = contents.section(section),
                old.rowSource != nil || !old.rows.isEmpty
            else { return nil }
            var new = old
            new.rows = []
            new.rowSource = nil
            removed = contents.replace(section: section, by: new)
            // The rows of a source may be too many to be named one by one.
            if old.rowSource != nil { return { $0.reloadSections([section], with: animation) } }
            return { $0.deleteRows(at: Self.paths(0..<old.rows.count, in: section), with: animation) }
        }
        withExtendedLifetime(removed) {}
    }

    // MARK: Moving and replacing

    /// Moves a row. Its old place is corrected as for removing, its new place as for adding. The new place counts
    /// without the row itself.
    public func moveRow(
        at row: Int, inSection section: Int, toRow newRow: Int, inSection newSection: Int,
        refresh: PageRefresh = .immediate
    ) {
        change(refresh) {
            guard let section = contents.existingSection(section), let row = contents.existingRow(row, in: section),
                let newSection = contents.existingSection(newSection),
                let newRow = contents.placeForRows(newRow, in: newSection, leaving: section == newSection ? 1 : 0)
            else { return nil }
            contents.insert([contents.removeRow(row, in: section)], at: newRow, in: newSection)
            return { table in
                table.moveRow(
                    at: IndexPath(row: row, section: section), to: IndexPath(row: newRow, section: newSection))
            }
        }
    }

    /// Replaces the description of a row and shows it again. A number that is negative or too large is taken for the
    /// nearest row.
    public func replaceRow(
        at row: Int, inSection section: Int, by description: PageCellDescription,
        with animation: UITableView.RowAnimation = .automatic, refresh: PageRefresh = .immediate
    ) {
        var removed: PageCellDescription?
        change(refresh) {
            guard let section = contents.existingSection(section), let row = contents.existingRow(row, in: section)
            else { return nil }
            removed = contents.replaceRow(row, in: section, by: description)
            return { $0.reloadRows(at: Self.paths(row..<row + 1, in: section), with: animation) }
        }
        withExtendedLifetime(removed) {}
    }

    // MARK: Changing descriptions and table

    /// Changes the descriptions and has the table follow.
    ///
    /// - Parameter body: changes ``contents`` without calling client code, and returns what updates the table; nil if
    ///   nothing has changed.
    func change(_ refresh: PageRefresh, _ body: () -> ((UITableView) -> Void)?) {
        updates.perform(refresh, in: tableIfLoaded, body)
    }

    private static func paths(_ rows: Range<Int>, in section: Int) -> [IndexPath] {
        rows.map { IndexPath(row: $0, section: section) }
    }
}
