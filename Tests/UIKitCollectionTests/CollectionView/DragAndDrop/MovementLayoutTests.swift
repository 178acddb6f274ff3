import Testing
import UIKitTestDriver

@testable import UIKit

/// What a layout says about an item that the user moves.
@MainActor @Suite(.serialized)
struct MovementLayoutTests {
    private final class Layout: UICollectionViewFlowLayout {
        override func targetIndexPath(
            forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
        ) -> IndexPath {
            IndexPath(item: 1, section: 0)
        }

        override func layoutAttributesForInteractivelyMovingItem(
            at indexPath: IndexPath, withTargetPosition position: CGPoint
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.layoutAttributesForInteractivelyMovingItem(
                at: indexPath, withTargetPosition: position)
            attributes.alpha = 0.5
            return attributes
        }
    }

    @Test func theLayoutSaysWhereAnItemIsDroppedAndHowItLooksUntilThen() throws {
        let layout = Layout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumLineSpacing = 20
        layout.minimumInteritemSpacing = 20
        let grid = DraggedItems(layout: layout)
        let app = try TestApplication(showing: grid, size: CGSize(width: 280, height: 500))
        app.advance(by: 0.3)
        #expect(grid.collectionView.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        grid.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 300))
        app.advance(by: 1)
        let held = grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
        #expect(held?.center == CGPoint(x: 200, y: 300) && held?.alpha == 0.5)
        #expect(held?.bounds.size == CGSize(width: 80, height: 80))
        grid.collectionView.endInteractiveMovement()
        app.advance(by: 1)
        #expect(grid.take() == ["move 0 1"])
        #expect(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.alpha == 1)
    }
}
