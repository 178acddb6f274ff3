import TableEngine

/// Scattered rows of one section, all of different heights, inserted, deleted, moved and reloaded.
struct RowUpdates {
    private let options: EngineBenchmarkOptions

    init(_ options: EngineBenchmarkOptions) {
        self.options = options
    }

    func print() {
        var table = MarkdownTable(
            "Rows of different heights in one section: CPU of an update, and of each change in it",
            columns: ["changes", "rows"] + kinds.map(\.name))
        let geometries = options.sizes(upTo: .max).map { rows in
            let runs = (0..<rows).map { ExtentRun(1, height($0)) }
            return TableGeometry(sections: [SectionGeometry(rows: ExtentTree(runs))])
        }
        for changes in [1, 1_000, 10_000] {
            // Fewer rows would leave nothing between the changes.
            for geometry in geometries where geometry.numberOfRows >= 10 * changes {
                let costs = kinds.map { kind in cost(kind, changes, geometry) }
                table.add([changes.grouped, geometry.numberOfRows.grouped] + costs)
            }
        }
        table.print()
    }

    private struct Kind {
        var name: String
        /// How many rows there are more for each place.
        var growth: Int
        var calls: (Scatter) -> [TableChange]
    }

    private let kinds = [
        Kind(name: "insert", growth: 1) { [.insertRows(ranges($0.places))] },
        Kind(name: "delete", growth: -1) { [.deleteRows(ranges($0.places))] },
        Kind(name: "insert and delete so many", growth: 0) {
            [.deleteRows(ranges($0.places)), .insertRows(ranges($0.others))]
        },
        Kind(name: "move", growth: 0) { scatter in
            zip(scatter.places, scatter.shuffledOthers).map { .moveRow(from: row($0), to: row($1)) }
        },
        Kind(name: "reload", growth: 0) { [.reloadRows(ranges($0.places))] },
    ]

    private static func row(_ place: Int) -> RowIndex { RowIndex(section: 0, row: place) }
    private static func ranges(_ places: [Int]) -> [RowRange] { RowRange.union(places.map { row($0) }) }

    private func cost(_ kind: Kind, _ changes: Int, _ geometry: TableGeometry) -> String {
        let count = geometry.numberOfRows
        let scatters = Scatter.several(numberOfUpdates(ofChanges: changes), changes: changes, below: count)
        let updates = scatters.map { scatter in
            TableUpdate(
                calls: { kind.calls(scatter) },
                after: SectionCounts([count + kind.growth * changes]),
                extents: NewExtents(
                    section: { _ in fatalError("no section comes") },
                    rows: { $0.rows.map { ExtentRun(1, height($0 + 1)) } }))
        }
        let cost = TableUpdate.cost(of: updates, on: geometry, before: SectionCounts([count]), repeats: options.repeats)
        return costCell(cost, changes: changes)
    }
}
