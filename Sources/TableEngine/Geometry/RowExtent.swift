/// The height of a row, header or footer in points, and whether it is a guess.
package enum RowExtent: Hashable, Sendable, CustomStringConvertible {
    /// Stands in until the row is measured.
    case estimated(Double)
    case measured(Double)

    package var points: Double {
        switch self {
        case .estimated(let points), .measured(let points): points
        }
    }

    package var isMeasured: Bool {
        if case .measured = self { true } else { false }
    }

    package var description: String { isMeasured ? "\(points)" : "~\(points)" }
}
