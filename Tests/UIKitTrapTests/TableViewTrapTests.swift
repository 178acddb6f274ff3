import Testing
import UIKit

/// Every exception of a table view, with UIKit's text, in a process of its own.
@MainActor @Suite struct TableViewTrapTests {
    // MARK: Dequeuing

    // Seeds 22.
    @Test func dequeuingAnUnregisteredIdentifier() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.cell = { table, path in table.dequeueReusableCell(withIdentifier: "unknown", for: path) }
                    fixture.table.layoutIfNeeded()
                }
            })
        #expect(
            text.hasPrefix(
                "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'unable to dequeue a cell "
                    + "with identifier unknown - must register a nib or a class for the identifier or connect a prototype cell in "
                    + "a storyboard'\n"))
    }

    @Test func dequeuingAnIdentifierThatIsNoLongerRegistered() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.table.layoutIfNeeded()
                    fixture.table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
                    fixture.table.reloadData()
                    fixture.table.layoutIfNeeded()
                }
            })
        #expect(text.contains("reason: 'unable to dequeue a cell with identifier cell - must register"))
    }

    @Test func dequeuingTwoCellsForOneRow() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.cell = { table, path in
                        _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
                    }
                    fixture.table.layoutIfNeeded()
                }
            })
        #expect(
            text.contains(
                "reason: 'Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
                    + "dequeue more cells than the table view is requesting, use the -dequeueReusableCellWithIdentifier: method "
                    + "(without an index path). Cell identifier: cell, index path: <NSIndexPath: 0x"))
        #expect(text.contains("> {length = 2, path = 0 - 0}'"))
    }

    // MARK: Heights

    @Test func aNegativeRowHeight() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.rowHeight = -2
                    fixture.table.layoutIfNeeded()
                }
            })
        #expect(
            text.contains(
                "reason: 'table view row height must not be negative - provided height for index path (<NSIndexPath: 0x"
            ))
        #expect(text.contains("> {length = 2, path = 0 - 0}) is -2.000000'"))
    }

    @Test func aNegativeHeaderHeight() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.headerHeight = -7
                    fixture.table.layoutIfNeeded()
                }
            })
        #expect(
            text.contains(
                "reason: 'section header height must not be negative - provided height for section 0 is -7.000000'"))
    }

    // MARK: Scrolling

    @Test func scrollingToARowThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
                }
            })
        #expect(
            text.hasPrefix(
                "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'Attempted to scroll the table view to an "
                    + "out-of-bounds row (20) when there are only 5 rows in section 0. Table view: <UITableView: 0x"))
    }

    @Test func scrollingToASectionThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { fixture in
                    fixture.table.scrollToRow(at: IndexPath(row: 0, section: 3), at: .top, animated: false)
                }
            })
        #expect(
            text.contains(
                "'NSRangeException', reason: 'Attempted to scroll the table view to an out-of-bounds section (3) when there are only "
                    + "1 sections."))
    }

    // MARK: Updates

    @Test func deletingARowThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.deleteRows(at: [IndexPath(row: 5, section: 0)], with: .none) } }
            })
        #expect(
            text.contains(
                "reason: 'attempt to delete row 5 from section 0 which only contains 5 rows before the update'"))
    }

    @Test func deletingARowOfASectionThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.deleteRows(at: [IndexPath(row: 0, section: 2)], with: .none) } }
            })
        #expect(
            text.contains(
                "reason: 'attempt to delete row 0 from section 2, but there are only 1 sections before the update'"))
    }

    @Test func reloadingARowThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.reloadRows(at: [IndexPath(row: 9, section: 0)], with: .none) } }
            })
        #expect(
            text.contains(
                "reason: 'attempt to delete row 9 from section 0 which only contains 5 rows before the update'"))
    }

    @Test func insertingARowBeyondTheNewCount() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.insertRows(at: [IndexPath(row: 8, section: 0)], with: .none) } }
            })
        #expect(
            text.contains(
                "reason: 'attempt to insert row 8 into section 0, but there are only 5 rows in section 0 after the update'"
            ))
    }

    @Test func insertingARowIntoASectionThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.insertRows(at: [IndexPath(row: 0, section: 4)], with: .none) } }
            })
        #expect(
            text.contains(
                "reason: 'attempt to insert row 0 into section 4, but there are only 1 sections after the update'"))
    }

    @Test func reloadingASectionThatDoesNotExist() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.reloadSections(IndexSet(integer: 6), with: .none) } }
            })
        #expect(text.contains("reason: 'attempt to delete section 6, but there are only 1 sections before the update'"))
    }

    @Test func anInsertWithoutANewRow() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) } }
            })
        #expect(
            text.contains(
                "reason: 'Invalid batch updates detected: the number of sections and/or rows returned by the data source before and "
                    + "after performing the batch updates are inconsistent with the updates.\n"))
        #expect(text.contains("Data source before updates = { 1 section with row counts: [5] }\n"))
        #expect(text.contains("Data source after updates = { 1 section with row counts: [5] }\n"))
        #expect(text.contains("\tInsert row (0 - 0)\n]'\n"))
        #expect(
            text.contains(
                "Trestle: Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
                    + "after the update (5) must be equal to the number of rows contained in that section before the update (5), "
                    + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
                    + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."))
    }

    @Test func aDeleteWithoutALostRow() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await Trap.run { $0.update { $0.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none) } }
            })
        #expect(text.contains("reason: 'Invalid batch updates detected"))
        #expect(text.contains("\tDelete row (0 - 1)\n]'\n"))
    }

    // MARK: Data source

    @Test func aTableControllerWithRowsAndNoCells() async throws {
        let text = try message(
            await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let controller = OnlyCounts(style: .plain)
                    controller.view.layoutIfNeeded()
                }
            })
        #expect(text.contains("reason: 'UITableView (<UITableView: 0x"))
        #expect(text.contains(") failed to obtain a cell from its dataSource (<UIKitTrapTests.OnlyCounts: 0x"))
    }

    private func message(_ result: ExitTest.Result?) throws -> String {
        String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    }
}

private final class OnlyCounts: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
}

/// Five rows in one section, and the mistakes of a test.
@MainActor
private final class Trap: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    var rowHeight: CGFloat = 60
    var headerHeight: CGFloat = 0
    var cell: (UITableView, IndexPath) -> UITableViewCell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }

    static func run(_ body: @MainActor @Sendable (Trap) -> Void) async {
        let fixture = Trap()
        fixture.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        fixture.table.dataSource = fixture
        fixture.table.delegate = fixture
        body(fixture)
    }

    func update(_ body: (UITableView) -> Void) {
        table.layoutIfNeeded()
        body(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
}
