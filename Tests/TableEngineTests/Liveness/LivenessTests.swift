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
        var pool = ReusePool()
        for element in 1...3 { pool.enqueue(Card(element), identifier: "a") }
        #expect([pool.dequeue(identifier: "a"), pool.dequeue(identifier: "a")].map(Card.name) == ["3", "2"])
    }

    @Test func identifiersShareNothing() {
        var pool = ReusePool()
        pool.enqueue(Card(1), identifier: "a")
        #expect(pool.dequeue(identifier: "b") == nil)
        #expect(pool.count(identifier: "a") == 1)
    }

    @Test func emptyingHandsOverEverything() {
        var pool = ReusePool()
        pool.enqueue(Card(1), identifier: "a")
        pool.enqueue(Card(2), identifier: "b")
        #expect(pool.removeAll().compactMap(Card.name).sorted() == ["1", "2"])
        #expect(pool.dequeue(identifier: "a") == nil)
    }
}

@Suite struct LiveElementsTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func elementsStandInTheOrderOfRows() {
        var live = LiveElements<RowIndex>()
        for (row, name) in [(row(5), "c"), (row(0, 1), "d"), (row(2), "a"), (row(3), "b")] { live[row] = Card(name) }
        #expect(live.names == ["a", "b", "c", "d"])
        #expect(Card.name(live[row(3)]) == "b")
        #expect(live[row(4)] == nil)
    }

    @Test func aRowHasOneElement() {
        var live = LiveElements<RowIndex>()
        live[row(1)] = Card("a")
        live[row(1)] = Card("b")
        #expect(live.count == 1)
        live[row(1)] = nil
        #expect(live.isEmpty)
    }

    @Test func leavingElementsAreHandedOverInOrder() {
        var live = LiveElements<RowIndex>()
        for number in 0..<6 { live[row(number)] = Card(number) }
        var left: [String?] = []
        live.removeAll(where: { $0.row % 2 == 0 }, { left.append(Card.name($0.element)) })
        #expect(left == ["0", "2", "4"])
        #expect(live.names == ["1", "3", "5"])
    }

    @Test func remappingMovesElementsAndHandsOverThoseWithoutARow() {
        var live = LiveElements<RowIndex>()
        for number in 0..<4 { live[row(number)] = Card(number) }
        var left: [String?] = []
        live.remap({ $0.row == 0 ? nil : self.row(3 - $0.row) }, leaving: { left.append(Card.name($0.element)) })
        #expect(left == ["0"])
        #expect(live.names == ["3", "2", "1"])
    }
}
