extension Snapshot {
    package var numberOfSections: Int { order.numberOfSections }
    package var numberOfItems: Int { order.numberOfItems }

    /// - Complexity: O(sections)
    package var sectionIdentifiers: [SectionID] {
        if isFlat { return Array(sectionIDs.table.identifiers) }
        var list: [SectionID] = []
        list.reserveCapacity(numberOfSections)
        order.forEachSection { section, _ in list.append(sectionIDs.identifier(of: section)) }
        return list
    }

    /// The items of all sections, in order.
    /// - Complexity: O(items)
    package var itemIdentifiers: [ItemID] {
        if isFlat { return Array(itemIDs.table.identifiers) }
        var list: [ItemID] = []
        list.reserveCapacity(numberOfItems)
        order.forEachSection { _, rows in append(rows, to: &list) }
        return list
    }

    /// - Complexity: O(items of the section)
    package func itemIdentifiers(inSection identifier: SectionID) throws(SnapshotError) -> [ItemID] {
        guard let handle = handle(ofSection: identifier), let contents = order.contents(ofSection: handle) else {
            throw .sectionNotFound
        }
        var list: [ItemID] = []
        list.reserveCapacity(contents.rows.count)
        append(contents.rows, to: &list)
        return list
    }

    package func numberOfItems(inSection identifier: SectionID) throws(SnapshotError) -> Int {
        guard let handle = handle(ofSection: identifier), let count = order.numberOfItems(inSection: handle) else {
            throw .sectionNotFound
        }
        return count
    }

    package func sectionIdentifier(containingItem identifier: ItemID) -> SectionID? {
        itemIDs.handle(of: identifier).flatMap { order.place(ofItem: $0) }.map { sectionIDs.identifier(of: $0.section) }
    }

    /// The index among the items of all sections.
    package func indexOfItem(_ identifier: ItemID) -> Int? {
        itemIDs.handle(of: identifier).flatMap { order.place(ofItem: $0) }.map {
            order.itemsBefore(section: $0.sectionKey) + $0.contents.rows.rank(of: $0.key)
        }
    }

    package func indexOfSection(_ identifier: SectionID) -> Int? {
        sectionIDs.handle(of: identifier).flatMap { order.index(ofSection: $0) }
    }

    // MARK: By place

    package func sectionIdentifier(at index: Int) -> SectionID? {
        guard index >= 0, index < numberOfSections else { return nil }
        return sectionIDs.identifier(of: order.section(at: index))
    }

    /// 0 for a section that does not exist.
    package func numberOfItems(inSectionAt index: Int) -> Int {
        guard index >= 0, index < numberOfSections else { return 0 }
        return order.numberOfItems(inSection: order.section(at: index)) ?? 0
    }

    package func itemIdentifier(at row: RowIndex) -> ItemID? {
        guard row.section >= 0, row.section < numberOfSections else { return nil }
        return order.item(at: row.row, ofSection: order.section(at: row.section)).map { itemIDs.identifier(of: $0) }
    }

    package func row(ofItem identifier: ItemID) -> RowIndex? { itemIDs.handle(of: identifier).flatMap { row(of: $0) } }

    func row(of handle: Int) -> RowIndex? { order.place(ofItem: handle).map { order.index(of: $0) } }

    private func append(_ rows: EditedRange<ItemEdit>, to list: inout [ItemID]) {
        rows.forEach(
            slots: { list.append(contentsOf: itemIDs.table.identifiers[$0]) },
            edit: { list.append(itemIDs.identifier(of: $0.handle)) })
    }
}

extension Arrangement {
    /// Calls `body` for each section, from first to last.
    /// - Complexity: O(sections)
    func forEachSection(_ body: (_ handle: Int, EditedRange<ItemEdit>) -> Void) {
        sections.forEach(
            slots: { for slot in $0 { body(slot, contents(ofUntouched: slot).rows) } },
            edit: { edit in if let contents = edit.contents { body(edit.handle, contents.rows) } })
    }

    /// Calls `body` with the number of items of each section, from first to last.
    /// - Complexity: O(sections)
    func forEachCount(_ body: (Int) -> Void) {
        sections.forEach(
            slots: { for slot in $0 { body(shape.items(of: slot).count) } },
            edit: { if let contents = $0.contents { body(contents.rows.count) } })
    }
}
