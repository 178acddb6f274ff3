/// The places of all elements of a flow layout: sections one after the other along the main axis, each with a header,
/// lines of items and a footer.
///
/// The main axis is the one that scrolls, the cross axis the other; both start at 0. Sections and lines are found by
/// binary search.
@MainActor
struct FlowGeometry {
    private(set) var sections: [FlowSection] = []
    /// The length along the main axis.
    private(set) var length: CGFloat = 0

    mutating func append(_ section: FlowSection) {
        var section = section
        section.start = length
        length += section.length
        sections.append(section)
    }

    /// Returns the sections that overlap the span of the main axis.
    func sections(in span: ClosedRange<CGFloat>) -> Range<Int> {
        let first = FlowSearch.first(of: sections.count) { sections[$0].end > span.lowerBound }
        let end = FlowSearch.first(of: sections.count) { sections[$0].start >= span.upperBound }
        return first..<max(first, end)
    }
}

/// A frame given by its coordinates on both axes.
struct FlowFrame: Equatable {
    var main: CGFloat
    var cross: CGFloat
    var length: CGFloat
    var breadth: CGFloat
}

@MainActor
struct FlowSection {
    /// The start along the main axis; set by the geometry.
    var start: CGFloat = 0
    var header: CGFloat
    var footer: CGFloat
    /// The insets before and after the lines, along the main axis.
    var before: CGFloat
    var after: CGFloat
    var lines: FlowLines

    var length: CGFloat { header + before + lines.length + after + footer }
    var end: CGFloat { start + length }
    private var linesStart: CGFloat { start + header + before }

    func headerFrame(breadth: CGFloat) -> FlowFrame {
        FlowFrame(main: start, cross: 0, length: header, breadth: breadth)
    }

    func footerFrame(breadth: CGFloat) -> FlowFrame {
        FlowFrame(main: end - footer, cross: 0, length: footer, breadth: breadth)
    }

    func frame(ofItem item: Int) -> FlowFrame {
        var frame = lines.frame(ofItem: item)
        frame.main += linesStart
        return frame
    }

    /// Returns the items of all lines that overlap the span.
    func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
        lines.items(in: span.lowerBound - linesStart...span.upperBound - linesStart)
    }
}

@MainActor
enum FlowSearch {
    /// Returns the first index of `count` for which `isBehind` is true; `count` if there is none. The condition must be
    /// true for all indexes after the first.
    static func first(of count: Int, where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            LayoutStatistics.flowSteps += 1
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
