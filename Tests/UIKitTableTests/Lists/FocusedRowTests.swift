internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// The row from which keys go on, without a table or collection view.
@MainActor @Suite(.serialized) struct FocusedRowTests {
    private func row(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

    private func test(_ counts: [Int] = [10], _ body: (FakeTouchList) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        let list = FakeTouchList(counts)
        _ = list.focus
        body(list)
    }

    @Test func keysGoOnFromTheRowThatWasTappedLast() {
        test { list in
            list.tap(3)
            #expect(list.focus.present == row(3))
            #expect(list.focus.start == row(3))
        }
    }

    @Test func keysDoNotGoOnFromARowThatCannotBeSeen() {
        test { list in
            list.tap(3)
            list.visible = 5..<10
            #expect(list.focus.present == nil)
        }
    }

    @Test func keysGoOnFromTheSelectedRowWhereNoneWasTapped() {
        test { list in
            list.selection.select(row(6), animated: false)
            #expect(list.focus.present == row(6))
        }
    }

    @Test func theRememberedRowFollowsUpdates() {
        test { list in
            list.tap(3)
            list.insert(0)
            #expect(list.focus.row == row(4))
            #expect(list.focus.start == row(4))
        }
    }

    @Test func theRowThatTakesThePlaceOfARemovedOneIsRemembered() {
        test { list in
            list.tap(3)
            list.delete(3)
            #expect(list.focus.row == row(3))
            list.tap(8)
            list.delete(8)
            #expect(list.focus.row == row(7))
        }
    }

    @Test func theNumberOfTheRememberedRowSurvivesAReloadWhereItExists() {
        test { list in
            list.tap(3)
            list.reload([5])
            #expect(list.focus.row == row(3))
            #expect(list.focus.start == nil)
            list.reload([2])
            #expect(list.focus.row == row(1))
            list.reload([])
            #expect(list.focus.row == nil)
        }
    }

    @Test func afterAReloadTheLastRowBeforeARememberedOneThatIsGoneIsRemembered() {
        test([2, 5, 0, 1]) { list in
            list.touches.press(RowIndex(section: 1, row: 4))
            list.reload([2, 3, 0, 1])
            #expect(list.focus.row == RowIndex(section: 1, row: 2))
            list.reload([2, 0, 0, 1])
            #expect(list.focus.row == RowIndex(section: 3, row: 0))
            list.reload([2])
            #expect(list.focus.row == row(1))
        }
    }

    // MARK: Preferences

    @Test func theFirstRowThatMayHaveTheFocusGetsIt() {
        test { list in
            list.unfocusable = [row(0), row(1)]
            #expect(list.focus.preferredRow() == row(2))
        }
    }

    @Test func theDelegatePrefersARow() {
        test { list in
            list.preferred = row(7)
            #expect(list.focus.preferredRow() == row(7))
            list.preferred = row(70)
            #expect(list.focus.preferredRow() == row(0))
        }
    }

    @Test func aListThatRemembersItsFocusPrefersTheFormerRow() {
        test { list in
            list.tap(3)
            list.preferred = row(7)
            list.remembersLastFocusedRow = true
            #expect(list.focus.preferredRow() == row(3))
        }
    }

    @Test func aCellWithAPriorityOfItsOwnIsPreferred() {
        test { list in
            list.preferred = row(7)
            list.cell(at: row(5))?.focusGroupPriority = .prioritized
            #expect(list.focus.preferredRow() == row(5))
            list.unfocusable = [row(5)]
            #expect(list.focus.preferredRow() == row(7))
        }
    }

    // MARK: Rows off screen

    @Test func aRowOffScreenIsKeptWhileItsCellIsMade() {
        test([30]) { list in
            var kept: [RowIndex] = []
            list.onCall["request kept cells"] = { kept = list.focus.keptRows }
            #expect(list.focus.cell(at: row(20)) == nil)
            #expect(kept == [row(20)])
            list.focus.forgetWanted()
            #expect(list.focus.keptRows == [])
        }
    }

    @Test func aRowWithACellNeedsNoOther() {
        test { list in
            #expect(list.focus.cell(at: row(4))?.cell === list.cell(at: row(4)))
            #expect(list.takeLog() == [])
        }
    }
}
