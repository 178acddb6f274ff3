internal import TableEngine

/// The last update of a table in words.
@MainActor
enum UpdateWords {
    static func update(_ recorded: RecordedUpdate) -> Trestle.Inspection.Table.Update {
        let refusal: String? =
            switch recorded.outcome {
            case .applied: nil
            case .refused(let fault): fault.reason
            case .overtaken: "the table was changed while its data source was asked; everything is loaded again"
            }
        return Trestle.Inspection.Table.Update(
            calls: recorded.changes.calls.map(text), rowsBefore: recorded.countsBefore.numberOfRows,
            rowsAfter: recorded.countsAfter.numberOfRows, refusal: refusal)
    }

    private static func text(_ change: TableChange) -> String {
        switch change {
        case .deleteSections(let ranges, let token): "delete sections \(sections(ranges)), \(animation(token))"
        case .insertSections(let ranges, let token): "insert sections \(sections(ranges)), \(animation(token))"
        case .reloadSections(let ranges, let token): "reload sections \(sections(ranges)), \(animation(token))"
        case .moveSection(let from, let to): "move section \(from) to \(to)"
        case .deleteRows(let ranges, let token): "delete rows \(rows(ranges)), \(animation(token))"
        case .insertRows(let ranges, let token): "insert rows \(rows(ranges)), \(animation(token))"
        case .reloadRows(let ranges, let token): "reload rows \(rows(ranges)), \(animation(token))"
        case .moveRow(let from, let to): "move row \(from) to \(to)"
        case .reconfigureRows(let ranges): "reconfigure rows \(rows(ranges))"
        }
    }

    private static func sections(_ ranges: [Range<Int>]) -> String { list(ranges) { limits($0, prefix: "") } }

    private static func rows(_ ranges: [RowRange]) -> String {
        list(ranges) { limits($0.rows, prefix: "\($0.section)-") }
    }

    private static func limits(_ range: Range<Int>, prefix: String) -> String {
        let start = "\(prefix)\(range.lowerBound)"
        return range.count <= 1 ? start : "\(start) to \(prefix)\(range.upperBound - 1)"
    }

    /// An update may name thousands of rows.
    private static func list<Item>(_ items: [Item], _ text: (Item) -> String) -> String {
        let most = 20
        let rest = items.count > most ? ", and \(items.count - most) more" : ""
        return items.prefix(most).map(text).joined(separator: ", ") + rest
    }

    private static func animation(_ token: AnimationToken) -> String {
        UITableView.RowAnimation(rawValue: token.rawValue).map { "\($0)" } ?? "\(token.rawValue)"
    }
}
