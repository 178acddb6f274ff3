import Testing

@testable import TableEngine

/// Selection without a view: a list of counted rows, and a delegate made of closures that may do anything to it.
@MainActor @Suite struct ListSelectionTests {
    private final class List: SelectionHost {
        var counts = SectionCounts([10])
        var allowsSelection = true
        var allowsMultipleSelection = false
        var calls: [String] = []
        /// Runs in the named call.
        var during: [String: () -> Void] = [:]
        var answers: [String: SelectionAnswer] = [:]
        /// The rows whose cells look selected.
        var shown: Set<RowIndex> = []
        private(set) lazy var selection = ListSelection(host: self)

        func contains(_ row: RowIndex) -> Bool { counts.contains(row) }

        func show(_ row: RowIndex, isSelected: Bool, animated: Bool) {
            if isSelected { shown.insert(row) } else { shown.remove(row) }
            during["show \(row.row)"]?()
        }

        func answerToSelecting(_ row: RowIndex) -> SelectionAnswer { call("willSelect", row) }

        func answerToDeselecting(_ row: RowIndex, isReplaced: Bool) -> SelectionAnswer { call("willDeselect", row) }

        func didSelect(_ row: RowIndex) { call("didSelect", row) }
        func didDeselect(_ row: RowIndex) { call("didDeselect", row) }
        func performPrimaryAction(at row: RowIndex) { call("primary", row) }
        func userDidChangeSelection() { calls.append("changed") }

        @discardableResult
        private func call(_ name: String, _ row: RowIndex) -> SelectionAnswer {
            calls.append("\(name) \(row.row)")
            during[name]?()
            return answers[name] ?? .allowed
        }

        /// An update as the list's owner makes it.
        func update(_ changes: [TableChange], counts after: [Int]) {
            let plan = Reconciler(ChangeSet(changes), before: counts, after: SectionCounts(after)).plan()
            counts = SectionCounts(after)
            selection.remap(plan.map)
        }

        var rows: [Int] { selection.rows.map(\.row) }
    }

    private func row(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

    private func list(selecting rows: Int...) -> List {
        let list = List()
        for row in rows { list.selection.select(self.row(row), animated: false) }
        return list
    }

    // MARK: By code

    @Test func selectingReplacesWhereOneRowMayBeSelected() {
        let list = list(selecting: 2, 4)
        #expect(list.rows == [4])
        #expect(list.shown == [row(4)])
        #expect(list.calls == [])
    }

    @Test func severalRowsAreSelectedInTheOrderOfSelecting() {
        let list = List()
        list.allowsMultipleSelection = true
        for number in [4, 2] { list.selection.select(row(number), animated: false) }
        #expect(list.rows == [4, 2])
        list.allowsMultipleSelection = false
        list.selection.modeDidChange()
        #expect(list.rows == [2])
        #expect(list.shown == [row(2)])
    }

    @Test func aCellThatSelectsAnotherRowWhileItIsShownLeavesOneRow() {
        let list = list(selecting: 2)
        list.during["show 2"] = { list.selection.select(self.row(7), animated: false) }
        list.selection.select(row(4), animated: false)
        #expect(list.rows == [7])
        #expect(list.shown == [row(7)])
    }

    // MARK: By the user

    @Test func aTapAsksAboutAllRowsBeforeItTellsOfTheNewOne() {
        let list = list(selecting: 2)
        list.selection.userTapped(row(4))
        #expect(
            list.calls == [
                "willSelect 4", "willDeselect 2", "didDeselect 2", "didSelect 4", "primary 4", "changed",
            ])
        #expect(list.rows == [4])
    }

    @Test func aRefusedTapStillHasItsPrimaryAction() {
        let list = list(selecting: 2)
        list.answers["willSelect"] = .refused
        list.selection.userTapped(row(4))
        #expect(list.calls == ["willSelect 4", "primary 4"])
        #expect(list.rows == [2])
    }

    @Test func aRowThatMayNotBeDeselectedStaysTheOnlyOne() {
        let list = list(selecting: 2)
        list.answers["willDeselect"] = .refused
        list.selection.userTapped(row(4))
        #expect(list.rows == [2])
        #expect(list.shown == [row(2)])
    }

    @Test(arguments: ["willSelect", "willDeselect", "didDeselect", "didSelect", "show 2", "show 4"])
    func selectingInACallOfATapLeavesOneRow(name: String) {
        let list = list(selecting: 2)
        list.during[name] = { list.selection.select(self.row(7), animated: false) }
        list.selection.userTapped(row(4))
        #expect(list.rows.count == 1)
        #expect(list.shown == Set(list.selection.rows))
    }

    @Test(arguments: ["willSelect", "willDeselect", "didDeselect", "show 2"])
    func rowsInsertedAboveInACallMoveTheTappedRow(name: String) {
        let list = list(selecting: 2)
        list.during[name] = {
            list.during[name] = nil
            list.update([.insertRows([RowRange(self.row(0))])], counts: [11])
        }
        list.selection.userTapped(row(4))
        #expect(list.rows == [5])
        #expect(list.calls.contains("didSelect 5"))
    }

    @Test(arguments: ["willSelect", "willDeselect", "didDeselect", "show 2"])
    func aTappedRowThatIsDeletedInACallIsNotSelected(name: String) {
        let list = list(selecting: 2)
        list.during[name] = {
            list.during[name] = nil
            list.update([.deleteRows([RowRange(self.row(4))])], counts: [9])
        }
        list.selection.userTapped(row(4))
        #expect(!list.calls.contains { $0.hasPrefix("didSelect") || $0.hasPrefix("primary") })
        #expect(list.rows.allSatisfy { $0 == 2 })
    }

    @Test(arguments: ["willSelect", "willDeselect", "didDeselect", "didSelect", "show 2", "show 4"])
    func aListThatLosesAllRowsInACallSelectsNone(name: String) {
        let list = list(selecting: 2)
        list.during[name] = {
            list.counts = SectionCounts([])
            list.selection.forget()
        }
        list.selection.userTapped(row(4))
        #expect(list.rows == [])
    }

    @Test func aRedirectionToARowThatIsNotThereSelectsNone() {
        let list = list()
        list.answers["willSelect"] = .redirected(row(40))
        list.selection.userTapped(row(4))
        #expect(list.rows == [])
        #expect(list.calls == ["willSelect 4"])
    }

    @Test func aTapOnASelectedRowDeselectsItWhereSeveralMayBeSelected() {
        let list = List()
        list.allowsMultipleSelection = true
        list.selection.select(row(3), animated: false)
        list.selection.userTapped(row(3))
        #expect(list.calls == ["willDeselect 3", "didDeselect 3", "changed"])
        #expect(list.rows == [])
    }
}
