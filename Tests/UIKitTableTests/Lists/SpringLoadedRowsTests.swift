internal import TableEngine
import Testing

@testable import UIKit

/// Rows that open below a drag, without a table or collection view.
@MainActor @Suite struct SpringLoadedRowsTests {
    @MainActor
    private final class List: FakeRowList, SpringHost {
        var opens = true
        private let contents = DragDropContents(items: [], location: .zero)
        private lazy var interaction = ListSprings.interaction(self)
        private(set) lazy var context = SpringContext(contents, interaction)

        func mayOpen(_ row: RowIndex, _ context: any UISpringLoadedInteractionContext) -> Bool {
            call("may open", row)
            return opens
        }

        func open(_ row: RowIndex) { call("open", row) }

        /// Returns whether a drag at a point will open something.
        func hover(_ point: CGPoint) -> Bool {
            contents.move(to: point, sourceLocation: point)
            return interaction.interactionBehavior.shouldAllow(interaction, with: context)
        }

        func rest() { interaction.activate(context) }
    }

    private func row(_ row: Int) -> RowIndex { RowIndex(section: 0, row: row) }

    @Test func theRowBelowTheDragIsTheTarget() {
        let list = List()
        #expect(list.hover(list.point(3)))
        #expect(list.context.targetItem as? IndexPath == row(3).indexPath)
        #expect(list.context.targetView === list.cell(at: row(3)))
        #expect(list.hover(list.point(4)))
        #expect(list.context.targetView === list.cell(at: row(4)))
        #expect(list.takeLog() == ["may open 3", "may open 4"])
    }

    @Test func nothingIsAskedBesideTheRows() {
        let list = List()
        #expect(!list.hover(list.pointBelow))
        #expect(list.takeLog() == [])
    }

    @Test func aRowOffScreenDoesNotOpen() {
        let list = List([30])
        #expect(!list.hover(list.point(20)))
        #expect(list.takeLog() == [])
    }

    @Test func theDelegateMayRefuse() {
        let list = List()
        list.opens = false
        #expect(!list.hover(list.point(3)))
    }

    @Test func theRowBelowADragThatRestsOpens() {
        let list = List()
        _ = list.hover(list.point(3))
        _ = list.takeLog()
        list.rest()
        #expect(list.takeLog() == ["open 3"])
    }
}
