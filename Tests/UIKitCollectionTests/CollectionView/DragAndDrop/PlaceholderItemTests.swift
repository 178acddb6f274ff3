import Testing
import UIKitTestDriver

@testable import UIKit

/// Temporary items of collection views, for data that is still being loaded.
@MainActor @Suite(.serialized) struct PlaceholderItemTests {
    /// Drops text of another program on a temporary item of the right grid.
    private func open() throws -> (TestApplication, TwoGrids, any UICollectionViewDropPlaceholderContext) {
        let (app, grids) = try TwoGrids.open()
        var context: (any UICollectionViewDropPlaceholderContext)?
        grids.right.perform = { coordinator in
            let path = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
            let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell")
            var updates = 0
            placeholder.cellUpdateHandler = {
                updates += 1
                ($0 as? LetterCell)?.label.text = updates == 1 ? "*" : "#"
            }
            context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        app.dropFromOutside(text: "new", at: grids.right.point(1))
        app.advance(by: 1)
        return (app, grids, try #require(context))
    }

    @Test func aTemporaryItemIsShownWithoutTheDataSource() throws {
        let (_, grids, _) = try open()
        #expect(grids.right.shown == "1*234")
        #expect(grids.right.collectionView.numberOfItems(inSection: 0) == 4)
        #expect(grids.right.collectionView.hasUncommittedUpdates)
    }

    @Test func itsCellIsSetUpAgainOnRequest() throws {
        let (app, grids, context) = try open()
        context.setNeedsCellUpdate()
        app.advance(by: 0.1)
        #expect(grids.right.shown == "1#234")
    }

    @Test func aCommitExchangesItForAnItemOfTheDataSource() throws {
        let (app, grids, context) = try open()
        let isCommitted = context.commitInsertion { path in
            #expect(path == IndexPath(item: 1, section: 0))
            grids.right.items.insert("n", at: path.item)
        }
        app.advance(by: 0.5)
        #expect(isCommitted && grids.right.shown == "1n234")
        #expect(!grids.right.collectionView.hasUncommittedUpdates)
        #expect(!context.commitInsertion { _ in Issue.record("called again") })
    }

    @Test func itCanBeDeleted() throws {
        let (app, grids, context) = try open()
        #expect(context.deletePlaceholder())
        app.advance(by: 1)
        #expect(grids.right.shown == "1234" && !context.deletePlaceholder())
    }

    @Test func aReloadRemovesIt() throws {
        let (app, grids, context) = try open()
        grids.right.collectionView.reloadData()
        app.advance(by: 0.1)
        #expect(grids.right.shown == "1234")
        #expect(!context.commitInsertion { _ in Issue.record("called") })
    }

    @Test func itStaysBetweenItsItemsInAnUpdate() throws {
        let (app, grids, context) = try open()
        grids.right.items.removeFirst()
        grids.right.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
        app.advance(by: 0.5)
        #expect(grids.right.shown == "*234")
        context.commitInsertion { path in
            #expect(path.item == 0)
            grids.right.items.insert("n", at: path.item)
        }
        app.advance(by: 0.5)
        #expect(grids.right.shown == "n234")
    }

    @Test func indexPathsAreTranslatedBetweenTheDataSourceAndTheScreen() throws {
        let (_, grids, _) = try open()
        let view = grids.right.collectionView!
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        #expect(view.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        #expect(view.dataSourceIndexPath(forPresentationIndexPath: path(3)) == path(2))
        let cell = view.cellForItem(at: path(1))
        view.performUsingPresentationValues {
            #expect(view.numberOfItems(inSection: 0) == 5 && view.cellForItem(at: path(2)) === cell)
            #expect(cell.flatMap(view.indexPath) == path(2))
        }
        #expect(view.layoutAttributesForItem(at: path(1))?.frame.minX == 200)
    }

    @Test func anItemAfterItIsSelectedByATap() throws {
        let (app, grids, _) = try open()
        _ = grids.right.take()
        app.tap(at: grids.right.point(2))
        #expect(grids.right.take() == ["select 1"])
    }
}
