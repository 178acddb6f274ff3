/// The height of a row, header or footer in points, and whether it is an estimate. It takes eight bytes, since a table
/// of different heights has millions.
package struct RowExtent: Hashable, Sendable, CustomStringConvertible {
    /// Heights are not negative; the sign marks an estimate, also that of 0.
    private let signedPoints: Double

    /// A height that counts until the row is measured.
    package static func estimated(_ points: Double) -> RowExtent { RowExtent(signedPoints: -(points + 0)) }

    package static func measured(_ points: Double) -> RowExtent { RowExtent(signedPoints: points + 0) }

    private init(signedPoints: Double) { self.signedPoints = signedPoints }

    package var points: Double { signedPoints.magnitude }
    package var isMeasured: Bool { signedPoints.sign == .plus }
    /// Whether the row was measured to be 0 high.
    package var isEmpty: Bool { isMeasured && signedPoints == 0 }

    package static func == (a: RowExtent, b: RowExtent) -> Bool {
        a.signedPoints.bitPattern == b.signedPoints.bitPattern
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(signedPoints.bitPattern) }

    package var description: String { isMeasured ? "\(points)" : "~\(points)" }
}
