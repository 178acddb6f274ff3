import TableEngine
import Testing
import UpdateModels

/// Rows that were measured to be 0 high, compared with plain arrays.
struct EmptyRowsTests {
    private struct Model {
        var heights: [[RowExtent]] = []

        var geometry: TableGeometry {
            TableGeometry(
                tableHeader: 7,
                sections: heights.map {
                    SectionGeometry(rows: ExtentTree($0.map { ExtentRun(1, $0) }, nodeCapacity: 4))
                },
                nodeCapacity: 4)
        }
        var all: [RowExtent] { heights.flatMap { $0 } }
    }

    private func model(_ random: inout some RandomNumberGenerator) -> Model {
        let kinds: [RowExtent] = [
            .measured(0), .measured(0), .measured(0), .estimated(0), .measured(20), .estimated(30),
        ]
        var model = Model()
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            var rows: [RowExtent] = []
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                let kind = kinds.randomElement(using: &random)!
                rows += Array(repeating: kind, count: Int.random(in: 1...5, using: &random))
            }
            let times = Int.random(in: 1...3, using: &random)
            model.heights += Array(repeating: rows, count: times)
        }
        return model
    }

    @Test(arguments: 0..<300) func questionsAreAnsweredAsByArrays(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = model(&random)
        let (geometry, all) = (model.geometry, model.all)
        for ordinal in 0...all.count {
            let next = (ordinal..<all.count).first { !all[$0].isEmpty } ?? all.count
            #expect(geometry.nonemptyRow(from: ordinal) == next)
            #expect(geometry.nonemptyRow(before: ordinal) == (0..<ordinal).last { !all[$0].isEmpty })
            let end = Int.random(in: ordinal...all.count, using: &random)
            #expect(geometry.emptyRows(in: ordinal..<end) == all[ordinal..<end].filter(\.isEmpty).count)
        }
    }

    @Test(arguments: 0..<300) func forgottenRowsAreEstimates(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = model(&random)
        var (geometry, all) = (model.geometry, model.all)
        let start = Int.random(in: 0...all.count, using: &random)
        let range = start..<Int.random(in: start...all.count, using: &random)
        for ordinal in range where all[ordinal].isEmpty { all[ordinal] = .estimated(0) }
        geometry.forgetEmptyRows(in: range)
        #expect(geometry.brokenInvariant == nil)
        #expect(all.indices.map { geometry.extent(of: geometry.row(withOrdinal: $0)) } == all)
    }

    @Test(arguments: 0..<300) func theNextRowIsNotEmpty(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let model = model(&random)
        let (geometry, all) = (model.geometry, model.all)
        let visible = Span(start: Double.random(in: 0...60, using: &random), length: 200)
        let pass = LayoutPass(
            geometry: geometry, viewport: Viewport(visible: visible, unobscured: visible), floats: true,
            skipsEmptyRows: true)
        var live = LiveElements<RowIndex>()
        // Some have elements, also empty rows.
        for ordinal in pass.visibleRows where Bool.random(using: &random) {
            live[geometry.row(withOrdinal: ordinal)] = Card(ordinal)
        }
        var asked: [Int] = []
        while let row = pass.nextRow(visible: pass.visibleRows, held: nil, live: live) {
            asked.append(geometry.ordinal(of: row))
            guard live[row] == nil, asked.count <= all.count else { break }
            live[row] = Card(asked.count)
        }
        #expect(asked == asked.sorted() && Set(asked).count == asked.count)
        #expect(asked.allSatisfy { !all[$0].isEmpty })
        #expect(pass.visibleRows.allSatisfy { all[$0].isEmpty || live[geometry.row(withOrdinal: $0)] != nil })
    }
}
