import TableEngine
import UpdateModels

/// A random change of a table. Numbers are taken modulo what the table has, so that any list of operations is valid and
/// a failing one can be shrunk by leaving operations out. Prints as the Swift that makes it.
enum TableOperation: CustomStringConvertible {
    case setExtent(section: Int, row: Int, RowExtent)
    case splice(section: Int, from: Int, count: Int, [ExtentRun])
    case spliceOne(section: Int, from: Int, count: Int, ExtentRun)
    case setHeader(section: Int, RowExtent)
    case setFooter(section: Int, RowExtent)
    case setPadding(section: Int, Double)
    case setTableHeader(Double)
    case moveRows(section: Int, from: Int, count: Int, to: Int)
    case moveSection(Int, to: Int)
    case editRuns(header: RowExtent)
    case insertSections(at: Int, count: Int, rows: ExtentRun)
    case removeSections(at: Int, count: Int)

    static func random(using generator: inout SeededGenerator) -> TableOperation {
        func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        func extent() -> RowExtent {
            let points = [0, 10, 44, 44.5, 61.5][number(5)]
            return number(2) == 0 ? .measured(points) : .estimated(points)
        }
        func run() -> ExtentRun { ExtentRun(number(4), extent()) }
        switch number(20) {
        case 0..<6: return .setExtent(section: number(1000), row: number(1000), extent())
        case 6, 7:
            return .splice(
                section: number(1000), from: number(1000), count: number(6), (0..<number(5)).map { _ in run() })
        case 8..<11: return .spliceOne(section: number(1000), from: number(1000), count: number(4), run())
        case 11: return .setHeader(section: number(1000), extent())
        case 12: return .setFooter(section: number(1000), extent())
        case 13:
            return number(2) == 0 ? .setPadding(section: number(1000), 22) : .setTableHeader(Double(number(3)) * 30)
        case 14, 15: return .moveRows(section: number(1000), from: number(1000), count: number(5), to: number(1000))
        case 16: return number(4) == 0 ? .editRuns(header: extent()) : .moveSection(number(1000), to: number(1000))
        case 17, 18:
            return .insertSections(at: number(1000), count: 1 + number(4), rows: ExtentRun(number(12), extent()))
        default: return .removeSections(at: number(1000), count: 1 + number(3))
        }
    }

    func apply(to geometry: inout TableGeometry, and reference: inout ReferenceTable) {
        let capacity = geometry.nodeCapacity
        switch self {
        case .setExtent(let section, let row, let extent):
            guard let section = index(section, reference), !reference.sections[section].rows.isEmpty else { return }
            let row = row % reference.sections[section].rows.count
            reference.sections[section].rows[row] = extent
            geometry.setExtent(extent, of: RowIndex(section: section, row: row))
        case .splice(let section, let from, let count, let runs):
            guard let section = index(section, reference) else { return }
            let range = range(from, count, reference.sections[section].rows.count)
            reference.sections[section].rows.replaceSubrange(
                range, with: runs.flatMap { Array(repeating: $0.extent, count: $0.count) })
            geometry.editSection(section) { $0.rows.splice(rows: range, with: runs) }
        case .spliceOne(let section, let from, let count, let run):
            guard let section = index(section, reference) else { return }
            let range = range(from, count, reference.sections[section].rows.count)
            reference.sections[section].rows.replaceSubrange(
                range, with: Array(repeating: run.extent, count: run.count))
            geometry.editSection(section) { $0.rows.splice(rows: range, with: run) }
        case .setHeader(let section, let extent):
            guard let section = index(section, reference) else { return }
            reference.sections[section].header = extent
            geometry.editSection(section) { $0.header = extent }
        case .setFooter(let section, let extent):
            guard let section = index(section, reference) else { return }
            reference.sections[section].footer = extent
            geometry.editSection(section) { $0.footer = extent }
        case .setPadding(let section, let points):
            guard let section = index(section, reference) else { return }
            reference.sections[section].topPadding = points
            geometry.editSection(section) { $0.topPadding = points }
        case .setTableHeader(let points):
            reference.tableHeader = points
            geometry.tableHeader = points
        case .moveRows(let section, let from, let count, let to):
            guard let section = index(section, reference) else { return }
            let range = range(from, count, reference.sections[section].rows.count)
            let moved = Array(reference.sections[section].rows[range])
            reference.sections[section].rows.removeSubrange(range)
            let place = to % (reference.sections[section].rows.count + 1)
            reference.sections[section].rows.insert(contentsOf: moved, at: place)
            geometry.editSection(section) { $0.rows.move(rows: range, to: place) }
        case .moveSection(let section, let to):
            guard let section = index(section, reference) else { return }
            let place = to % reference.sections.count
            reference.sections.insert(reference.sections.remove(at: section), at: place)
            geometry.moveSection(section, to: place)
        case .editRuns(let header):
            for section in reference.sections.indices.dropFirst() { reference.sections[section].header = header }
            geometry.editRuns { if !$0.contains(0) { $1.header = header } }
        case .insertSections(let at, let count, let rows):
            let place = at % (reference.sections.count + 1)
            let section = ReferenceTable.Section(rows: Array(repeating: rows.extent, count: rows.count))
            reference.sections.insert(contentsOf: Array(repeating: section, count: count), at: place)
            let new = SectionGeometry(rows: ExtentTree([rows], nodeCapacity: capacity))
            geometry.replaceSections(place..<place, with: Array(repeating: new, count: count))
        case .removeSections(let at, let count):
            let range = range(at, count, reference.sections.count)
            reference.sections.removeSubrange(range)
            geometry.replaceSections(range, with: [])
        }
    }

    private func index(_ number: Int, _ reference: ReferenceTable) -> Int? {
        reference.sections.isEmpty ? nil : number % reference.sections.count
    }

    private func range(_ from: Int, _ count: Int, _ limit: Int) -> Range<Int> {
        let start = from % (limit + 1)
        return start..<min(limit, start + count)
    }

    var description: String {
        switch self {
        case .setExtent(let section, let row, let extent):
            ".setExtent(section: \(section), row: \(row), \(code(extent)))"
        case .splice(let section, let from, let count, let runs):
            ".splice(section: \(section), from: \(from), count: \(count), [\(runs.map(code).joined(separator: ", "))])"
        case .spliceOne(let section, let from, let count, let run):
            ".spliceOne(section: \(section), from: \(from), count: \(count), \(code(run)))"
        case .setHeader(let section, let extent): ".setHeader(section: \(section), \(code(extent)))"
        case .setFooter(let section, let extent): ".setFooter(section: \(section), \(code(extent)))"
        case .setPadding(let section, let points): ".setPadding(section: \(section), \(points))"
        case .setTableHeader(let points): ".setTableHeader(\(points))"
        case .moveRows(let section, let from, let count, let to):
            ".moveRows(section: \(section), from: \(from), count: \(count), to: \(to))"
        case .moveSection(let section, let to): ".moveSection(\(section), to: \(to))"
        case .editRuns(let header): ".editRuns(header: \(code(header)))"
        case .insertSections(let at, let count, let rows):
            ".insertSections(at: \(at), count: \(count), rows: \(code(rows)))"
        case .removeSections(let at, let count): ".removeSections(at: \(at), count: \(count))"
        }
    }

    private func code(_ extent: RowExtent) -> String {
        extent.isMeasured ? ".measured(\(extent.points))" : ".estimated(\(extent.points))"
    }

    private func code(_ run: ExtentRun) -> String { "ExtentRun(\(run.count), \(code(run.extent)))" }
}
