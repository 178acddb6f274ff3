import TableEngine
import Testing

@Suite struct ViewportTests {
    private let geometry = TableGeometry(
        sections: [SectionGeometry(rows: ExtentTree(rows: 100, extent: .measured(10)))])

    private func viewport(_ visible: Span) -> Viewport { Viewport(visible: visible, unobscured: visible) }

    @Test func rowsThatOnlyTouchTheEdgesAreNotVisible() {
        #expect(viewport(Span(from: 100, to: 200)).visibleRows(of: geometry) == 10..<20)
    }

    @Test func aRowWhoseLowerEdgeTouchesTheTopKeepsItsCell() {
        #expect(viewport(Span(from: 100, to: 200)).keptRows(of: geometry) == 9..<20)
        #expect(viewport(Span(from: 101, to: 201)).keptRows(of: geometry) == 10..<21)
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
        var live = LiveElements<RowIndex, String>()
        for (row, name) in [(row(5), "c"), (row(0, 1), "d"), (row(2), "a"), (row(3), "b")] { live[row] = name }
        #expect((0..<live.count).map { live.entry(at: $0).element } == ["a", "b", "c", "d"])
        #expect(live[row(3)] == "b")
        #expect(live[row(4)] == nil)
    }

    @Test func aRowHasOneElement() {
        var live = LiveElements<RowIndex, String>()
        live[row(1)] = "a"
        live[row(1)] = "b"
        #expect(live.count == 1)
        live[row(1)] = nil
        #expect(live.isEmpty)
    }

    @Test func leavingElementsAreHandedOverInOrder() {
        var live = LiveElements<RowIndex, Int>()
        for number in 0..<6 { live[row(number)] = number }
        var left: [Int] = []
        live.removeAll(where: { $0.row % 2 == 0 }, { left.append($0.element) })
        #expect(left == [0, 2, 4])
        #expect((0..<live.count).map { live.entry(at: $0).element } == [1, 3, 5])
    }

    @Test func remappingMovesElementsAndHandsOverThoseWithoutARow() {
        var live = LiveElements<RowIndex, Int>()
        for number in 0..<4 { live[row(number)] = number }
        var left: [Int] = []
        live.remap({ $0.row == 0 ? nil : self.row(3 - $0.row) }, leaving: { left.append($0.element) })
        #expect(left == [0])
        #expect((0..<live.count).map { live.entry(at: $0).element } == [3, 2, 1])
    }
}
