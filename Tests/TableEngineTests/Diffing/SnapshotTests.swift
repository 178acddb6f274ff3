import Testing

@testable import TableEngine

/// What a snapshot allows, and what it refuses and how.
@Suite struct SnapshotTests {
    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) throws -> Snapshot<String, Int> {
        var snapshot = Snapshot<String, Int>()
        try snapshot.appendSections(sections.map(\.key))
        for (section, items) in sections { try snapshot.appendItems(items, toSection: section) }
        return snapshot
    }

    private func refusal(
        _ snapshot: Snapshot<String, Int>, _ edit: (inout Snapshot<String, Int>) throws(SnapshotError) -> Void
    ) -> String? {
        var copy = snapshot
        do {
            try edit(&copy)
            return nil
        } catch {
            #expect(copy.sectionIdentifiers == snapshot.sectionIdentifiers)
            #expect(copy.itemIdentifiers == snapshot.itemIdentifiers)
            return error.reason
        }
    }

    // MARK: Edits

    @Test func itemsGoToTheLastSectionWhenNoneIsNamed() throws {
        var snapshot = try snapshot(["a": [1], "b": [2]])
        try snapshot.appendItems([3])
        #expect(try snapshot.itemIdentifiers(inSection: "b") == [2, 3])
    }

    @Test func itemsThatAreThereAlreadyAreMovedAndNamed() throws {
        var snapshot = try snapshot(["a": [1, 2, 3], "b": [4]])
        #expect(try snapshot.appendItems([2, 9], toSection: "b") == [2])
        #expect(try snapshot.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(try snapshot.itemIdentifiers(inSection: "b") == [4, 2, 9])
        #expect(try snapshot.insertItems([4, 3], beforeItem: 1) == [4, 3])
        #expect(snapshot.itemIdentifiers == [4, 3, 1, 2, 9])
    }

    @Test func aDeletedSectionComesBackEmpty() throws {
        var snapshot = try snapshot(["a": [1, 2], "b": [3]])
        try snapshot.deleteSections(["a"])
        #expect(snapshot.indexOfItem(1) == nil)
        try snapshot.appendSections(["a"])
        #expect(snapshot.sectionIdentifiers == ["b", "a"])
        #expect(snapshot.itemIdentifiers == [3])
        try snapshot.appendItems([2])
        #expect(snapshot.row(ofItem: 2) == RowIndex(section: 1, row: 0))
        #expect(snapshot.indexOfItem(1) == nil)
    }

    @Test func deletingAllItemsDeletesSections() throws {
        var snapshot = try snapshot(["a": [1]])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func sectionsAndItemsMayHaveEqualIdentifiers() throws {
        var snapshot = Snapshot<Int, Int>()
        try snapshot.appendSections([1, 2])
        try snapshot.appendItems([1, 2], toSection: 1)
        #expect(snapshot.indexOfSection(2) == 1)
        #expect(snapshot.indexOfItem(2) == 1)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == 1)
    }

    @Test func insertingAtOnePlaceForeverFindsRoom() throws {
        var snapshot = try snapshot(["a": [0]])
        var copy = snapshot
        try copy.appendItems([-1])
        for number in 1..<2000 { try copy.insertItems([number], beforeItem: -1) }
        #expect(copy.itemIdentifiers == Array(0..<2000) + [-1])
        for number in 2000..<2100 { try copy.insertItems([number], afterItem: 1000) }
        #expect(copy.indexOfItem(2000) == 1100)
        try snapshot.insertSections(["z"], afterSection: "a")
        for number in 0..<300 { try snapshot.insertSections(["\(number)"], beforeSection: "z") }
        #expect(snapshot.sectionIdentifiers == ["a"] + (0..<300).map { "\($0)" } + ["z"])
    }

    @Test func manyItemsIntoTheMiddleOfFewMakeNewTables() throws {
        var snapshot = try snapshot(["a": [1, 2], "b": [3]])
        let copy = snapshot
        try snapshot.insertItems([3] + Array(100..<3000), afterItem: 1)
        #expect(try snapshot.itemIdentifiers(inSection: "a") == [1, 3] + Array(100..<3000) + [2])
        #expect(snapshot.isFlat)
        try snapshot.deleteItems(Array(100..<2999))
        #expect(snapshot.itemIdentifiers == [1, 3, 2999, 2])
        #expect(copy.itemIdentifiers == [1, 2, 3])
    }

    @Test func sectionsAppendedAfterNewTablesLeaveCopiesAlone() throws {
        var snapshot = try snapshot(["a": [1]])
        let copy = snapshot
        try snapshot.appendItems(Array(10..<2000), toSection: "a")
        try snapshot.insertItems([5], beforeItem: 1)
        try snapshot.appendSections(["c"])
        try snapshot.appendItems([6])
        #expect(copy.sectionIdentifiers == ["a"] && copy.itemIdentifiers == [1])
        #expect(copy.indexOfSection("c") == nil && copy.indexOfItem(6) == nil)
        #expect(try snapshot.itemIdentifiers(inSection: "c") == [6])
    }

    // MARK: Marks

    @Test func reloadsAreRememberedInOrderAndForgottenWithTheirItem() throws {
        var snapshot = try snapshot(["a": [1, 2, 3]])
        try snapshot.reloadItems([3, 1])
        try snapshot.reloadItems([1, 2])
        try snapshot.reconfigureItems([2])
        try snapshot.reloadSections(["a"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1, 2])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["a"])
        try snapshot.deleteItems([1])
        #expect(snapshot.reloadedItemIdentifiers == [3, 2])
        snapshot.rebase()
        #expect(snapshot.reloadedItemIdentifiers == [3, 2])
        #expect(snapshot.withoutMarks.reloadedItemIdentifiers.isEmpty)
    }

    // MARK: Refusals

    @Test func repeatedIdentifiersAreRefused() throws {
        let snapshot = try snapshot(["a": [1]])
        let items = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7,\n    8\n)}"
        #expect(refusal(snapshot) { s throws(SnapshotError) in try s.appendItems([7, 7, 8, 7, 8]) } == items)
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.insertItems([7, 8, 7, 8], beforeItem: 1) } == items)
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.appendSections(["b", "b"]) }
                == "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    b\n)}")
    }

    @Test func itemsNeedASection() throws {
        let reason = "There are currently no sections in the data source. Please add a section first."
        #expect(refusal(Snapshot()) { s throws(SnapshotError) in try s.appendItems([1]) } == reason)
        #expect(
            refusal(try snapshot(["a": []])) { s throws(SnapshotError) in try s.appendItems([1], toSection: "b") }
                == "Invalid parameter not satisfying: section != NSNotFound")
    }

    @Test func sectionsThatAreThereAreRefused() throws {
        let snapshot = try snapshot(["a": [], "b": [], "c": []])
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.appendSections(["b"]) } == """
                Diffable data source detected an attempt to insert or append 1 section identifier that already exists in \
                the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: b
                """)
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.insertSections(["b", "a"], afterSection: "c") } == """
                Diffable data source detected an attempt to insert or append 2 section identifiers that already exist in \
                the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (
                    b,
                    a
                )
                """)
    }

    @Test func unknownDestinationsAreRefused() throws {
        let snapshot = try snapshot(["a": [1]])
        func reason(_ name: String) -> String { "Invalid parameter not satisfying: \(name) != NSNotFound" }
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.insertItems([2], afterItem: 9) } == reason("section"))
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.insertSections(["b"], beforeSection: "z") }
                == reason("insertIndex"))
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.moveItem(9, beforeItem: 1) } == reason("fromIndex"))
        #expect(refusal(snapshot) { s throws(SnapshotError) in try s.moveItem(1, afterItem: 9) } == reason("toIndex"))
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.moveSection("z", beforeSection: "a") }
                == reason("fromSection"))
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.moveSection("a", afterSection: "z") }
                == reason("toSection"))
    }

    @Test func aDestinationAmongTheInsertedIsRefused() throws {
        let snapshot = try snapshot(["a": [1]])
        let item = refusal(snapshot) { s throws(SnapshotError) in try s.insertItems([2, 1], afterItem: 1) }
        #expect(
            item?.hasPrefix(
                "Invalid update: destination for insertion operation [1] is in the insertion identifier list for update: <"
            )
                == true)
        let section = refusal(snapshot) { s throws(SnapshotError) in try s.insertSections(["a"], beforeSection: "a") }
        #expect(
            section?.hasPrefix(
                "Invalid update: destination for section operation [a] is in the inserted section list for update: <")
                == true)
        #expect(refusal(snapshot) { s throws(SnapshotError) in try s.moveItem(1, afterItem: 1) } != nil)
        #expect(refusal(snapshot) { s throws(SnapshotError) in try s.moveSection("a", afterSection: "a") } != nil)
    }

    @Test func whatIsNotThereCannotBeRefreshed() throws {
        let snapshot = try snapshot(["a": [1]])
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.reloadItems([1, 5]) }
                == "Attempted to reload item identifier that does not exist in the snapshot: 5")
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.reconfigureItems([5]) }
                == "Attempted to reconfigure item identifier that does not exist in the snapshot: 5")
        #expect(
            refusal(snapshot) { s throws(SnapshotError) in try s.reloadSections(["q"]) }
                == "Attempted to reload section identifier that does not exist in the snapshot: q")
    }

    @Test func askingForAnUnknownSectionIsRefused() throws {
        let snapshot = try snapshot(["a": [1]])
        let reason =
            "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
            + "(which has O(1) performance)"
        #expect(throws: SnapshotError.sectionNotFound) { try snapshot.numberOfItems(inSection: "z") }
        #expect(throws: SnapshotError.sectionNotFound) { try snapshot.itemIdentifiers(inSection: "z") }
        #expect(SnapshotError.sectionNotFound.reason == reason)
    }
}
