import Foundation
import HostInterface
internal import TableEngine
import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// Items that are moved and dragged without a pointer.
@MainActor @Suite(.serialized)
struct ItemKeysTests {
    private func stage() throws -> (TestApplication, DraggedItems) {
        let items = DraggedItems()
        let app = try TestApplication(showing: items, size: CGSize(width: 300, height: 500))
        app.frame()
        return (app, items)
    }

    private func focusedItem(_ items: DraggedItems) -> Int? {
        let cell = items.view.window?.windowScene?.focusSystem?.focusedItem as? UICollectionViewCell
        return cell.flatMap { items.collectionView.indexPath(for: $0)?.item }
    }

    @Test func altWithTheArrowsMovesTheFocusedItem() throws {
        let (app, items) = try stage()
        app.press(.keyboardDownArrow)
        #expect(focusedItem(items) == 0)
        app.press(.keyboardDownArrow, modifiers: .alternate)
        app.press(.keyboardDownArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(items.shown == "bcadefg" && items.items.joined() == "bcadefg" && focusedItem(items) == 2)
        #expect(items.take() == ["move 0 1", "move 1 2"])
        app.press(.keyboardUpArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(items.shown == "bacdefg" && focusedItem(items) == 1)
    }

    @Test func whatMayNotMoveStays() throws {
        let (app, items) = try stage()
        items.moves = false
        app.press(.keyboardDownArrow)
        app.press(.keyboardDownArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(items.shown == "abcdefg" && items.take().isEmpty)
    }

    @Test func theFirstItemStaysWhereItIs() throws {
        let (app, items) = try stage()
        app.press(.keyboardDownArrow)
        app.press(.keyboardUpArrow, modifiers: .alternate)
        app.advance(by: 1)
        #expect(items.shown == "abcdefg" && items.take().isEmpty)
    }

    @Test func theDataSourceIsAskedOnceForEachKey() throws {
        let (app, items) = try stage()
        app.press(.keyboardDownArrow)
        items.moveQuestions = 0
        app.press(.keyboardDownArrow, modifiers: .alternate)
        #expect(items.take() == ["move 0 1"] && items.moveQuestions == 1)
        items.moves = false
        app.press(.keyboardDownArrow, modifiers: .alternate)
        #expect(items.moveQuestions == 2)
    }

    /// Has two sections until it is told otherwise.
    private final class VanishingSection: NSObject, UICollectionViewDataSource {
        var sections = 2
        var vanishesWhenAsked = false
        var moves = 0

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            if vanishesWhenAsked { vanish(from: collectionView) }
            return true
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {
            moves += 1
        }

        func vanish(from view: UICollectionView) {
            sections = 1
            view.reloadData()
        }

        func show() -> UICollectionView {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
            view.layoutIfNeeded()
            return view
        }
    }

    @Test func anItemWhoseNewPlaceIsGoneStays() {
        let source = VanishingSection()
        let view = source.show()
        source.vanish(from: view)
        view.itemMovement.move(RowIndex(section: 0, row: 1), to: RowIndex(section: 1, row: 0))
        #expect(source.moves == 0 && !view.hasUncommittedUpdates && !view.itemMovement.isHolding)
    }

    @Test func anItemWhoseNewPlaceGoesWhenTheDataSourceIsAskedStays() {
        let source = VanishingSection()
        let view = source.show()
        source.vanishesWhenAsked = true
        let last = RowIndex(section: 0, row: 1)
        view.calls.pass { _ = ReorderKeys(table: CollectionReorderKeysHost(view: view)) { last }.move(.down) }
        #expect(source.moves == 0 && !view.hasUncommittedUpdates)
    }

    @Test func anItemIsDroppedBesideAnotherOne() throws {
        let (app, items) = try stage()
        items.collectionView.dragDelegate = items
        items.collectionView.dropDelegate = items
        let cells = [0, 3].compactMap { items.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
        try #require(cells.count == 2)
        #expect(cells[0].dragActions.map(\.name) == ["drag"] && cells[0].dragActions[0].perform())
        let drops = cells[1].dragActions
        #expect(drops.map(\.name) == ["drop before", "drop after", "drop here", "cancel drag"])
        #expect(drops[1].perform())
        app.advance(by: 1)
        #expect(items.items.joined() == "bcdaefg" && items.shown == "bcdaefg")
    }

    @Test func anItemIsDroppedOnACollectionViewWithoutItems() throws {
        let (app, grids) = try TwoGrids.open()
        grids.right.items = []
        grids.right.collectionView.reloadData()
        app.frame()
        let cell = try #require(grids.left.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.dragActions.first?.perform() == true)
        let system = try #require(app.window.windowScene?.focusSystem)
        app.press(.keyboardTab)
        app.press(.keyboardTab)
        #expect(system.focusedItem === grids.right.collectionView)
        let drops = grids.right.collectionView.dragActions
        #expect(drops.map(\.name) == ["drop here", "cancel drag"] && drops[0].perform())
        app.advance(by: 1)
        #expect(grids.right.items == ["a"])
        #expect(system.focusedItem === grids.right.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    }
}
