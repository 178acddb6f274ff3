import TableEngine
import Testing

@Suite struct VisibleRowsTests {
    private func step(_ before: Range<Int>, _ after: Range<Int>) -> (entering: [Int], leaving: [Int]) {
        var entering: [Int] = []
        var leaving: [Int] = []
        VisibleRows(after).forEachEntering(since: VisibleRows(before)) { entering.append($0) }
        VisibleRows(after).forEachLeaving(since: VisibleRows(before)) { leaving.append($0) }
        return (entering, leaving)
    }

    @Test func scrollingDownBringsRowsBelowAndTakesRowsAbove() {
        #expect(step(0..<10, 2..<12) == ([10, 11], [0, 1]))
    }

    @Test func scrollingUpBringsRowsAboveAndTakesRowsBelow() {
        #expect(step(5..<15, 3..<13) == ([3, 4], [13, 14]))
    }

    @Test func aJumpBringsAndTakesAll() {
        #expect(step(0..<3, 10..<12) == ([10, 11], [0, 1, 2]))
    }

    @Test func aViewportThatGrowsBothWaysTakesNothing() {
        #expect(step(4..<6, 3..<8) == ([3, 6, 7], []))
    }

    @Test func overscanCountsAsVisible() {
        let geometry = TableGeometry(sections: [SectionGeometry(rows: ExtentTree(rows: 100, extent: .measured(10)))])
        #expect(Viewport(visible: Span(from: 100, to: 200)).rows(of: geometry).ordinals == 10..<20)
        #expect(Viewport(visible: Span(from: 100, to: 200), overscan: 15).rows(of: geometry).ordinals == 8..<22)
    }
}

@Suite struct ReusePoolTests {
    @Test func whatWasPutInLastComesOutFirst() {
        var pool = ReusePool<Int>()
        for element in 1...3 { pool.enqueue(element, identifier: "a") }
        #expect([pool.dequeue(identifier: "a"), pool.dequeue(identifier: "a")] == [3, 2])
    }

    @Test func identifiersShareNothing() {
        var pool = ReusePool<Int>()
        pool.enqueue(1, identifier: "a")
        #expect(pool.dequeue(identifier: "b") == nil)
        #expect(pool.count(identifier: "a") == 1)
    }

    @Test func emptyingHandsOverEverything() {
        var pool = ReusePool<Int>()
        pool.enqueue(1, identifier: "a")
        pool.enqueue(2, identifier: "b")
        #expect(pool.removeAll().sorted() == [1, 2])
        #expect(pool.dequeue(identifier: "a") == nil)
    }
}

@Suite struct LiveElementsTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func elementsStandInTheOrderOfRows() {
        var live = LiveElements<String>()
        for (row, name) in [(row(5), "c"), (row(0, 1), "d"), (row(2), "a"), (row(3), "b")] { live[row] = name }
        #expect((0..<live.count).map { live.entry(at: $0).element } == ["a", "b", "c", "d"])
        #expect(live[row(3)] == "b")
        #expect(live[row(4)] == nil)
    }

    @Test func aRowHasOneElement() {
        var live = LiveElements<String>()
        live[row(1)] = "a"
        live[row(1)] = "b"
        #expect(live.count == 1)
        live[row(1)] = nil
        #expect(live.isEmpty)
    }

    @Test func leavingElementsAreHandedOverInOrder() {
        var live = LiveElements<Int>()
        for number in 0..<6 { live[row(number)] = number }
        var left: [Int] = []
        live.removeAll(where: { $0.row % 2 == 0 }) { left.append($0.element) }
        #expect(left == [0, 2, 4])
        #expect((0..<live.count).map { live.entry(at: $0).element } == [1, 3, 5])
    }

    @Test func remappingMovesElementsAndHandsOverThoseWithoutARow() {
        var live = LiveElements<Int>()
        for number in 0..<4 { live[row(number)] = number }
        var left: [Int] = []
        live.remap({ $0.row == 0 ? nil : self.row(3 - $0.row) }) { left.append($0.element) }
        #expect(left == [0])
        #expect((0..<live.count).map { live.entry(at: $0).element } == [3, 2, 1])
    }
}
