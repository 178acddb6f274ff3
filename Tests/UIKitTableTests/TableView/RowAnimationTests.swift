import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// How rows and headers come, go and make room.
@MainActor @Suite(.serialized) struct RowAnimationTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    /// (1 + wt)e^(-wt) at w 20.944: what is left of a way, measured on iOS 26.1.
    private func remaining(_ time: Double) -> CGFloat { CGFloat((1 + 20.944 * time) * exp(-20.944 * time)) }

    private func shown(_ data: [[Int]] = [Array(0..<100)], style: UITableView.Style = .plain) -> (
        RowsOfSections, TouchStage
    ) {
        let rows = RowsOfSections(data, style: style)
        return (rows, TouchStage(showing: rows.table))
    }

    private func seen(_ view: UIView?) -> CGRect { view?.layer.presentation()?.frame ?? .null }

    private func opacity(_ view: UIView?) -> Float { view?.layer.presentation()?.opacity ?? -1 }

    private func delete(_ row: Int, _ rows: RowsOfSections, _ animation: UITableView.RowAnimation) {
        rows.data[0].remove(at: row)
        rows.table.deleteRows(at: [path(row)], with: animation)
    }

    private func insert(_ row: Int, _ rows: RowsOfSections, _ animation: UITableView.RowAnimation) {
        rows.data[0].insert(500, at: row)
        rows.table.insertRows(at: [path(row)], with: animation)
    }

    // MARK: The spring

    @Test func neighboursOfADeletedRowCloseUpOnTheMeasuredSpring() {
        let (rows, stage) = shown()
        delete(1, rows, .fade)
        let cell = rows.table.cellForRow(at: path(1))
        #expect(cell?.frame.minY == 60)
        #expect(seen(cell).minY == 120)
        for step in 1...24 {
            stage.advance(by: 1.0 / 60)
            let expected = 60 + 60 * remaining(Double(step) / 60)
            #expect(abs(seen(cell).minY - expected) < 0.2, "frame \(step)")
        }
        stage.advance(by: 0.2)
        #expect(cell?.layer.animationKeys() == nil)
    }

    @Test func aDeletedRowFadesInItsPlaceAndEndsDisplayingAtTheEnd() throws {
        let (rows, stage) = shown()
        let cell = try #require(rows.table.cellForRow(at: path(1)))
        delete(1, rows, .fade)
        stage.advance(by: 0.15)
        #expect(seen(cell).minY == 60)
        #expect(abs(CGFloat(opacity(cell)) - remaining(0.15)) < 0.01)
        #expect(cell.textLabel?.text == "1")
        #expect(rows.table.indexPath(for: cell) == nil)
        #expect(!rows.table.visibleCells.contains(cell))
        #expect(rows.ended == [])
        stage.advance(by: 0.5)
        #expect(rows.ended == [path(1)])
        #expect(cell.isHidden)
        #expect(cell.alpha == 1)
    }

    @Test func anAutomaticallyInsertedRowIsThereAndItsNeighboursMakeRoom() {
        let (rows, stage) = shown()
        insert(1, rows, .automatic)
        let (new, next) = (rows.table.cellForRow(at: path(1)), rows.table.cellForRow(at: path(2)))
        stage.advance(by: 1.0 / 60)
        #expect(seen(new).minY == 60)
        #expect(opacity(new) == 1)
        #expect(new?.layer.animationKeys() == nil)
        #expect(abs(seen(next).minY - (120 - 60 * remaining(1.0 / 60))) < 0.2)
    }

    @Test func aRowPushedOffTheBottomStaysInSightUntilTheEnd() throws {
        let (rows, stage) = shown()
        let last = try #require(rows.table.cellForRow(at: path(9)))
        insert(0, rows, .automatic)
        #expect(!rows.table.visibleCells.contains(last))
        stage.advance(by: 0.05)
        #expect(last.superview != nil)
        #expect(seen(last).minY > 540 && seen(last).minY < 600)
        stage.advance(by: 0.6)
        #expect(last.isHidden)
        #expect(rows.ended == [path(10)])
    }

    @Test func aRowFromBelowSlidesIn() {
        let (rows, stage) = shown()
        delete(0, rows, .fade)
        let last = rows.table.cellForRow(at: path(9))
        stage.advance(by: 1.0 / 60)
        #expect(abs(seen(last).minY - (540 + 60 * remaining(1.0 / 60))) < 0.2)
    }

    // MARK: Kinds

    // Seeds 96, 328, 350.
    @Test(arguments: [
        (UITableView.RowAnimation.left, CGPoint(x: -320, y: 60), Float(1)), (.right, CGPoint(x: 320, y: 60), 1),
        (.top, CGPoint(x: 0, y: 0), 0), (.bottom, CGPoint(x: 0, y: 120), 0), (.middle, CGPoint(x: 0, y: 30), 0),
        (.fade, CGPoint(x: 0, y: 60), 0), (.automatic, CGPoint(x: 0, y: 60), 1), (.none, CGPoint(x: 0, y: 60), 1),
    ])
    func anInsertedRowStartsWhereItsAnimationSays(
        animation: UITableView.RowAnimation, start: CGPoint, alpha: Float
    ) throws {
        let (rows, stage) = shown()
        rows.table.beginUpdates()
        insert(1, rows, animation)
        // Another row, so that the update is animated in any case.
        rows.data[0].removeLast()
        rows.table.deleteRows(at: [path(99)], with: .fade)
        rows.table.endUpdates()
        let cell = try #require(rows.table.cellForRow(at: path(1)))
        stage.advance(by: 1.0 / 60)
        let left = remaining(1.0 / 60)
        #expect(abs(seen(cell).minX - start.x * left) < 0.5)
        #expect(abs(seen(cell).minY - (60 + (start.y - 60) * left)) < 0.5)
        #expect(abs(CGFloat(opacity(cell)) - (1 - CGFloat(1 - alpha) * left)) < 0.01)
        #expect(cell.frame.origin == CGPoint(x: 0, y: 60))
        #expect(cell.alpha == 1)
        stage.advance(by: 0.6)
        #expect(seen(cell).origin == CGPoint(x: 0, y: 60))
        #expect(opacity(cell) == 1)
    }

    @Test func nothingMovesWhenAllOfAnUpdateIsNone() {
        let (rows, stage) = shown()
        delete(1, rows, .none)
        stage.advance(by: 0)
        #expect(rows.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
        #expect(rows.ended == [path(1)])
    }

    @Test func aReloadedRowFadesOverItsOldSelf() throws {
        let (rows, stage) = shown()
        let old = try #require(rows.table.cellForRow(at: path(2)))
        rows.data[0][2] = 700
        rows.table.reloadRows(at: [path(2)], with: .automatic)
        let new = try #require(rows.table.cellForRow(at: path(2)))
        #expect(new !== old)
        stage.advance(by: 0.1)
        #expect(opacity(old) == 1)
        #expect(opacity(new) > 0.4 && opacity(new) < 0.8)
        let cells = rows.table.subviews.filter { $0 === old || $0 === new }
        #expect(cells == [old, new])
        stage.advance(by: 0.5)
        #expect(old.isHidden)
    }

    @Test func aMovedRowTravelsStraightInFrontOfTheOthers() throws {
        let (rows, stage) = shown()
        let cell = try #require(rows.table.cellForRow(at: path(1)))
        rows.data[0].remove(at: 1)
        rows.data[0].insert(1, at: 6)
        rows.table.moveRow(at: path(1), to: path(6))
        #expect(rows.table.subviews.last { $0 is UITableViewCell } === cell)
        stage.advance(by: 0.1)
        #expect(abs(seen(cell).minY - (360 - 300 * remaining(0.1))) < 0.5)
        #expect(rows.wrong == nil)
        stage.advance(by: 0.6)
        #expect(rows.table.cellForRow(at: path(6)) === cell)
    }

    // MARK: Sections

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func headersGoWithTheirSections(style: UITableView.Style) throws {
        let (rows, stage) = shown([[0, 1], [10, 11], [20, 21]], style: style)
        rows.title = { "Section \($0)" }
        rows.table.reloadData()
        stage.advance(by: 0.1)
        let gone = try #require(rows.table.headerView(forSection: 1))
        let stays = try #require(rows.table.headerView(forSection: 2))
        let before = stays.frame
        rows.data.remove(at: 1)
        rows.table.deleteSections([1], with: .fade)
        #expect(rows.table.headerView(forSection: 1) === stays)
        stage.advance(by: 0)
        #expect(abs(seen(stays).minY - before.minY) < 0.5)
        stage.advance(by: 0.1)
        #expect(seen(stays).minY < before.minY - 10)
        #expect(opacity(gone) < 0.7)
        stage.advance(by: 0.6)
        #expect(gone.superview == nil)
        #expect(seen(stays) == stays.frame)
    }

    @Test func theTablesFooterMovesAlong() {
        let (rows, stage) = shown([Array(0..<4)])
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        rows.table.tableFooterView = footer
        stage.advance(by: 0.1)
        insert(1, rows, .fade)
        stage.advance(by: 0)
        #expect(footer.frame.minY == 300)
        #expect(seen(footer).minY == 240)
        stage.advance(by: 0.6)
        #expect(seen(footer).minY == 300)
    }

    @Test func anEmptyUpdateAnimatesHeights() {
        let (rows, stage) = shown()
        rows.height = { $0 == 1 ? 120 : 60 }
        rows.table.beginUpdates()
        rows.table.endUpdates()
        let (higher, next) = (rows.table.cellForRow(at: path(1)), rows.table.cellForRow(at: path(2)))
        stage.advance(by: 0.1)
        #expect(abs(seen(higher).height - (120 - 60 * remaining(0.1))) < 0.5)
        #expect(abs(seen(next).minY - (180 - 60 * remaining(0.1))) < 0.5)
    }

    // MARK: One on top of another

    @Test func anUpdateOnTopOfARunningOneGoesOnFromWhereRowsAre() {
        let (rows, stage) = shown()
        let cell = rows.table.cellForRow(at: path(5))
        var last = seen(cell).minY
        var lastStep: CGFloat = 0
        for frame in 0..<60 {
            if frame % 7 == 0, frame < 40 {
                if frame % 2 == 0 { insert(0, rows, .fade) } else { delete(0, rows, .fade) }
            }
            stage.advance(by: 1.0 / 60)
            let step = seen(cell).minY - last
            // Whatever happens, no frame brings a jump: the speed changes by no more than the spring pulls.
            #expect(abs(step - lastStep) < 8, "frame \(frame)")
            (last, lastStep) = (seen(cell).minY, step)
        }
        stage.advance(by: 0.5)
        #expect(seen(cell) == cell?.frame)
    }

    @Test func aRowThatIsDeletedWhileItFadesInFadesFromThere() throws {
        let (rows, stage) = shown()
        insert(1, rows, .fade)
        let cell = try #require(rows.table.cellForRow(at: path(1)))
        stage.advance(by: 0.1)
        let before = opacity(cell)
        #expect(before > 0.3 && before < 0.9)
        delete(1, rows, .fade)
        stage.advance(by: 0)
        #expect(abs(opacity(cell) - before) < 0.01)
        stage.advance(by: 0.6)
        #expect(cell.isHidden)
        #expect(cell.alpha == 1)
    }

    @Test func aRowThatComesBackIntoSightKeepsItsCell() throws {
        let (rows, stage) = shown()
        let last = try #require(rows.table.cellForRow(at: path(9)))
        insert(0, rows, .fade)
        stage.advance(by: 0.1)
        delete(0, rows, .fade)
        #expect(rows.table.cellForRow(at: path(9)) === last)
        #expect(rows.ended == [])
        stage.advance(by: 1)
        #expect(last.superview != nil)
        #expect(rows.wrong == nil)
    }

    @Test func aRowThatComesBackIntoSightShowsWhatItWasReconfiguredTo() throws {
        let (rows, stage) = shown()
        let last = try #require(rows.table.cellForRow(at: path(9)))
        insert(0, rows, .fade)
        stage.advance(by: 0.1)
        rows.data[0][10] = 900
        rows.table.reconfigureRows(at: [path(10)])
        delete(0, rows, .fade)
        #expect(rows.table.cellForRow(at: path(9)) === last)
        #expect(last.textLabel?.text == "900")
        stage.advance(by: 1)
        #expect(rows.wrong == nil)
    }

    @Test func aRowThatComesBackIntoSightShowsWhatItsDataBecameMeanwhile() throws {
        let (rows, stage) = shown()
        let last = try #require(rows.table.cellForRow(at: path(9)))
        insert(0, rows, .fade)
        stage.advance(by: 0.1)
        // Code that changes the data cannot get at the cell, which is moving out of sight.
        #expect(rows.table.cellForRow(at: path(10)) == nil)
        rows.data[0][10] = 900
        delete(0, rows, .fade)
        #expect(rows.table.cellForRow(at: path(9)) === last)
        #expect(last.textLabel?.text == "900")
        stage.advance(by: 1)
        #expect(rows.wrong == nil)
    }

    // MARK: The table's header

    @Test func aTableHeaderSetInAnUpdateMovesTheRowsWithIt() {
        let (rows, stage) = shown()
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
        rows.table.beginUpdates()
        rows.table.tableHeaderView = header
        rows.table.endUpdates()
        let cell = rows.table.cellForRow(at: path(0))
        #expect(cell?.frame.minY == 90)
        #expect(seen(cell).minY == 0)
        stage.advance(by: 0.1)
        #expect(abs(seen(cell).minY - (90 - 90 * remaining(0.1))) < 0.2)
        stage.advance(by: 1)
        #expect(seen(cell).minY == 90)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
        #expect(rows.table.contentSize.height == 6090)
        #expect(rows.wrong == nil)
    }

    @Test func aTableHeaderTakenAwayInAnUpdateLetsTheRowsFollow() {
        let (rows, stage) = shown()
        rows.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
        stage.advance(by: 0.1)
        rows.table.performBatchUpdates {
            rows.table.tableHeaderView = nil
            rows.data[0].removeFirst()
            rows.table.deleteRows(at: [path(0)], with: .fade)
        }
        let cell = rows.table.cellForRow(at: path(0))
        #expect(cell?.frame.minY == 0)
        #expect(seen(cell).minY == 150)
        stage.advance(by: 1)
        #expect(seen(cell).minY == 0)
        #expect(rows.wrong == nil)
    }

    // MARK: Animation blocks

    @Test func anAnimationBlockGivesItsDuration() {
        let (rows, stage) = shown()
        var finished: Bool?
        UIView.animate(withDuration: 2) {
            rows.table.performBatchUpdates {
                rows.data[0].removeFirst()
                rows.table.deleteRows(at: [path(0)], with: .fade)
            } completion: {
                finished = $0
            }
        }
        stage.advance(by: 1)
        let cell = rows.table.cellForRow(at: path(0))
        #expect(seen(cell).minY > 20 && seen(cell).minY < 40)
        #expect(finished == nil)
        stage.advance(by: 1.1)
        #expect(finished == true)
    }

    @Test func withoutAnimationNothingMoves() {
        let (rows, stage) = shown()
        var finished: Bool?
        UIView.performWithoutAnimation {
            rows.table.performBatchUpdates {
                rows.data[0].removeFirst()
                rows.table.deleteRows(at: [path(0)], with: .fade)
            } completion: {
                finished = $0
            }
        }
        #expect(finished == true)
        stage.advance(by: 0)
        #expect(rows.table.visibleCells.allSatisfy { $0.layer.animationKeys() == nil })
    }

    @Test func aTransactionsCompletionWaitsForTheRows() {
        let (rows, stage) = shown()
        var isDone = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { isDone = true }
        delete(0, rows, .fade)
        CATransaction.commit()
        stage.advance(by: 0.2)
        #expect(!isDone)
        stage.advance(by: 0.4)
        #expect(isDone)
    }

    // MARK: Reduce Motion

    @Test func withReducedMotionRowsFadeAndTheOthersAreThereAtOnce() throws {
        let (rows, stage) = shown()
        stage.run.changePreferences { $0.reducesMotion = true }
        let gone = try #require(rows.table.cellForRow(at: path(1)))
        rows.table.performBatchUpdates {
            rows.data[0].remove(at: 1)
            rows.data[0].insert(500, at: 4)
            rows.table.deleteRows(at: [path(1)], with: .left)
            rows.table.insertRows(at: [path(4)], with: .top)
        }
        stage.advance(by: 0.1)
        #expect(seen(gone).minX == 0)
        #expect(opacity(gone) < 1)
        let new = rows.table.cellForRow(at: path(4))
        #expect(seen(new) == new?.frame)
        #expect(opacity(new) < 1)
        for cell in rows.table.visibleCells where cell !== new { #expect(cell.layer.animationKeys() == nil) }
        stage.advance(by: 0.6)
        #expect(gone.isHidden)
    }

    // MARK: Scrolling meanwhile

    @Test func rowsInsertedAboveLeaveWhatIsSeenWhereItIs() {
        let (rows, stage) = shown()
        rows.table.contentOffset.y = 1210
        stage.advance(by: 0.1)
        let cell = rows.table.visibleCells[3]
        let before = seen(cell).minY - rows.table.contentOffset.y
        insert(0, rows, .fade)
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            #expect(seen(cell).minY - rows.table.contentOffset.y == before)
        }
    }
}
