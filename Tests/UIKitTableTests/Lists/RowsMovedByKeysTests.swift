internal import TableEngine
import Testing

@testable import UIKit

/// Rows that keys move, without a table.
@MainActor @Suite struct RowsMovedByKeysTests {
    @MainActor
    private final class List: FakeRowList, ReorderKeysHost {
        var isInEditingMode = true
        var editable = true
        var movable = true
        /// Where the delegate wants the row; nil where it is proposed.
        var wanted: RowIndex?
        var focused: RowIndex? = RowIndex(section: 0, row: 0)

        func mayEdit(_ row: RowIndex) -> Bool {
            call("may edit", row)
            return editable
        }

        func mayMove(_ row: RowIndex) -> Bool {
            call("may move", row)
            return movable
        }

        func target(of row: RowIndex, proposing place: RowIndex) -> RowIndex {
            call("target", place)
            return wanted ?? place
        }

        func move(_ row: RowIndex, to target: RowIndex) {
            call("move", target)
            focused = target
        }

        func reveal(_ row: RowIndex) { call("reveal", row) }

        /// Returns whether the key is handled.
        func press(_ direction: RowDirection) -> Bool {
            ReorderKeys(table: self) { self.focused }.move(direction)
        }
    }

    private let questions = ["may edit 0", "may move 0"]

    @Test func theFocusedRowMovesByOnePlace() {
        let list = List()
        #expect(list.press(.down))
        #expect(list.takeLog() == questions + ["target 1", "move 1", "reveal 1"])
        #expect(list.press(.up))
        #expect(list.takeLog() == ["may edit 1", "may move 1", "target 0", "move 0", "reveal 0"])
    }

    @Test func atTheEndOfItsSectionARowMovesIntoTheNext() {
        let list = List([1, 0, 3])
        #expect(list.press(.down))
        #expect(list.focused == RowIndex(section: 1, row: 0))
        list.focused = RowIndex(section: 2, row: 0)
        #expect(list.press(.up))
        #expect(list.focused == RowIndex(section: 1, row: 0))
    }

    @Test func aRowAtAnEndOfTheTableStays() {
        let list = List()
        #expect(list.press(.up))
        #expect(list.takeLog() == questions)
    }

    @Test func theDelegateChoosesThePlace() {
        let list = List([4, 4])
        list.wanted = RowIndex(section: 1, row: 3)
        #expect(list.press(.down))
        #expect(list.takeLog() == questions + ["target 1", "move 1-3", "reveal 1-3"])
    }

    @Test func aRowStaysWhereTheDelegateWantsIt() {
        let list = List()
        list.wanted = RowIndex(section: 0, row: 0)
        #expect(list.press(.down))
        #expect(list.takeLog() == questions + ["target 1"])
    }

    @Test func aPlaceThatDoesNotExistIsNone() {
        let list = List()
        list.wanted = RowIndex(section: 0, row: 10)
        #expect(list.press(.down))
        #expect(!list.takeLog().contains { $0.hasPrefix("move") })
    }

    @Test func rowsThatMayNotBeEditedOrMovedLeaveTheKeyToOthers() {
        let list = List()
        list.movable = false
        #expect(!list.press(.down))
        #expect(list.takeLog() == questions)
        list.editable = false
        #expect(!list.press(.down))
        #expect(list.takeLog() == ["may edit 0"])
    }

    @Test func nothingIsAskedOutsideOfEditingAndWithoutAFocusedRow() {
        let list = List()
        list.isReady = false
        #expect(!list.press(.down))
        list.isReady = true
        list.isInEditingMode = false
        #expect(!list.press(.down))
        list.isInEditingMode = true
        list.focused = nil
        #expect(!list.press(.down))
        list.focused = RowIndex(section: 0, row: 10)
        #expect(!list.press(.down))
        #expect(list.takeLog() == [])
    }

    // MARK: Client code that changes the table

    @Test func aRowThatAQuestionMovesIsMovedFromItsNewPlace() {
        let list = List()
        list.onCall["may edit"] = { list.insert(0) }
        #expect(list.press(.down))
        #expect(list.takeLog() == ["may edit 0", "may move 1", "target 2", "move 2", "reveal 2"])
    }

    @Test(arguments: ["may edit", "may move"])
    func aRowThatAQuestionRemovesIsNotMoved(question: String) {
        let list = List()
        list.onCall[question] = { list.delete(0) }
        #expect(!list.press(.down))
        #expect(!list.takeLog().contains { $0.hasPrefix("move") })
    }

    @Test func aTargetOfARowThatWasMovedMeanwhileIsNotUsed() {
        let list = List()
        list.onCall["target"] = { list.insert(0) }
        #expect(list.press(.down))
        #expect(list.takeLog() == questions + ["target 1"])
    }

    @Test func aTableThatIsNotReadyAfterTheQuestionsMovesNothing() {
        let list = List()
        list.onCall["target"] = { list.isReady = false }
        #expect(list.press(.down))
        #expect(list.takeLog() == questions + ["target 1"])
    }
}
