import TableEngine

/// Sections of one row each: scattered ones inserted, deleted, moved and reloaded, and a second row inserted in them.
struct SectionUpdates {
    enum Heights { case equal, different }

    private let options: EngineBenchmarkOptions
    private let heights: Heights

    init(_ options: EngineBenchmarkOptions, heights: Heights) {
        self.options = options
        self.heights = heights
    }

    func print() {
        var table = MarkdownTable(
            "Sections of one row, \(heights == .equal ? "all alike" : "of different heights"): "
                + "CPU of an update, and of each change in it",
            columns: ["changes", "sections"] + kinds.map(\.name))
        let geometries = options.sizes(upTo: 1_000_000).map { count in
            TableGeometry(sections: (0..<count).lazy.map { section($0) })
        }
        for changes in [1, 1_000, 10_000] {
            // Fewer sections would leave nothing between the changes.
            for geometry in geometries where geometry.numberOfSections >= 10 * changes {
                let costs = kinds.map { kind in cost(kind, changes, geometry) }
                table.add([changes.grouped, geometry.numberOfSections.grouped] + costs)
            }
        }
        table.print()
    }

    private func section(_ number: Int) -> SectionGeometry {
        let row = heights == .equal ? .estimated(44) : height(number)
        return SectionGeometry(header: .measured(28), rows: ExtentTree([ExtentRun(1, row)]))
    }

    private struct Kind {
        var name: String
        /// How many sections there are more for each place.
        var growth: Int
        /// Whether the sections have two rows afterwards.
        var addsRows = false
        var calls: (Scatter) -> [TableChange]
    }

    private let kinds = [
        Kind(name: "insert", growth: 1) { [.insertSections(ranges($0))] },
        Kind(name: "delete", growth: -1) { [.deleteSections(ranges($0))] },
        Kind(name: "move", growth: 0) { scatter in
            zip(scatter.places, scatter.shuffledOthers).map { .moveSection(from: $0, to: $1) }
        },
        Kind(name: "reload", growth: 0) { [.reloadSections(ranges($0))] },
        Kind(name: "insert a row in each", growth: 0, addsRows: true) { scatter in
            [.insertRows(scatter.places.map { RowRange(section: $0, rows: 1..<2) })]
        },
    ]

    private static func ranges(_ scatter: Scatter) -> [Range<Int>] { scatter.places.map { $0..<$0 + 1 } }

    private func cost(_ kind: Kind, _ changes: Int, _ geometry: TableGeometry) -> String {
        let count = geometry.numberOfSections
        let scatters = Scatter.several(numberOfUpdates(ofChanges: changes), changes: changes, below: count)
        let updates = scatters.map { scatter in
            TableUpdate(
                calls: { kind.calls(scatter) },
                after: counts(count + kind.growth * changes, withTwoRows: kind.addsRows ? scatter.places : []),
                extents: NewExtents(
                    section: { section($0 + 1) }, rows: { $0.rows.map { ExtentRun(1, height($0 + 1)) } }))
        }
        let before = SectionCounts(runs: [CountRun(sections: count, rows: 1)])
        let cost = TableUpdate.cost(of: updates, on: geometry, before: before, repeats: options.repeats)
        return costCell(cost, changes: changes)
    }

    private func counts(_ sections: Int, withTwoRows: [Int]) -> SectionCounts {
        var runs: [CountRun] = []
        var next = 0
        for section in withTwoRows {
            runs += [CountRun(sections: section - next, rows: 1), CountRun(sections: 1, rows: 2)]
            next = section + 1
        }
        return SectionCounts(runs: runs + [CountRun(sections: sections - next, rows: 1)])
    }
}
