import Testing
import UIKitTestDriver

@testable import UIKit

/// Items that are dragged within a collection view, and between collection views.
@MainActor @Suite(.serialized) struct CollectionDragTests {
    private func open(
        dragging: Bool = true, _ setUp: (DraggedItems) -> Void = { _ in }
    ) throws -> (TestApplication, DraggedItems) {
        let grid = DraggedItems()
        setUp(grid)
        let app = try TestApplication(showing: grid, size: CGSize(width: 280, height: 500))
        if dragging { grid.collectionView.dragDelegate = grid }
        app.advance(by: 0.3)
        return (app, grid)
    }

    @Test func aViewWithoutDelegatesHasNoPartsOfDragAndDrop() throws {
        let (_, grid) = try open(dragging: false)
        let view = grid.collectionView!
        #expect(
            view.parts.dragging.ifMade == nil && view.parts.dropping.ifMade == nil && view.parts.openings.ifMade == nil)
        #expect(view.dragDelegate == nil && view.dropDelegate == nil && view.reorderingCadence == .immediate)
        #expect(!view.hasActiveDrag && !view.hasActiveDrop && view.dragInteractionEnabled && !view.isSpringLoaded)
    }

    // MARK: Moving items

    @Test func anItemIsMovedByADragWithoutADropDelegate() throws {
        let (app, grid) = try open()
        app.beginDrag(at: grid.point(0))
        app.moveDrag(to: grid.point(4))
        app.advance(by: 0.5)
        #expect(grid.shown == "bcde.fg")
        #expect(grid.collectionView.hasActiveDrag && grid.collectionView.hasActiveDrop)
        #expect(grid.collectionView.hasUncommittedUpdates && grid.items == ["a", "b", "c", "d", "e", "f", "g"])
        app.drop()
        #expect(grid.take() == ["items 0", "drag begins", "move 0 4"])
        app.advance(by: 1)
        #expect(grid.shown == "bcdeafg" && grid.take() == ["drag ended"])
        #expect(!grid.collectionView.hasActiveDrag && !grid.collectionView.hasUncommittedUpdates)
    }

    @Test func aCancelledMoveLeavesTheItems() throws {
        let (app, grid) = try open()
        app.beginDrag(at: grid.point(1))
        app.moveDrag(to: grid.point(5))
        app.advance(by: 0.3)
        app.cancelDrag()
        app.advance(by: 1)
        #expect(grid.shown == "abcdefg" && grid.take() == ["items 1", "drag begins", "drag ended"])
        #expect(grid.collectionView.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test func theDelegateMayChooseAnotherPlace() throws {
        final class Choosy: NSObject, UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath { IndexPath(item: 2, section: 0) }
        }
        let (app, grid) = try open()
        let choosy = Choosy()
        grid.collectionView.delegate = choosy
        app.dragAndDrop(from: grid.point(0), to: grid.point(5))
        #expect(grid.items == ["b", "c", "a", "d", "e", "f", "g"])
    }

    @Test func aSlowCadenceMakesRoomWhenTheDragRests() throws {
        let (app, grid) = try open { $0.loadViewIfNeeded() }
        grid.collectionView.reorderingCadence = .slow
        app.beginDrag(at: grid.point(0))
        app.moveDrag(to: grid.point(4))
        app.advance(by: 0.1)
        #expect(!grid.collectionView.hasUncommittedUpdates)
        app.advance(by: 1)
        #expect(grid.shown == "bcde.fg")
        app.moveDrag(to: grid.point(2))
        app.drop()
        app.advance(by: 1)
        #expect(grid.items == ["b", "c", "a", "d", "e", "f", "g"])
    }

    @Test func theCellKnowsItsPartInTheDrag() throws {
        let (app, grid) = try open { $0.moves = false }
        let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? LetterCell)
        app.beginDrag(at: grid.point(1))
        #expect(cell.configurationState.cellDragState == .lifting)
        app.moveDrag(to: CGPoint(x: 140, y: 450))
        #expect(cell.states == [.lifting, .dragging] && cell.alpha == 0.5)
        grid.collectionView.setNeedsLayout()
        grid.collectionView.collectionViewLayout.invalidateLayout()
        app.advance(by: 0.1)
        #expect(cell.alpha == 0.5)
        app.cancelDrag()
        app.advance(by: 1)
        #expect(cell.states == [.lifting, .dragging, .none] && cell.alpha == 1)
    }

    @Test func aReloadDuringAMoveEndsIt() throws {
        let (app, grid) = try open()
        app.beginDrag(at: grid.point(0))
        app.moveDrag(to: grid.point(4))
        app.advance(by: 0.3)
        grid.collectionView.reloadData()
        app.advance(by: 0.1)
        #expect(!grid.collectionView.hasUncommittedUpdates && grid.shown.replacing(".", with: "a") == "abcdefg")
        app.drop()
        app.advance(by: 1)
        #expect(grid.items == ["a", "b", "c", "d", "e", "f", "g"] && grid.shown == "abcdefg")
    }

    @Test func aTapStillSelects() throws {
        let (app, grid) = try open()
        app.tap(at: grid.point(2))
        #expect(grid.take() == ["select 2"])
    }

    @Test func aViewThatIsSpringLoadedSelectsTheItemBelowADrag() throws {
        let (app, grid) = try open { $0.moves = false }
        grid.collectionView.isSpringLoaded = true
        app.beginDrag(at: grid.point(0))
        app.moveDrag(to: grid.point(5))
        _ = grid.take()
        app.advance(by: 2)
        #expect(grid.take() == ["select 5"])
        app.cancelDrag()
        app.advance(by: 1)
    }

    // MARK: Between collection views

    @Test func anItemOfAnotherViewMakesRoomAndIsInserted() throws {
        let (app, grids) = try TwoGrids.open()
        app.beginDrag(at: grids.left.point(1))
        app.moveDrag(to: grids.right.point(1))
        app.advance(by: 0.5)
        #expect(grids.right.shown == "1-234" && grids.left.shown == "abcdefg")
        let view = grids.right.collectionView!
        #expect(view.hasUncommittedUpdates && view.numberOfItems(inSection: 0) == 4)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 200)
        app.drop()
        #expect(grids.right.items == ["1", "b", "2", "3", "4"])
        app.advance(by: 1)
        #expect(grids.right.shown == "1b234" && !view.hasUncommittedUpdates)
        #expect(grids.right.take().suffix(3) == ["over 1", "perform 1 from -", "drop ended"])
    }

    @Test func theRoomFollowsTheDragAndClosesWhenItLeaves() throws {
        let (app, grids) = try TwoGrids.open()
        app.beginDrag(at: grids.left.point(1))
        app.moveDrag(to: grids.right.point(0))
        app.advance(by: 0.5)
        #expect(grids.right.shown == "-1234")
        app.moveDrag(to: grids.right.point(3))
        app.advance(by: 0.5)
        #expect(grids.right.shown == "123-4")
        app.moveDrag(to: grids.left.point(3))
        app.advance(by: 0.5)
        #expect(grids.right.shown == "1234")
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func besideTheLastItemIsTheEndOfTheSection() throws {
        let (app, grids) = try TwoGrids.open()
        app.beginDrag(at: grids.left.point(1))
        app.moveDrag(to: grids.right.point(5))
        app.advance(by: 0.5)
        #expect(grids.right.take().last == "over 4")
        app.moveDrag(to: grids.right.point(10))
        #expect(grids.right.take().last == "over nothing")
        app.cancelDrag()
        app.advance(by: 1)
    }

    @Test func aDropIntoAnItemHighlightsIt() throws {
        let (app, grids) = try TwoGrids.open()
        grids.right.proposal = { _, _ in
            UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        }
        let cell = try #require(grids.right.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        app.beginDrag(at: grids.left.point(1))
        app.moveDrag(to: grids.right.point(1))
        #expect(cell.isHighlighted && cell.configurationState.cellDropState == .targeted)
        #expect(grids.right.shown == "1234" && !grids.right.collectionView.hasUncommittedUpdates)
        app.cancelDrag()
        app.advance(by: 1)
        #expect(!cell.isHighlighted && cell.configurationState.cellDropState == .none)
    }

    @Test func anItemIsMovedByItsDropDelegateIfTheDataSourceDoesNotMoveIt() throws {
        let (app, grids) = try TwoGrids.open()
        app.dragAndDrop(from: grids.left.point(0), to: grids.left.point(2))
        #expect(grids.left.take().contains("perform 2 from 0"))
        #expect(grids.left.items == ["b", "a", "c", "d", "e", "f", "g"] && grids.left.shown == "bacdefg")
    }

    @Test func theRoomStaysBesideItsItemInAnUpdate() throws {
        let (app, grids) = try TwoGrids.open()
        app.beginDrag(at: grids.left.point(1))
        app.moveDrag(to: grids.right.point(1))
        app.advance(by: 0.5)
        grids.right.items.insert("0", at: 0)
        grids.right.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        app.advance(by: 0.5)
        #expect(grids.right.shown == "01-234")
        app.cancelDrag()
        app.advance(by: 1)
        #expect(grids.right.shown == "01234")
    }
}
