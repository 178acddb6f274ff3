import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Calls into a table from the methods that it calls, outside updates.
@MainActor @Suite(.serialized) struct ReentrancyTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// A table of numbered rows whose delegate is a list of closures.
    private func table(rows: Int = 100) -> (NumberedRows, UITableView) {
        let rows = NumberedRows(rows)
        return (rows, rows.table)
    }

    private func expectRight(_ rows: NumberedRows, sourceLocation: SourceLocation = #_sourceLocation) {
        rows.table.layoutIfNeeded()
        #expect(rows.wrong == nil, sourceLocation: sourceLocation)
    }

    // MARK: Heights

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var onHeight: () -> Void = {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            onHeight()
            return 40
        }
    }

    @Test func aDataSourceThatIsTakenAwayWhileHeightsAreAskedForLeavesNoRow() {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.estimatedRowHeight = 0
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        rows.onHeight = { table.dataSource = nil }
        table.contents.sizeAgain()
        #expect(table.contents.counts.numberOfRows == 0)
        #expect(table.contents.geometry.numberOfRows == 0)
    }

    // MARK: willDisplay: endless scrolling with the data at hand

    // Seeds 107.
    @Test func insertingRowsWhenTheLastRowComesWorks() {
        let (rows, table) = table(rows: 12)
        rows.onWillDisplay = { row in
            guard row == rows.data.count - 1, row < 100 else { return }
            rows.data += (0..<20).map { rows.data.count + $0 }
            table.insertRows(at: (row + 1...row + 20).map { path($0) }, with: .none)
        }
        table.layoutIfNeeded()
        #expect(rows.data.count == 12)
        for step in 1...100 {
            table.contentOffset.y = CGFloat(step) * 40
            expectRight(rows)
        }
        #expect(rows.data.count > 80)
    }

    @Test func insertingRowsFillsAScreenThatHasRoom() {
        let (rows, table) = table(rows: 1)
        rows.onWillDisplay = { row in
            guard row == rows.data.count - 1 else { return }
            rows.data.append(rows.data.count)
            table.insertRows(at: [path(row + 1)], with: .none)
        }
        table.layoutIfNeeded()
        expectRight(rows)
        #expect(table.visibleCells.count == 10)
        #expect(rows.timesDisplayed.allSatisfy { $0.value == 1 })
    }

    // Seeds 109.
    @Test func reloadingWhenTheLastRowComesWorks() {
        let (rows, table) = table(rows: 12)
        rows.onWillDisplay = { row in
            guard row == rows.data.count - 1, row < 60 else { return }
            rows.data += (0..<20).map { rows.data.count + $0 }
            table.reloadData()
        }
        table.layoutIfNeeded()
        for step in 1...60 {
            table.contentOffset.y = CGFloat(step) * 40
            expectRight(rows)
        }
        #expect(rows.data.count == 52)
    }

    @Test func rowsInsertedAtTheTopOfATableThatRestsThereComeIntoSight() {
        let (rows, table) = table(rows: 30)
        rows.onWillDisplay = { row in
            guard rows.data[row] == 3, rows.data.count == 30 else { return }
            rows.data.insert(contentsOf: [100, 101], at: 0)
            table.insertRows(at: [path(0), path(1)], with: .none)
        }
        expectRight(rows)
        #expect(rows.shown.prefix(3) == ["100", "101", "0"])
    }

    @Test func aTableThatIsGivenRowsWithoutEndStaysAlive() {
        let (rows, table) = table(rows: 1)
        rows.onWillDisplay = { row in
            guard row == 0, rows.data.count < 50_000 else { return }
            rows.data.insert(rows.data.count, at: 0)
            table.insertRows(at: [path(0)], with: .none)
        }
        table.layoutIfNeeded()
        #expect(rows.data.count < 50_000)
    }

    @Test func deletingTheRowThatIsDisplayedWorks() {
        let (rows, table) = table(rows: 30)
        rows.onWillDisplay = { row in
            guard rows.data[row] == 4 else { return }
            rows.data.remove(at: row)
            table.deleteRows(at: [path(row)], with: .none)
        }
        expectRight(rows)
        #expect(rows.shown == ["0", "1", "2", "3", "5", "6", "7", "8", "9", "10"])
    }

    @Test func selectingAndAskingForCellsIsAllowed() {
        let (rows, table) = table(rows: 30)
        var seen: [Bool] = []
        rows.onWillDisplay = { row in
            if row == 3 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
            seen.append(table.cellForRow(at: path(row)) != nil)
            seen.append(table.cellForRow(at: path(row + 1)) == nil)
        }
        expectRight(rows)
        #expect(seen.allSatisfy { $0 })
        #expect(table.cellForRow(at: path(3))?.isSelected == true)
    }

    // MARK: cellForRow

    @Test func insertingAboveFromCellForRowDropsNoRow() {
        let (rows, table) = table(rows: 30)
        rows.onCell = { row in
            guard row == 5, rows.data.count == 30 else { return }
            rows.data.insert(100, at: 2)
            table.insertRows(at: [path(2)], with: .none)
        }
        expectRight(rows)
        #expect(table.numberOfRows(inSection: 0) == 31)
    }

    @Test func deletingTheRowThatIsAskedForDropsItsCell() {
        let (rows, table) = table(rows: 30)
        rows.onCell = { row in
            guard row == 5, rows.data.count == 30 else { return }
            rows.data.remove(at: 5)
            table.deleteRows(at: [path(5)], with: .none)
        }
        expectRight(rows)
        #expect(rows.shown.contains("6"))
        #expect(!rows.shown.contains("5"))
    }

    @Test func deletingAllRowsFromCellForRowEndsTheLayout() {
        let (rows, table) = table(rows: 30)
        rows.onCell = { row in
            guard row == 5, rows.data.count == 30 else { return }
            rows.data = []
            table.deleteRows(at: (0..<30).map { path($0) }, with: .none)
        }
        expectRight(rows)
        #expect(table.visibleCells.isEmpty)
    }

    @Test func aReloadFromCellForRowAsksForNoRowThatIsGone() {
        let (rows, table) = table(rows: 30)
        rows.onCell = { row in
            guard row == 5, rows.data.count == 30 else { return }
            rows.data = Array(50..<53)
            table.reloadData()
        }
        expectRight(rows)
        #expect(rows.shown == ["50", "51", "52"])
    }

    @Test func aReloadInEveryCellForRowLeavesTheApplicationAlive() {
        let (rows, table) = table(rows: 30)
        rows.onCell = { _ in table.reloadData() }
        table.layoutIfNeeded()
        rows.onCell = { _ in }
        expectRight(rows)
    }

    @Test func scrollingFromCellForRowShowsWhatIsThere() {
        let (rows, table) = table()
        expectRight(rows)
        var hasScrolled = false
        rows.onCell = { row in
            guard row == 12, !hasScrolled else { return }
            hasScrolled = true
            table.scrollToRow(at: path(50), at: .top, animated: false)
        }
        table.contentOffset.y = 300
        expectRight(rows)
        #expect(table.contentOffset.y == 3000)
        #expect(rows.shown.first == "50")
    }

    @Test func cellForRowOfTheRowThatIsAskedForIsNil() {
        let (rows, table) = table()
        var answers: [UITableViewCell?] = []
        rows.onCell = { answers.append(table.cellForRow(at: path($0))) }
        table.layoutIfNeeded()
        #expect(answers.count == 10)
        #expect(answers.allSatisfy { $0 == nil })
    }

    @Test func dequeuingForAnotherRowGivesACell() {
        let (rows, table) = table()
        var others = 0
        rows.onCell = { row in
            let other = table.dequeueReusableCell(withIdentifier: "cell", for: path(row + 50))
            others += other.superview == nil ? 1 : 0
        }
        expectRight(rows)
        #expect(others == 10)
    }

    @Test func layingOutFromCellForRowDoesNotRecur() {
        let (rows, table) = table()
        rows.onCell = { _ in
            table.setNeedsLayout()
            table.layoutIfNeeded()
        }
        expectRight(rows)
        #expect(rows.timesDisplayed.allSatisfy { $0.value == 1 })
    }

    // MARK: didEndDisplaying

    @Test func insertingAndDeletingFromDidEndDisplayingWorks() {
        let (rows, table) = table(rows: 40)
        var next = 1000
        var updatesLeft = 0
        rows.onDidEndDisplaying = { row in
            guard updatesLeft > 0 else { return }
            updatesLeft -= 1
            next += 1
            if next % 2 == 0 {
                rows.data.insert(next, at: 0)
                table.insertRows(at: [path(0)], with: .none)
            } else {
                rows.data.removeLast()
                table.deleteRows(at: [path(rows.data.count)], with: .none)
            }
        }
        for y in [130, 700, 250, 0, 900] {
            updatesLeft = 3
            table.contentOffset.y = CGFloat(y)
            expectRight(rows)
        }
        #expect(next > 1010)
    }

    @Test func theOtherRowsThatLeaveAreToldByTheirNewNumbers() {
        let (rows, table) = table(rows: 40)
        expectRight(rows)
        var told: [Int] = []
        rows.onDidEndDisplaying = { row in
            told.append(row)
            guard told.count == 1 else { return }
            rows.data.insert(100, at: 0)
            table.insertRows(at: [path(0)], with: .none)
        }
        table.contentOffset.y = 190
        expectRight(rows)
        #expect(told == [0, 2, 3])
    }

    @Test func reloadingFromDidEndDisplayingWorks() {
        let (rows, table) = table(rows: 40)
        expectRight(rows)
        rows.onDidEndDisplaying = { row in
            guard rows.data.count == 40 else { return }
            rows.data = Array(0..<5)
            table.reloadData()
        }
        table.contentOffset.y = 300
        expectRight(rows)
        #expect(rows.shown == ["0", "1", "2", "3", "4"])
    }

    @Test func anInsertWhileAReloadTakesCellsAwayIsPartOfTheReload() {
        let (rows, table) = table(rows: 40)
        expectRight(rows)
        rows.onDidEndDisplaying = { row in
            guard row == 5 else { return }
            rows.data.insert(100, at: 0)
            table.insertRows(at: [path(0)], with: .none)
        }
        #expect(raised { table.reloadData() }.isEmpty)
        expectRight(rows)
        #expect(rows.shown.first == "100")
    }

    // MARK: scrollViewDidScroll

    // Seeds 110, 113.
    @Test func insertingRowsFromDidScrollWorks() {
        let (rows, table) = table(rows: 20)
        expectRight(rows)
        rows.onScroll = {
            guard table.contentOffset.y + table.bounds.height > table.contentSize.height - 60 else { return }
            let end = rows.data.count
            rows.data += end..<end + 10
            table.insertRows(at: (end..<end + 10).map { path($0) }, with: .none)
        }
        for step in 1...60 {
            table.contentOffset.y = CGFloat(step) * 37
            expectRight(rows)
        }
        #expect(rows.data.count > 40)
    }

    @Test func reloadingFromDidScrollWorks() {
        let (rows, table) = table(rows: 40)
        expectRight(rows)
        rows.onScroll = {
            rows.data = rows.data.map { $0 + 1 }
            table.reloadData()
        }
        table.contentOffset.y = 300
        expectRight(rows)
        #expect(rows.shown.first == "6")
    }

    // MARK: During an update

    @Test func anUpdateFromCellForRowOfAnotherTakesEffectAtOnce() {
        let (rows, table) = table(rows: 30)
        let stage = TouchStage(showing: table)
        var isDone = false
        rows.onCell = { row in
            guard row == 2, !isDone else { return }
            isDone = true
            rows.data.insert(200, at: 0)
            table.insertRows(at: [path(0)], with: .fade)
        }
        rows.data.insert(100, at: 2)
        table.insertRows(at: [path(2)], with: .fade)
        #expect(isDone)
        expectRight(rows)
        #expect(rows.shown.prefix(4) == ["200", "0", "1", "100"])
        stage.advance(by: 1)
        expectRight(rows)
    }

    @Test func anUpdateFromWillDisplayOfAnotherTakesEffectAtOnce() {
        let (rows, table) = table(rows: 30)
        expectRight(rows)
        rows.onWillDisplay = { row in
            guard rows.data[row] == 100 else { return }
            rows.data.remove(at: 0)
            table.deleteRows(at: [path(0)], with: .fade)
        }
        rows.data.insert(100, at: 2)
        table.insertRows(at: [path(2)], with: .none)
        expectRight(rows)
        #expect(rows.shown.prefix(3) == ["1", "100", "2"])
    }

    @Test func aReloadFromCellForRowDuringAnUpdateFollowsIt() {
        let (rows, table) = table(rows: 30)
        let stage = TouchStage(showing: table)
        var finished: Bool?
        rows.onCell = { row in
            guard rows.data.count == 31 else { return }
            rows.data = [7, 8, 9]
            table.reloadData()
        }
        table.performBatchUpdates {
            rows.data.insert(100, at: 2)
            table.insertRows(at: [path(2)], with: .fade)
        } completion: {
            finished = $0
        }
        expectRight(rows)
        #expect(finished == true)
        stage.advance(by: 1)
        expectRight(rows)
    }

    @Test func anUpdateInsteadOfACountDuringAnUpdateRaisesAndReloads() {
        let (rows, table) = table(rows: 30)
        expectRight(rows)
        var isAsked = false
        rows.onQuestion = {
            guard $0 == "tableView(_:numberOfRowsInSection:)", !isAsked else { return }
            isAsked = true
            table.reloadRows(at: [path(1)], with: .none)
        }
        rows.data.append(30)
        let exceptions = raised { table.insertRows(at: [path(30)], with: .none) }
        #expect(exceptions.count == 1)
        expectRight(rows)
    }

    @Test func anUpdateFromTheEndOfAnotherWorks() {
        let (rows, table) = table(rows: 30)
        let stage = TouchStage(showing: table)
        rows.onDidEndDisplaying = { row in
            guard rows.data.count == 29 else { return }
            rows.data.append(100)
            table.insertRows(at: [path(29)], with: .fade)
        }
        var rounds = 0
        func next() {
            rounds += 1
            guard rounds < 4 else { return }
            table.performBatchUpdates {
                rows.data.removeFirst()
                table.deleteRows(at: [path(0)], with: .fade)
            } completion: { _ in
                next()
            }
        }
        next()
        stage.advance(by: 3)
        #expect(rounds == 4)
        expectRight(rows)
    }

    // MARK: Questions

    @Test(arguments: ["numberOfSections(in:)", "tableView(_:numberOfRowsInSection:)", "tableView(_:heightForRowAt:)"])
    func anUpdateInsteadOfAnAnswerRaisesAndReloads(question: String) {
        let (rows, table) = table(rows: 40)
        var isAsked = false
        rows.onQuestion = {
            guard $0 == question, !isAsked else { return }
            isAsked = true
            table.insertRows(at: [path(0)], with: .none)
        }
        let exceptions = raised {
            table.reloadData()
            table.layoutIfNeeded()
        }
        #expect(exceptions.map(\.reason) == ["Attempted to update the table view while it asks \(question)"])
        expectRight(rows)
    }

    @Test func aReloadInsteadOfAnAnswerWaits() {
        let (rows, table) = table(rows: 40)
        var questions = 0
        rows.onQuestion = { _ in
            questions += 1
            if questions == 2 { table.reloadData() }
        }
        #expect(raised { table.layoutIfNeeded() }.isEmpty)
        expectRight(rows)
    }
}
