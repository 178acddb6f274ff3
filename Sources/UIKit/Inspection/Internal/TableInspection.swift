import Foundation
internal import TableEngine

/// Makes the tables of an inspection. It asks neither data source nor delegate.
@MainActor
enum TableInspection {
    static func table(_ table: UITableView) -> Trestle.Inspection.Table {
        let geometry = table.contents.geometry
        return Trestle.Inspection.Table(
            className: "\(ClassName(type(of: table)))", identifier: table.accessibilityIdentifier, frame: table.frame,
            contentOffset: table.contentOffset, contentHeight: Double(table.contentSize.height),
            sections: geometry.numberOfSections, rows: geometry.numberOfRows, estimatedRows: geometry.unmeasuredRows,
            runs: geometry.rowRuns(limit: Trestle.Inspection.Table.greatestCountOfRuns).map(
                Trestle.Inspection.Table.Run.init),
            cells: cells(table), pools: pools(table), headersAndFooters: bands(table),
            leavingCells: table.cells.leaving.map(words), strayCells: strays(table).map(words),
            anchor: anchor(table, geometry), lastUpdate: table.updates.recorded.map(UpdateWords.update),
            prefetchedRows: table.prefetchDataSource == nil ? [] : table.prefetching.requested.sorted().map(\.indexPath)
        )
    }

    private static func cells(_ table: UITableView) -> [Trestle.Inspection.Table.Cell] {
        table.cells.live.keys.compactMap { row in
            guard let cell = table.cells.cell(at: row) else { return nil }
            return Trestle.Inspection.Table.Cell(
                indexPath: row.indexPath, className: "\(ClassName(type(of: cell)))",
                reuseIdentifier: cell.reuseIdentifier, frame: cell.frame, text: text(in: cell))
        }
    }

    private static func pools(_ table: UITableView) -> [Trestle.Inspection.Table.Pool] {
        let cells = table.cells.idle.map { Trestle.Inspection.Table.Pool(identifier: $0.key, count: $0.value.count) }
        let bands = table.bandViews.idleCounts.map {
            Trestle.Inspection.Table.Pool(identifier: $0.identifier ?? "titles of sections", count: $0.count)
        }
        return (cells + bands).sorted { $0.identifier < $1.identifier }
    }

    private static func bands(_ table: UITableView) -> [String] {
        table.bandViews.keys.compactMap { key in
            table.bandViews.view(key).map { "\(key): \(ClassName(type(of: $0))) \($0.frame.dumpDescription)" }
        }
    }

    /// Cells among the views of the table that it does not know.
    private static func strays(_ table: UITableView) -> [UITableViewCell] {
        var known = Set(table.cells.live.elements.map { ObjectIdentifier($0) })
        known.formUnion(table.cells.leaving.map { ObjectIdentifier($0) })
        for idle in table.cells.idle.values { known.formUnion(idle.map { ObjectIdentifier($0) }) }
        let wrapped = table.parts.wrapper.ifMade?.subviews ?? []
        return (table.subviews + wrapped).compactMap { $0 as? UITableViewCell }.filter {
            !known.contains(ObjectIdentifier($0))
        }
    }

    private static func words(_ cell: UITableViewCell) -> String {
        let identifier = cell.reuseIdentifier.map { " \"\($0)\"" } ?? ""
        return "\(ClassName(type(of: cell)))\(identifier) \(cell.frame.dumpDescription)"
            + (text(in: cell).map { ": \($0)" } ?? "")
    }

    /// The texts of the labels of a cell.
    private static func text(in cell: UITableViewCell) -> String? {
        let texts = InspectionMaker.views(below: cell).compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    private static func anchor(
        _ table: UITableView, _ geometry: TableGeometry
    ) -> Trestle.Inspection.Table.Anchor? {
        let anchor = table.anchoring.makeAnchor()
        return anchor.row.map { .init(indexPath: $0.indexPath, distance: anchor.distance) }
    }
}

extension Trestle.Inspection.Table.Run {
    fileprivate init(_ run: TableGeometry.RowRun) {
        self.init(
            sections: run.sections, rows: run.rows, height: run.extent.points, isEstimated: !run.extent.isMeasured)
    }
}
