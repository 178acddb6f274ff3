/// The smallest value and the like of a property of all elements.
struct CollectionAggregates {
    let cells: [_RealmCell]

    /// - Parameter keyPath: nil for the elements themselves.
    init(_ query: _RealmQuery, _ keyPath: String?) {
        let elements = query.cells
        if let keyPath, let core = query.core {
            cells = elements.map { CellPath.value($0, keyPath, core) }.filter { $0 != .null }
        } else {
            cells = elements.filter { $0 != .null }
        }
    }

    var minimum: _RealmCell? { cells.min(by: CellOrder.isLess) }

    var maximum: _RealmCell? { cells.max(by: CellOrder.isLess) }

    var average: Double? {
        cells.isEmpty ? nil : cells.reduce(0) { $0 + ($1.number ?? 0) } / Double(cells.count)
    }

    /// Whole numbers are added as such, decimal numbers too.
    var sum: Any {
        switch cells.first {
        case .int: cells.reduce(Int64(0)) { if case .int(let value) = $1 { $0 + value } else { $0 } }
        case .decimal:
            cells.reduce(Decimal128()) { if case .decimal(let value) = $1 { $0 + value } else { $0 } }
        default: cells.reduce(0.0) { $0 + ($1.number ?? 0) }
        }
    }
}
