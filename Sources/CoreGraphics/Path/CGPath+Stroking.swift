extension CGPath {
    /// Returns the outline of the line that stroking the path would draw, for the winding rule. Curves of the outline
    /// are chords, as many as ``contains(_:using:transform:)`` uses. Empty for a line without a width.
    ///
    /// - Parameters:
    ///   - miterLimit: how many line widths long the tip of a mitered corner may be; longer ones are beveled.
    ///   - transform: applied to the outline.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = StrokeOutline(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        guard lineWidth > 0 else { return outline.path }
        for line in flattenedSubpaths { outline.add(line) }
        return withUnsafePointer(to: transform) { outline.path.copy(using: $0) } ?? outline.path
    }

    /// Returns the dashes of the path as open subpaths. Each subpath of the path begins with the same dash.
    ///
    /// - Parameters:
    ///   - phase: how far into the pattern the first dash begins.
    ///   - lengths: of a dash and a gap in turn, repeated; without a positive length the path has no gaps.
    ///   - transform: applied to the path before it is dashed.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = withUnsafePointer(to: transform) { copy(using: $0) } ?? self
        guard lengths.allSatisfy({ $0 >= 0 }), lengths.reduce(0, +) > 0 else { return path }
        let result = CGMutablePath()
        var pattern = DashPattern(lengths, phase: phase)
        for segment in path.segments {
            if segment.startsSubpath { pattern = DashPattern(lengths, phase: phase) }
            pattern.dash(segment, into: result)
        }
        return result
    }

    /// The subpaths as lines. A subpath that only begins is left out.
    private var flattenedSubpaths: [StrokedLine] {
        var lines: [StrokedLine] = []
        for segment in segments {
            if segment.startsSubpath { lines.append(StrokedLine(start: segment.start)) }
            lines[lines.count - 1].append(segment)
        }
        return lines
    }
}

/// Where a line is in its pattern of dashes and gaps.
private struct DashPattern {
    private let lengths: [CGFloat]
    private var index = 0
    private var rest: CGFloat
    private var isDash = true
    private var begins = true

    init(_ lengths: [CGFloat], phase: CGFloat) {
        self.lengths = lengths
        rest = lengths[0]
        // The whole pattern is twice as long if the number of its lengths is odd.
        let whole = lengths.reduce(0, +) * (lengths.count % 2 == 0 ? 1 : 2)
        var skipped = phase.truncatingRemainder(dividingBy: whole)
        if skipped < 0 { skipped += whole }
        while skipped > 0, skipped >= rest {
            skipped -= rest
            advance()
        }
        rest -= skipped
    }

    private mutating func advance() {
        index = (index + 1) % lengths.count
        rest = lengths[index]
        isDash.toggle()
        begins = true
    }

    mutating func dash(_ segment: PathSegment, into path: CGMutablePath) {
        let length = segment.length
        var position: CGFloat = 0
        while position < length {
            let step = min(rest, length - position)
            if isDash {
                let part = segment.part(
                    from: segment.parameter(atLength: position), to: segment.parameter(atLength: position + step))
                if begins { path.move(to: part.start) }
                begins = false
                if part.isLine {
                    path.addLine(to: part.end)
                } else {
                    path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
                }
            }
            position += step
            rest -= step
            if rest <= 0 { advance() }
        }
    }
}
