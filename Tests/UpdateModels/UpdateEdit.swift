import TableEngine

/// One step by which a model becomes another; an update is made of several. Numbers are taken modulo what there is, so
/// that any list of edits is valid. Prints as the Swift that makes it.
package enum UpdateEdit: CustomStringConvertible {
    case insertRows(section: Int, at: Int, count: Int, RowExtent)
    case deleteRows(section: Int, from: Int, count: Int)
    case moveRow(section: Int, row: Int, toSection: Int, toRow: Int)
    case reloadRow(section: Int, row: Int, RowExtent)
    case insertSection(at: Int, rows: Int, RowExtent)
    case deleteSection(Int)
    case moveSection(Int, to: Int)
    case reloadSection(Int, rows: Int, RowExtent)

    package static func random(using generator: inout SeededGenerator) -> UpdateEdit {
        func number(_ limit: Int = 1000) -> Int { Int.random(in: 0..<limit, using: &generator) }
        func extent() -> RowExtent {
            let points = [0, 10, 44, 44.5, 61.5][number(5)]
            return number(2) == 0 ? .measured(points) : .estimated(points)
        }
        switch number(18) {
        case 0..<5: return .insertRows(section: number(), at: number(), count: 1 + number(4), extent())
        case 5..<8: return .deleteRows(section: number(), from: number(), count: 1 + number(4))
        case 8..<11: return .moveRow(section: number(), row: number(), toSection: number(), toRow: number())
        case 11, 12: return .reloadRow(section: number(), row: number(), extent())
        case 13, 14: return .insertSection(at: number(), rows: number(7), extent())
        case 15: return .deleteSection(number())
        case 16: return .moveSection(number(), to: number())
        default: return .reloadSection(number(), rows: number(7), extent())
        }
    }

    package var description: String {
        switch self {
        case .insertRows(let section, let at, let count, let extent):
            ".insertRows(section: \(section), at: \(at), count: \(count), \(extent.code))"
        case .deleteRows(let section, let from, let count):
            ".deleteRows(section: \(section), from: \(from), count: \(count))"
        case .moveRow(let section, let row, let toSection, let toRow):
            ".moveRow(section: \(section), row: \(row), toSection: \(toSection), toRow: \(toRow))"
        case .reloadRow(let section, let row, let extent):
            ".reloadRow(section: \(section), row: \(row), \(extent.code))"
        case .insertSection(let at, let rows, let extent): ".insertSection(at: \(at), rows: \(rows), \(extent.code))"
        case .deleteSection(let section): ".deleteSection(\(section))"
        case .moveSection(let section, let to): ".moveSection(\(section), to: \(to))"
        case .reloadSection(let section, let rows, let extent):
            ".reloadSection(\(section), rows: \(rows), \(extent.code))"
        }
    }
}

extension RowExtent {
    package var code: String { isMeasured ? ".measured(\(points))" : ".estimated(\(points))" }
}
