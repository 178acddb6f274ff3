import Testing
import UIKitTestDriver

@testable import UIKit

/// The long press with which items of a UICollectionViewController are moved.
@MainActor @Suite(.serialized) struct ItemMovementPressTests {
    private func open(_ setUp: (DraggedItems) -> Void = { _ in }) throws -> (TestApplication, DraggedItems) {
        let grid = DraggedItems()
        setUp(grid)
        let app = try TestApplication(showing: grid, size: CGSize(width: 280, height: 500))
        app.advance(by: 0.3)
        return (app, grid)
    }

    private func press(_ app: TestApplication, _ grid: DraggedItems, from: Int, to: Int) {
        app.beginDrag(at: grid.point(from))
        app.moveDrag(to: grid.point(to))
        app.advance(by: 0.3)
        app.drop()
        app.advance(by: 1)
    }

    @Test func aLongPressMovesAnItem() throws {
        let (app, grid) = try open()
        #expect(grid.installsStandardGestureForInteractiveMovement)
        press(app, grid, from: 0, to: 4)
        #expect(grid.take() == ["move 0 4"] && grid.shown == "bcdeafg")
    }

    @Test func itemsThatTheDataSourceDoesNotMoveStay() throws {
        let (app, grid) = try open { $0.moves = false }
        press(app, grid, from: 0, to: 4)
        #expect(!grid.take().contains { $0.hasPrefix("move") } && grid.shown == "abcdefg")
    }

    @Test func withoutTheStandardGestureNothingMoves() throws {
        let (app, grid) = try open { $0.installsStandardGestureForInteractiveMovement = false }
        press(app, grid, from: 0, to: 4)
        #expect(!grid.take().contains { $0.hasPrefix("move") } && grid.shown == "abcdefg")
    }

    @Test func aViewWhoseItemsAreDraggedLeavesItToTheDrag() throws {
        let (app, grid) = try open()
        grid.collectionView.dragDelegate = grid
        press(app, grid, from: 0, to: 4)
        #expect(grid.take() == ["items 0", "drag begins", "move 0 4", "drag ended"])
    }
}
