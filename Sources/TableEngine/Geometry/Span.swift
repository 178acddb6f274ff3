/// A vertical range of a table's content, in points.
package struct Span: Hashable, Sendable, CustomStringConvertible {
    package var start: Double
    package var length: Double

    package init(start: Double, length: Double) {
        self.start = start
        self.length = length
    }

    package init(from start: Double, to end: Double) {
        self.init(start: start, length: end - start)
    }

    package var end: Double { start + length }

    package func contains(_ y: Double) -> Bool { y >= start && y < end }

    package func intersects(_ other: Span) -> Bool { start < other.end && other.start < end }

    package func moved(by distance: Double) -> Span { Span(start: start + distance, length: length) }

    package var description: String { "\(start)..<\(end)" }
}
