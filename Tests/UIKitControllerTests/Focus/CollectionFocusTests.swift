import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct CollectionFocusTests {
    @Test func arrowsFollowTheLayout() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.press(.keyboardTab)
        #expect(stage.focused == 0)
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == 1)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 4)
        stage.press(.keyboardLeftArrow, times: 4)
        #expect(stage.focused == 3)
        #expect(stage.ringIsOnFocus)
    }

    @Test func arrowsAreThoseOfTheScreenFromRightToLeft() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true, layoutDirection: .rightToLeft)
        stage.press(.keyboardTab)
        #expect(stage.focused == 0)
        stage.press(.keyboardLeftArrow)
        #expect(stage.focused == 1)
    }

    @Test func theDelegateIsAskedAndToldWithIndexPaths() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        #expect(stage.writes { stage.press(.keyboardDownArrow) } == ["should none to 0, 2", "did none to 0, 2"])
        #expect(stage.writes { stage.press(.keyboardRightArrow) } == ["should 0 to 1, 8", "did 0 to 1, 8"])
        stage.refuses = { $0?.item == 2 }
        #expect(stage.writes { stage.press(.keyboardRightArrow) } == ["should 1 to 2, 8"])
        #expect(stage.focused == 1)
    }

    @Test func itemsThatTheDelegateRefusesArePassed() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.cannotFocus = [1, 3]
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        #expect(stage.focused == 2)
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == 6)
    }

    @Test func theFocusedItemIsScrolledIntoViewAndKeepsItsCell() throws {
        let stage = try ListFocusStage(count: 100, showsGrid: true)
        stage.press(.keyboardDownArrow)
        let cell = stage.system.focusedItem
        stage.grid.contentOffset.y = 1500
        stage.app.frame()
        #expect(stage.system.focusedItem === cell)
        stage.press(.keyboardEnd)
        #expect(stage.focused == 99)
        #expect(stage.ringIsOnFocus)
        #expect(stage.grid.indexPathsForVisibleItems.contains(IndexPath(item: 99, section: 0)))
    }

    @Test func returnSelectsTheFocusedItem() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        #expect(stage.writes { stage.press(.keyboardReturnOrEnter) } == ["did select 1"])
        #expect(stage.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func selectionFollowsTheFocusIfTheCollectionViewWantsIt() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.grid.selectionFollowsFocus = true
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        #expect(stage.grid.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test func theFocusedItemFollowsUpdates() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardRightArrow)
        stage.count = 22
        stage.grid.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        stage.app.advance(by: 1)
        #expect(stage.focused == 3)
        stage.count = 1
        stage.grid.reloadData()
        #expect(stage.focused == 0)
        #expect(stage.ringIsOnFocus)
    }

    @Test func theCellKnowsThatItIsFocused() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.press(.keyboardDownArrow)
        let cell = try #require(stage.grid.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.isFocused)
        #expect(cell.configurationState.isFocused)
        stage.press(.keyboardEscape)
        #expect(!cell.configurationState.isFocused)
    }

    @Test func aCollectionViewThatAllowsNoFocusIgnoresKeys() throws {
        let stage = try ListFocusStage(count: 20, showsGrid: true)
        stage.grid.allowsFocus = false
        stage.press(.keyboardDownArrow)
        #expect(stage.focused == nil)
    }

    @Test func thePreferredItemIsFocusedFirst() throws {
        let stage = try ListFocusStage(count: 100, showsGrid: true)
        stage.preferred = IndexPath(item: 50, section: 0)
        stage.press(.keyboardTab)
        #expect(stage.focused == 50)
    }
}
