import TableEngine
import Testing
import UpdateModels

/// A table without views: rows with true heights that it learns by measuring, as a layout does.
private struct MeasuredTable {
    var geometry: TableGeometry
    /// By section.
    var heights: [[Double]]
    var visible = Span(start: 0, length: 300)
    var live = LiveElements<RowIndex>()
    private(set) var asked: [RowIndex] = []

    init(_ heights: [[Double]], estimate: Double, header: Double = 0) {
        self.heights = heights
        geometry = TableGeometry(
            sections: heights.map {
                SectionGeometry(
                    header: .measured(header), rows: ExtentTree(rows: $0.count, extent: .estimated(estimate)))
            })
    }

    var pass: LayoutPass {
        LayoutPass(
            geometry: geometry, viewport: Viewport(visible: visible, unobscured: visible), floats: true)
    }

    /// Brings rows until all that are seen are there, and takes away those that are not.
    mutating func layOut() {
        asked = []
        var held: RowIndex?
        while true {
            held = pass.heldRow(held, live: live)
            guard let row = pass.nextRow(visible: pass.visibleRows, held: held, live: live) else { break }
            asked.append(row)
            let start = held.map { geometry.span(of: $0).start }
            geometry.setExtent(.measured(heights[row.section][row.row]), of: row)
            if let held, let start { visible.start += geometry.span(of: held).start - start }
            live[row] = Card(row.row)
        }
        if let isHidden = pass.hiddenRows(live: live) { live.removeAll(where: isHidden) { _ in } }
    }

    /// Where the rows that are seen stand on screen, worked out from plain lists.
    var places: [RowIndex: Double] {
        var places: [RowIndex: Double] = [:]
        var y = -visible.start
        for section in heights.indices {
            y += geometry.section(section).geometry.header.points
            for number in heights[section].indices {
                let row = RowIndex(section: section, row: number)
                let height = geometry.extent(of: row).points
                if y < visible.length, y + height > 0 { places[row] = y }
                y += height
            }
        }
        return places
    }
}

@Suite struct LayoutPassTests {
    private func row(_ row: Int, _ section: Int = 0) -> RowIndex { RowIndex(section: section, row: row) }

    @Test func rowsComeFromTopToBottom() {
        var table = MeasuredTable([Array(repeating: 40, count: 100)], estimate: 50)
        table.layOut()
        #expect(table.asked.map(\.row) == Array(0..<8))
    }

    @Test func aPassWithNothingToBringAsksForNothing() {
        var table = MeasuredTable([Array(repeating: 40, count: 100)], estimate: 50)
        table.layOut()
        table.layOut()
        #expect(table.asked.isEmpty)
    }

    @Test func estimatedRowsAboveTheHeldOneComeUpwards() {
        var table = MeasuredTable([Array(repeating: 90, count: 100)], estimate: 50)
        table.visible.start = 2000
        table.layOut()
        table.visible.start -= 200
        table.layOut()
        #expect(table.asked.map(\.row) == [39, 38, 37])
    }

    @Test func theHeldRowIsTheFirstThatIsSeen() {
        var table = MeasuredTable([Array(repeating: 50, count: 100)], estimate: 50)
        table.layOut()
        #expect(table.pass.heldRow(nil, live: table.live) == row(0))
        table.visible.start = 60
        #expect(table.pass.heldRow(nil, live: table.live) == row(1))
        #expect(table.pass.heldRow(row(3), live: table.live) == row(3))
        #expect(table.pass.heldRow(row(0), live: table.live) == row(1))
        table.visible.start = 3000
        #expect(table.pass.heldRow(row(3), live: table.live) == nil)
    }

    @Test func aRowThatIsGoneIsNotHeld() {
        var table = MeasuredTable([Array(repeating: 50, count: 100)], estimate: 50)
        table.layOut()
        #expect(table.pass.heldRow(row(500), live: table.live) == row(0))
    }

    @Test func rowsOutOfSightLeave() {
        var table = MeasuredTable([Array(repeating: 50, count: 100)], estimate: 50)
        table.layOut()
        table.visible.start = 120
        table.layOut()
        #expect(table.live.keys.map(\.row) == Array(2..<9))
    }

    @Test func headersThatAreSeenAreMissingUntilTheyAreThere() {
        var table = MeasuredTable([[50, 50], [50, 50], [50]], estimate: 50, header: 20)
        table.layOut()
        var present: Set<BandKey> = []
        while let key = table.pass.nextBand({ present.contains($0) }) { present.insert(key) }
        #expect(present.map(\.section).sorted() == [0, 1, 2])
        table.visible.start = 130
        var seen: [String] = []
        table.pass.forEachBand { key, span, isFloating in seen.append("\(key) at \(span.start) \(isFloating)") }
        #expect(seen == ["header 1 at 130.0 true", "header 2 at 240.0 false"])
    }

    /// Random tables and steps: exactly the rows that are seen are there, and those that were seen before and still are moved
    /// by the step alone.
    @Test(arguments: 0..<60) func rowsThatStayVisibleMoveByTheStep(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        let heights = (0..<number(1...6)).map { _ in
            (0..<number(0...60)).map { _ in Double(number(10...160)) }
        }
        var table = MeasuredTable(
            heights, estimate: Double(number(20...120)), header: seed % 2 == 0 ? 0 : Double(number(10...40)))
        table.layOut()
        for _ in 0..<40 {
            let before = table.places
            let step =
                Double(number(0...9) == 0 ? number(-3000...3000) : number(-320...320))
            let end = max(0, table.geometry.contentHeight - table.visible.length)
            let start = min(max(0, table.visible.start + step), end)
            let moved = start - table.visible.start
            table.visible.start = start
            table.layOut()
            let after = table.places
            #expect(Set(after.keys).isSubset(of: table.live.keys))
            for row in table.live.keys {
                let span = table.geometry.span(of: row)
                #expect(span.end >= table.visible.start - 0.01 && span.start < table.visible.end)
            }
            for (row, y) in after {
                if let former = before[row] { #expect(abs(y - (former - moved)) < 1e-6, "row \(row)") }
            }
        }
    }
}
