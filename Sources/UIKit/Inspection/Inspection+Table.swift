import Foundation

extension Trestle.Inspection {
    /// A table: its heights, its cells, and where they come from.
    public struct Table: Codable, Equatable, Sendable {
        /// Rows of one height that follow each other.
        public struct Run: Codable, Equatable, Sendable {
            /// Each of these sections has the rows.
            public let sections: Range<Int>
            /// The number of rows of all sections.
            public let rows: Range<Int>
            /// In points.
            public let height: Double
            /// Whether the height counts only until the rows are shown.
            public let isEstimated: Bool
        }

        /// A cell that shows a row.
        public struct Cell: Codable, Equatable, Sendable {
            /// The row.
            public let indexPath: IndexPath
            /// The class with its module; UIKit's classes have none.
            public let className: String
            /// The identifier by which the cell is used again.
            public let reuseIdentifier: String?
            /// In the superview's coordinates.
            public let frame: CGRect
            /// What its labels say, or what it is called by its accessibility label.
            public let text: String?
        }

        /// The idle cells of an identifier.
        public struct Pool: Codable, Equatable, Sendable {
            /// The `accessibilityIdentifier` of a table, or the reuse identifier of a pool.
            public let identifier: String
            /// How many idle views there are.
            public let count: Int
        }

        /// The row that keeps its place on screen when rows above it change.
        public struct Anchor: Codable, Equatable, Sendable {
            /// The row.
            public let indexPath: IndexPath
            /// From the upper edge of the visible area to the row's top.
            public let distance: Double
        }

        /// The last update.
        public struct Update: Codable, Equatable, Sendable {
            /// The calls in the order in which they were made.
            public let calls: [String]
            /// The number of rows before and after, of all sections.
            public let rowsBefore: Int
            /// The number of rows of all sections after the update.
            public let rowsAfter: Int
            /// Why it was not applied; nil for an update that was.
            public let refusal: String?
        }

        /// The class with its module; UIKit's classes have none.
        public let className: String
        /// The `accessibilityIdentifier` of a table, or the reuse identifier of a pool.
        public let identifier: String?
        /// In the superview's coordinates.
        public let frame: CGRect
        /// How far the table is scrolled.
        public let contentOffset: CGPoint
        /// In points, with estimates.
        public let contentHeight: Double
        /// The number of sections.
        public let sections: Int
        /// The number of rows of all sections.
        public let rows: Int
        /// Rows whose heights are estimates.
        public let estimatedRows: Int
        /// The first runs of rows, from the top: at most ``greatestCountOfRuns``.
        public let runs: [Run]
        /// From top to bottom.
        public let cells: [Cell]
        /// Those that have idle views or had some, in the order of their identifiers.
        public let pools: [Pool]
        /// Headers and footers with a view, such as `header 2: UITableViewHeaderFooterView`.
        public let headersAndFooters: [String]
        /// Cells that have left their rows and are kept until an animation ends.
        public let leavingCells: [String]
        /// Cells in the table that are neither at a row, nor leaving, nor idle: the application has dequeued or added them,
        /// and has not returned them to the table. They leak if that happens again and again.
        public let strayCells: [String]
        /// Nil for a table that rests at its top or has no rows.
        public let anchor: Anchor?
        /// Nil without an update, and if none was noted.
        public let lastUpdate: Update?
        /// Rows that the prefetch data source prepares and that have not been on screen since.
        public let prefetchedRows: [IndexPath]

        /// The greatest number of ``runs``.
        public static let greatestCountOfRuns = 200
    }
}

extension Trestle.Inspection.Table {
    var lines: [String] {
        let name = identifier.map { " id=\"\($0)\"" } ?? ""
        var lines = [
            "\(className) \(frame.dumpDescription)\(name)",
            "  \(sections) sections, \(rows) rows, \(estimatedRows) estimated, offset \(contentOffset.y.dumpDescription) "
                + "of \(CGFloat(contentHeight).dumpDescription)",
        ]
        lines += runs.map { "  run \($0)" }
        if runs.count == Self.greatestCountOfRuns { lines.append("  run …") }
        if let anchor { lines.append("  anchor \(anchor)") }
        lines += cells.map { "  \($0)" } + headersAndFooters.map { "  \($0)" }
        lines += pools.map { "  pool \"\($0.identifier)\": \($0.count) idle" }
        lines += leavingCells.map { "  leaving \($0)" } + strayCells.map { "  STRAY \($0)" }
        if !prefetchedRows.isEmpty {
            lines.append("  prefetched \(prefetchedRows.map(\.words).joined(separator: " "))")
        }
        return lines + (lastUpdate?.lines.map { "  \($0)" } ?? [])
    }
}

extension Trestle.Inspection.Table.Run: CustomStringConvertible {
    /// `section 0, rows 0 to 9: 44`, with `~` before an estimate.
    public var description: String {
        "\(sections.words("section")), \(rows.words("row")): \(isEstimated ? "~" : "")\(CGFloat(height).dumpDescription)"
    }
}

extension Trestle.Inspection.Table.Cell: CustomStringConvertible {
    public var description: String {
        let identifier = reuseIdentifier.map { " \"\($0)\"" } ?? ""
        let text = text.map { ": \($0)" } ?? ""
        return "row \(indexPath.words) \(className)\(identifier) \(frame.dumpDescription)\(text)"
    }
}

extension Trestle.Inspection.Table.Anchor: CustomStringConvertible {
    public var description: String {
        "row \(indexPath.words), \(CGFloat(distance).dumpDescription) below the upper edge"
    }
}

extension Trestle.Inspection.Table.Update {
    var lines: [String] {
        var lines = ["last update: \(rowsBefore) rows before, \(rowsAfter) after"] + calls.map { "  \($0)" }
        if let refusal { lines.append("  REFUSED: \(refusal)") }
        return lines
    }
}

extension Range<Int> {
    fileprivate func words(_ noun: String) -> String {
        count == 1 ? "\(noun) \(lowerBound)" : "\(noun)s \(lowerBound) to \(upperBound - 1)"
    }
}

extension IndexPath {
    /// `section-row`, as in other texts of Trestle.
    fileprivate var words: String { map(String.init).joined(separator: "-") }
}
