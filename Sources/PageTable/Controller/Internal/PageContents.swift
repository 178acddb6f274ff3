import UIKit

/// The sections of a page and the correction of places that do not exist. It knows no table.
@MainActor
struct PageContents {
    private(set) var sections: [PageSectionDescription] = []

    /// How many missing sections one change creates at most. An index beyond that is taken for a mistake, such as
    /// `NSNotFound`, and stands for the next section.
    static let mostMissingSections = 1_000

    // MARK: Reading

    func section(_ index: Int) -> PageSectionDescription? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    func numberOfRows(in section: Int) -> Int { self.section(section)?.numberOfRows ?? 0 }

    func row(at indexPath: IndexPath) -> PageCellDescription? {
        guard indexPath.count == 2 else { return nil }
        return section(indexPath.section)?.row(at: indexPath.row)
    }

    // MARK: Correcting places

    /// Returns the place for a new section.
    func placeForNewSection(_ index: Int) -> Int {
        corrected(index, to: 0...sections.count, "section")
    }

    /// Returns the section that an index is meant to name; nil if there are no sections.
    func existingSection(_ index: Int) -> Int? {
        guard !sections.isEmpty else {
            PageLog.report("there is no section \(index); the page is empty")
            return nil
        }
        return corrected(index, to: 0...sections.count - 1, "section")
    }

    /// Returns the section that gets new rows, which may be one that does not exist yet, and how many sections have to
    /// be created for it.
    func sectionForNewRows(_ index: Int) -> (section: Int, missing: Int) {
        let wanted = max(0, index)
        guard wanted >= sections.count else {
            return (corrected(index, to: 0...sections.count - 1, "section"), 0)
        }
        let beyond = wanted - sections.count
        let missing = beyond < Self.mostMissingSections ? beyond + 1 : 1
        let section = sections.count + missing - 1
        let created = missing == 1 ? "section \(section) is" : "\(missing) are"
        PageLog.report("there is no section \(index); \(created) created")
        return (section, missing)
    }

    /// Returns the place for rows in a section; nil if a row source makes the section's rows.
    ///
    /// - Parameter leaving: the number of rows that leave the section before the others come.
    func placeForRows(_ row: Int, in section: Int, leaving: Int = 0) -> Int? {
        guard let count = describedRows(in: section) else { return nil }
        return corrected(row, to: 0...count - leaving, "row")
    }

    /// Returns the row that an index is meant to name; nil if the section has none, or a row source makes its rows.
    func existingRow(_ row: Int, in section: Int) -> Int? {
        guard let count = describedRows(in: section) else { return nil }
        guard count > 0 else {
            PageLog.report("there is no row \(row); section \(section) is empty")
            return nil
        }
        return corrected(row, to: 0...count - 1, "row")
    }

    private func describedRows(in section: Int) -> Int? {
        guard let description = self.section(section) else { return 0 }
        guard description.rowSource == nil else {
            PageLog.report("the rows of section \(section) are those of its row source and cannot be changed here")
            return nil
        }
        return description.rows.count
    }

    private func corrected(_ index: Int, to range: ClosedRange<Int>, _ name: String) -> Int {
        let place = min(max(index, range.lowerBound), range.upperBound)
        if place != index { PageLog.report("there is no \(name) \(index); \(name) \(place) is used") }
        return place
    }

    // MARK: Changing; all places exist. What is removed is returned, so that it ends after the change.

    mutating func insert(_ new: [PageSectionDescription], at index: Int) { sections.insert(contentsOf: new, at: index) }

    mutating func remove(section index: Int) -> PageSectionDescription { sections.remove(at: index) }

    mutating func replace(section index: Int, by new: PageSectionDescription) -> PageSectionDescription {
        let old = sections[index]
        sections[index] = new
        return old
    }

    mutating func removeAllSections() -> [PageSectionDescription] {
        let old = sections
        sections = []
        return old
    }

    mutating func insert(_ rows: [PageCellDescription], at row: Int, in section: Int) {
        sections[section].rows.insert(contentsOf: rows, at: row)
    }

    mutating func removeRow(_ row: Int, in section: Int) -> PageCellDescription {
        sections[section].rows.remove(at: row)
    }

    mutating func replaceRow(_ row: Int, in section: Int, by new: PageCellDescription) -> PageCellDescription {
        let old = sections[section].rows[row]
        sections[section].rows[row] = new
        return old
    }
}
