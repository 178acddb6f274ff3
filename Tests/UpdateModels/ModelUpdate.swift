import TableEngine

/// What a list of edits does to a model, and the calls by which a table would be told.
package struct ModelUpdate {
    package let before: UpdateModel
    package private(set) var after: UpdateModel
    private var movedRows: Set<Int> = []
    private var reloadedRows: [Int: RowExtent] = [:]
    private var movedSections: Set<Int> = []
    package private(set) var reloadedSections: Set<Int> = []

    package init(_ before: UpdateModel, _ edits: [UpdateEdit]) {
        self.before = before
        after = before
        for edit in edits { make(edit) }
    }

    // MARK: Editing

    private mutating func make(_ edit: UpdateEdit) {
        switch edit {
        case .insertRows(let section, let at, let count, let extent):
            guard let section = index(section) else { return }
            let rows = after.newRows(count, extent)
            after.sections[section].rows.insert(contentsOf: rows, at: at % (after.sections[section].rows.count + 1))
        case .deleteRows(let section, let from, let count):
            guard let section = index(section), let row = rowIndex(from, section) else { return }
            let end = min(after.sections[section].rows.count, row + count)
            after.sections[section].rows.removeSubrange(row..<end)
        case .moveRow(let section, let row, let toSection, let toRow):
            guard let section = index(section), let row = rowIndex(row, section), let toSection = index(toSection),
                reloadedRows[after.sections[section].rows[row].name] == nil
            else { return }
            let item = after.sections[section].rows.remove(at: row)
            after.sections[toSection].rows.insert(item, at: toRow % (after.sections[toSection].rows.count + 1))
            movedRows.insert(item.name)
        case .reloadRow(let section, let row, let extent):
            guard let section = index(section), let row = rowIndex(row, section) else { return }
            let name = after.sections[section].rows[row].name
            guard !movedRows.contains(name), before.places[name] != nil else { return }
            reloadedRows[name] = extent
        case .insertSection(let at, let rows, let extent):
            let section = UpdateModel.Section(name: after.newName(), header: extent, rows: after.newRows(rows, extent))
            after.sections.insert(section, at: at % (after.sections.count + 1))
        case .deleteSection(let section):
            if let section = index(section) { after.sections.remove(at: section) }
        case .moveSection(let section, let to):
            guard let section = index(section), !reloadedSections.contains(after.sections[section].name) else { return }
            let item = after.sections.remove(at: section)
            after.sections.insert(item, at: to % (after.sections.count + 1))
            movedSections.insert(item.name)
        case .reloadSection(let section, let rows, let extent):
            guard let section = index(section) else { return }
            let name = after.sections[section].name
            guard before.sectionPlaces[name] != nil, !movedSections.contains(name) else { return }
            reloadedSections.insert(name)
            after.sections[section].rows = after.newRows(rows, extent)
        }
    }

    private func index(_ number: Int) -> Int? { after.sections.isEmpty ? nil : number % after.sections.count }

    private func rowIndex(_ number: Int, _ section: Int) -> Int? {
        let rows = after.sections[section].rows.count
        return rows == 0 ? nil : number % rows
    }

    // MARK: Who is where

    /// The section goes on with its rows.
    private func isSolid(_ name: Int) -> Bool {
        before.sectionPlaces[name] != nil && after.sectionPlaces[name] != nil && !reloadedSections.contains(name)
    }

    /// Names of rows that go on, with both places.
    package var survivors: [(name: Int, before: RowIndex, after: RowIndex)] {
        let places = after.places
        return before.places.sorted { $0.key < $1.key }.compactMap { name, place in
            guard let end = places[name], isSolid(before.sections[place.section].name),
                isSolid(after.sections[end.section].name)
            else { return nil }
            return (name, place, end)
        }
    }

    package func passage(ofRow name: Int) -> Passage {
        reloadedRows[name] != nil ? .reloaded : movedRows.contains(name) ? .moved : .kept
    }

    package func passage(ofSection name: Int) -> Passage {
        reloadedSections.contains(name) ? .reloaded : movedSections.contains(name) ? .moved : .kept
    }

    /// The extent that the table asks for: of a row that is new or reloaded.
    package func newExtent(_ row: RowIndex) -> RowExtent { reloadedRows[after[row].name] ?? after[row].extent }

    /// What follows from asking: a reloaded row that is not measured keeps its height as an estimate.
    package mutating func settle() {
        for (name, place) in after.places {
            guard let extent = reloadedRows[name], isSolid(after.sections[place.section].name) else { continue }
            let former = before[before.places[name]!].extent
            after.sections[place.section].rows[place.row].extent =
                extent.isMeasured ? extent : .estimated(former.points)
        }
    }

    // MARK: Calls

    package func calls(using generator: inout SeededGenerator) -> [TableChange] {
        var calls: [TableChange] = []
        var token = 0
        func next() -> AnimationToken {
            token += 1
            return AnimationToken(token)
        }
        let (sectionsBefore, sectionsAfter) = (before.sectionPlaces, after.sectionPlaces)
        for (name, section) in sectionsBefore.sorted(by: { $0.key < $1.key }) {
            if sectionsAfter[name] == nil {
                calls.append(.deleteSections([section..<section + 1], next()))
            } else if reloadedSections.contains(name) {
                calls.append(.reloadSections([section..<section + 1], next()))
            } else if movedSections.contains(name) {
                calls.append(.moveSection(from: section, to: sectionsAfter[name]!))
            }
        }
        for (name, section) in sectionsAfter.sorted(by: { $0.key < $1.key }) where sectionsBefore[name] == nil {
            calls.append(.insertSections([section..<section + 1], next()))
        }
        let survivors = survivors
        let names = Set(survivors.map(\.name))
        for (name, start, end) in survivors {
            switch passage(ofRow: name) {
            case .kept: break
            case .moved: calls.append(.moveRow(from: start, to: end))
            case .reloaded: calls.append(.reloadRows([RowRange(start)], next()))
            }
        }
        for (name, place) in before.places.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
            // In a section that goes too, telling or not is the same.
            let matters = isSolid(before.sections[place.section].name)
            if matters || Bool.random(using: &generator) { calls.append(.deleteRows([RowRange(place)], next())) }
        }
        let inserted = after.places.filter { !names.contains($0.key) && isSolid(after.sections[$0.value.section].name) }
        for range in RowRange.union(Array(inserted.values)) { calls.append(.insertRows([range], next())) }
        return calls.shuffled(using: &generator)
    }
}
