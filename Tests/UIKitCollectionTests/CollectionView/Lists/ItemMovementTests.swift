import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Items that the user moves.
@MainActor @Suite(.serialized)
struct ItemMovementTests {
    private func stage() throws -> ListStage {
        let stage = try ListStage()
        stage.setUp = { cell, _ in cell.accessories = [.reorder(displayed: .always)] }
        stage.show(0..<6)
        stage.source.reorderingHandlers.canReorderItem = { $0 != 5 }
        return stage
    }

    private func middle(_ stage: ListStage, _ item: Int) -> CGPoint {
        let frame = stage.frame(stage.cell(item)) ?? .zero
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    @Test func aMovedItemIsDroppedWhereItIsShown() throws {
        let stage = try stage()
        var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
        var order: [String] = []
        stage.source.reorderingHandlers.willReorder = { _ in order.append("will \(stage.items)") }
        stage.source.reorderingHandlers.didReorder = {
            transactions.append($0)
            order.append("did \(stage.items)")
        }
        #expect(stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        #expect(stage.cell(0)?.configurationState.isReordering == true)
        for _ in 0..<3 { stage.view.updateInteractiveMovementTargetPosition(middle(stage, 2)) }
        stage.app.advance(by: 1)
        #expect(stage.view.hasUncommittedUpdates && stage.items == Array(0..<6))
        stage.view.endInteractiveMovement()
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 2, 0, 3, 4, 5])
        #expect(order == ["will \(Array(0..<6))", "did [1, 2, 0, 3, 4, 5]"])
        #expect(transactions.first?.initialSnapshot.itemIdentifiers == Array(0..<6))
        #expect(transactions.first?.finalSnapshot.itemIdentifiers == [1, 2, 0, 3, 4, 5])
        #expect(transactions.first?.sectionTransactions.map(\.sectionIdentifier) == ["0"])
        #expect(transactions.first?.difference.count == 2)
        #expect(
            (0..<6).map { stage.frame(stage.cell([1, 2, 0, 3, 4, 5][$0]))?.minY } == (0..<6).map { CGFloat($0) * 44.5 })
    }

    @Test func aCancelledItemMovesBack() throws {
        let stage = try stage()
        let before = stage.frame(stage.cell(0))
        _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        stage.view.updateInteractiveMovementTargetPosition(middle(stage, 3))
        stage.app.advance(by: 0.5)
        stage.view.cancelInteractiveMovement()
        stage.app.advance(by: 1)
        #expect(stage.items == Array(0..<6) && stage.frame(stage.cell(0)) == before)
    }

    @Test func anItemThatMayNotBeMovedIsNot() throws {
        let stage = try stage()
        #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 5, section: 0)))
        stage.source.reorderingHandlers.canReorderItem = nil
        #expect(!stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    }

    @Test func aGripMovesItsRow() throws {
        let stage = try stage()
        let grip = try #require(stage.cell(1)?.subviews.first { $0 is ListGrip })
        let start = try #require(stage.frame(grip))
        stage.app.drag(
            from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX, y: start.midY + 100),
            duration: 0.5, holding: 0.2)
        stage.app.advance(by: 1)
        #expect(stage.items == [0, 2, 3, 1, 4, 5])
    }

    @Test func aSnapshotEndsAMovement() throws {
        let stage = try stage()
        _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        stage.view.updateInteractiveMovementTargetPosition(middle(stage, 3))
        var snapshot = stage.source.snapshot()
        snapshot.deleteItems([4])
        stage.source.apply(snapshot)
        stage.app.advance(by: 1)
        #expect(!stage.view.hasUncommittedUpdates && stage.items == [0, 1, 2, 3, 5])
        #expect(stage.view.visibleCells.count == 5)
        stage.view.endInteractiveMovement()
        #expect(stage.items == [0, 1, 2, 3, 5])
    }

    @Test func aDelegateChoosesThePlace() throws {
        let stage = try stage()
        let delegate = FixedTarget()
        stage.view.delegate = delegate
        _ = stage.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
        stage.view.updateInteractiveMovementTargetPosition(middle(stage, 3))
        stage.view.endInteractiveMovement()
        stage.app.advance(by: 1)
        #expect(stage.items == [1, 0, 2, 3, 4, 5])
        #expect(delegate.calls == ["0 0 3"])
    }
}

private final class FixedTarget: NSObject, UICollectionViewDelegate {
    var calls: [String] = []

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        calls.append("\(originalIndexPath.item) \(currentIndexPath.item) \(proposedIndexPath.item)")
        return IndexPath(item: 1, section: 0)
    }
}
