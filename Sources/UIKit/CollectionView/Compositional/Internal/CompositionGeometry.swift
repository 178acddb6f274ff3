import Foundation
internal import TableEngine

/// The places of all sections of a compositional layout along its main axis, and of the views at its ends.
@MainActor
struct CompositionGeometry {
    let main: LayoutAxis
    /// The extent across the main axis.
    let breadth: CGFloat
    let spacing: CGFloat
    /// The headers and footers of the whole layout, as those of a section without items.
    let ends: CompositionSection?
    private(set) var sections: [CompositionSection]
    private var starts: [CGFloat] = []

    init(
        _ sections: [CompositionSection], main: LayoutAxis, breadth: CGFloat, spacing: CGFloat,
        ends: CompositionSection?
    ) {
        (self.sections, self.main, self.breadth) = (sections, main, breadth)
        (self.spacing, self.ends) = (spacing, ends)
        stack(from: 0)
    }

    private mutating func stack(from first: Int) {
        var start = first > 0 ? starts[first - 1] + sections[first - 1].length + spacing : endsStart
        starts.removeSubrange(first...)
        starts.reserveCapacity(sections.count)
        for section in sections[first...] {
            starts.append(start)
            start += section.length + spacing
        }
    }

    /// The length of the headers of the whole layout.
    private var endsStart: CGFloat { extentOfEnds(.start) }

    private func extentOfEnds(_ edge: LayoutBand.Edge) -> CGFloat {
        guard let ends else { return 0 }
        return ends.bands.indices.filter { ends.bands[$0].extends && ends.bands[$0].edge(main) == edge }
            .reduce(0) { $0 + main.length(ends.bandFrames[$1].size) }
    }

    private var sectionsEnd: CGFloat { starts.last.map { $0 + (sections.last?.length ?? 0) } ?? endsStart }

    var length: CGFloat { sectionsEnd + extentOfEnds(.end) }

    func start(ofSection section: Int) -> CGFloat { starts[section] }

    /// Returns where a section, or one of its parts, begins in the layout.
    func origin(ofSection section: Int) -> CGPoint { main.point(starts[section], across: 0) }

    /// Returns the frame of a header or footer of the whole layout.
    func frame(ofEnd index: Int, seen: ClosedRange<CGFloat>) -> CGRect? {
        guard let ends, ends.bandFrames.indices.contains(index) else { return nil }
        var frame = ends.bandFrames[index]
        let band = ends.bands[index]
        let bandLength = main.length(frame.size)
        var place = main.start(frame)
        if band.edge(main) == .end { place += length - ends.length }
        if band.isPinned {
            place =
                band.edge(main) == .end
                ? min(place, seen.upperBound - bandLength) : max(place, seen.lowerBound)
        }
        frame.origin = main.point(place, across: main.across.start(frame))
        return frame
    }

    /// - Complexity: O(log sections)
    func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, end >= start else { return 0..<0 }
        func first(where isReached: (Int) -> Bool) -> Int {
            var (low, high) = (0, sections.count)
            while low < high {
                let middle = (low + high) / 2
                if isReached(middle) { high = middle } else { low = middle + 1 }
            }
            return low
        }
        let lower = first { starts[$0] + sections[$0].length >= start }
        return lower..<max(lower, first { starts[$0] > end })
    }

    // MARK: Measuring

    mutating func measure(item: IndexPath, _ size: CGSize) -> Bool {
        guard sections.indices.contains(item.section), sections[item.section].measure(item: item.item, size) else {
            return false
        }
        stack(from: item.section + 1)
        return true
    }

    mutating func measure(band: Int, inSection section: Int, _ size: CGSize) -> Bool {
        guard sections.indices.contains(section), sections[section].measure(band: band, size) else { return false }
        stack(from: section + 1)
        return true
    }

    mutating func forgetMeasure(of item: IndexPath) {
        guard sections.indices.contains(item.section) else { return }
        sections[item.section].forgetMeasure(ofItem: item.item)
    }
}
