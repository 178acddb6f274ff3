extension CGPath {
    /// Returns the part of the path between two fractions of its whole length, with all subpaths in their order.
    /// Subpaths that were cut are open. O(elements).
    package func trimmed(from low: CGFloat, to high: CGFloat) -> CGPath {
        let (low, high) = (min(max(low, 0), 1), min(max(high, 0), 1))
        if low == 0, high == 1 { return self }
        let result = CGMutablePath()
        guard low < high else { return result }
        let segments = segments
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        let (first, last) = (low * total, high * total)
        var position: CGFloat = 0
        // A closed subpath stays closed only when nothing of it was cut.
        var isWhole = true
        for (segment, length) in zip(segments, lengths) {
            let range = (max(first - position, 0), min(last - position, length))
            position += length
            if segment.startsSubpath { isWhole = true }
            guard range.0 < range.1 else {
                if length > 0 { isWhole = false }
                continue
            }
            let isCut = range.0 > 0 || range.1 < length
            let part =
                isCut
                ? segment.part(
                    from: segment.parameter(atLength: range.0), to: segment.parameter(atLength: range.1)) : segment
            if segment.startsSubpath || range.0 > 0 || result.isEmpty { result.move(to: part.start) }
            if isCut { isWhole = false }
            if segment.closesSubpath, isWhole {
                result.closeSubpath()
            } else if segment.isLine {
                result.addLine(to: part.end)
            } else {
                result.addCurve(to: part.end, control1: part.control1, control2: part.control2)
            }
        }
        return result
    }
}
