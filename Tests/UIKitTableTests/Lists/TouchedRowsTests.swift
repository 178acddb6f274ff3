internal import TableEngine
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Touches on rows, from the highlight to the selection, without a table or collection view.
@MainActor @Suite(.serialized) struct TouchedRowsTests {
    private func test(_ counts: [Int] = [10], _ body: (FakeTouchList, HandMovedTime) -> Void) {
        let time = HandMovedTime()
        defer { time.stop() }
        let list = FakeTouchList(counts)
        body(list, time)
        list.touches.cancel()
    }

    @Test func aTapEndsTheHighlightOfATableBeforeItSelects() {
        test { list, _ in
            list.tap(3)
            #expect(
                list.takeLog() == ["should highlight 3", "highlight 3", "unhighlight 3", "will select 3", "select 3"])
            #expect(list.selectedRows == [3])
        }
    }

    @Test func aTapSelectsInACollectionViewBeforeTheHighlightEnds() {
        test { list, _ in
            list.isLikeTable = false
            list.tap(3)
            #expect(
                list.takeLog() == ["should highlight 3", "highlight 3", "will select 3", "select 3", "unhighlight 3"])
        }
    }

    @Test func allCallsOfATouchAreMadeInAPass() {
        test { list, _ in
            var depths: [Int] = []
            for name in ["should highlight", "highlight", "unhighlight", "will select", "select"] {
                list.onCall[name] = { depths.append(list.passDepth) }
            }
            list.tap(3)
            #expect(depths.count == 5 && depths.allSatisfy { $0 > 0 })
        }
    }

    @Test func aRowThatMayNotBeHighlightedIsNotSelected() {
        test { list, _ in
            list.mayHighlight = false
            list.tap(3)
            #expect(list.takeLog() == ["should highlight 3"])
            #expect(list.selectedRows == [])
        }
    }

    @Test func aFingerThatLeavesItsRowSelectsNothing() {
        test { list, _ in
            let touch = list.touch(3)
            list.touches.began([touch])
            touch.windowLocation.y += FakeRowList.rowHeight
            list.touches.moved([touch])
            #expect(list.highlightedRows == [])
            list.touches.ended([touch])
            #expect(list.selectedRows == [])
        }
    }

    @Test func theSelectionOfATableIsHiddenWhileAnotherRowIsTouched() {
        test { list, _ in
            list.tap(1)
            let touch = list.touch(4)
            list.touches.began([touch])
            #expect(list.shownRows == [])
            list.touches.cancelled([touch])
            #expect(list.shownRows == [1])
        }
    }

    @Test func aSecondFingerIsIgnored() {
        test { list, _ in
            let (first, second) = (list.touch(2), list.touch(5))
            list.touches.began([first])
            list.touches.began([second])
            #expect(list.highlightedRows == [2])
            list.touches.ended([second])
            #expect(list.selectedRows == [])
            list.touches.ended([first])
            #expect(list.selectedRows == [2])
        }
    }

    @Test func aTouchThatBeginsInAListWithoutAWindowHighlightsNothing() {
        test { list, _ in
            list.isInWindow = false
            list.tap(3)
            #expect(list.takeLog() == ["should highlight 3"])
        }
    }

    // MARK: Updates

    @Test func aTouchedRowFollowsRowsThatAreInsertedAbove() {
        test { list, _ in
            let touch = list.touch(3)
            list.touches.began([touch])
            list.insert(0)
            list.touches.ended([touch])
            #expect(list.selectedRows == [4])
            #expect(list.takeLog().contains("unhighlight 4"))
        }
    }

    @Test func aTouchedRowThatIsDeletedIsUnhighlightedByItsFormerNumber() {
        test { list, _ in
            let touch = list.touch(3)
            list.touches.began([touch])
            _ = list.takeLog()
            list.delete(3)
            #expect(list.takeLog() == ["unhighlight 3"])
            list.touches.ended([touch])
            #expect(list.selectedRows == [])
        }
    }

    @Test func aRowThatIsDeletedWhenItIsAskedAboutIsNotHighlighted() {
        test { list, _ in
            list.onCall["should highlight"] = { list.delete(3) }
            list.tap(3)
            #expect(list.takeLog() == ["should highlight 3"])
            #expect(list.highlightedRows == [])
        }
    }

    @Test func aReloadEndsTheTouch() {
        test { list, _ in
            let touch = list.touch(3)
            list.touches.began([touch])
            list.reload([5])
            list.touches.ended([touch])
            #expect(list.selectedRows == [])
        }
    }

    // MARK: Keys and menus

    @Test func aKeySelectsWithTheCallsOfATap() {
        test { list, _ in
            list.touches.press(RowIndex(section: 0, row: 2))
            #expect(
                list.takeLog() == ["should highlight 2", "highlight 2", "unhighlight 2", "will select 2", "select 2"])
        }
    }

    @Test func aKeyDoesNothingWhileAFingerIsOnARow() {
        test { list, _ in
            let touch = list.touch(3)
            list.touches.began([touch])
            list.touches.press(RowIndex(section: 0, row: 2))
            #expect(list.selectedRows == [])
        }
    }

    @Test func aLongPressAsksForTheMenuOfItsRow() {
        test { list, time in
            let touch = list.touch(3)
            list.touches.began([touch])
            time.advance(by: 0.4)
            #expect(!list.takeLog().contains("should show menu 3"))
            time.advance(by: 0.2)
            #expect(list.takeLog() == ["should show menu 3"])
        }
    }
}
