internal import TableEngine
import Testing

@testable import UIKit

/// The items that keys lead to in a grid of three columns, without a collection view.
@MainActor @Suite struct ItemStepsTests {
    @MainActor
    private final class Grid: FakeRowList, PlacedItems {
        private static let size = CGSize(width: 100, height: 40)

        /// Items that cannot have the focus.
        var refused: Set<Int> = []
        /// How far the content is scrolled.
        var offset: CGFloat = 0
        var obscuredEdges = UIEdgeInsets.zero

        var visibleArea: CGRect { CGRect(origin: CGPoint(x: 0, y: offset), size: surface.bounds.size) }
        var contentSize: CGSize { CGSize(width: 300, height: CGFloat((numberOfRows + 2) / 3) * Self.size.height) }

        var shownCells: [UIView] {
            var cells: [UIView] = []
            forEachCell { _, cell in if cell.frame.intersects(visibleArea) { cells.append(cell) } }
            return cells
        }

        override func frame(of row: RowIndex) -> CGRect? { placedFrame(of: row) }

        func placedFrame(of item: RowIndex) -> CGRect? {
            guard contains(item) else { return nil }
            let (line, column) = ordinal(of: item).quotientAndRemainder(dividingBy: 3)
            let origin = CGPoint(x: CGFloat(column) * Self.size.width, y: CGFloat(line) * Self.size.height)
            return CGRect(origin: origin, size: Self.size)
        }

        func placedItems(in area: CGRect) -> [(item: RowIndex, frame: CGRect)] {
            (0..<numberOfRows).compactMap { ordinal in
                let item = row(withOrdinal: ordinal)
                return placedFrame(of: item).flatMap { $0.intersects(area) ? (item, $0) : nil }
            }
        }

        func canFocus(_ item: RowIndex) -> Bool {
            let isAllowed = !refused.contains(ordinal(of: item))
            call("can focus", item)
            return isAllowed
        }

        var steps: ItemSteps<Grid> { ItemSteps(list: self) }

        func next(_ heading: UIFocusHeading, from item: Int) -> Int? {
            steps.next(heading, from: RowIndex(section: 0, row: item))?.row
        }

        func page(_ heading: UIFocusHeading, from item: Int) -> Int? {
            steps.page(heading, from: RowIndex(section: 0, row: item))?.row
        }
    }

    @Test func arrowsLeadToTheNeighbors() {
        let grid = Grid([9])
        #expect(grid.next(.up, from: 4) == 1)
        #expect(grid.next(.down, from: 4) == 7)
        #expect(grid.next(.left, from: 4) == 3)
        #expect(grid.next(.right, from: 4) == 5)
    }

    @Test func thereIsNoItemBeyondTheEdges() {
        let grid = Grid([9])
        #expect(grid.next(.up, from: 1) == nil)
        #expect(grid.next(.down, from: 7) == nil)
        #expect(grid.next(.left, from: 3) == nil)
        #expect(grid.next(.right, from: 5) == nil)
    }

    @Test func belowAnIncompleteLineTheNearestItemIsFound() {
        #expect(Grid([8]).next(.down, from: 5) == 7)
    }

    @Test func aLineInWhichNoItemMayHaveTheFocusIsPassed() {
        let grid = Grid([15])
        grid.refused = [6, 7, 8]
        #expect(grid.next(.down, from: 4) == 10)
    }

    @Test func aPageIsAVisibleHeightLessTheItem() {
        let grid = Grid([90])
        #expect(grid.page(.down, from: 1) == 28)
        #expect(grid.page(.up, from: 28) == 1)
        grid.obscuredEdges = UIEdgeInsets(top: 80, left: 0, bottom: 80, right: 0)
        #expect(grid.page(.down, from: 1) == 16)
    }

    @Test func theFirstAndTheLastItemMayHaveTheFocus() {
        let grid = Grid([4, 0, 4])
        grid.refused = [0, 7]
        #expect(grid.steps.first == RowIndex(section: 0, row: 1))
        #expect(grid.steps.last == RowIndex(section: 2, row: 2))
    }

    @Test func theFirstItemThatIsWhollyVisibleIsFocused() {
        let grid = Grid([9])
        grid.offset = 20
        #expect(grid.steps.firstVisible?.row == 3)
        grid.refused = [3]
        #expect(grid.steps.firstVisible?.row == 4)
        grid.refused = Set(3..<9)
        #expect(grid.steps.firstVisible?.row == 0)
    }

    // MARK: A delegate that changes the list

    @Test func anItemThatTheQuestionMovesIsFound() {
        let grid = Grid([9])
        grid.onCall["can focus"] = { grid.insert(0) }
        #expect(grid.next(.down, from: 4) == 8)
    }
}
