/// Consecutive equal sections, the element of a ``TableGeometry``'s tree. A million sections of one row are one run, as
/// are a million rows of one section.
package struct SectionRun: RunElement, CustomStringConvertible {
    package var count: Int
    /// The geometry of each section of the run.
    package var geometry: SectionGeometry

    package init(_ count: Int, _ geometry: SectionGeometry) {
        self.count = count
        self.geometry = geometry
    }

    package var summary: SectionSummary {
        let rows = geometry.rows.summary
        return SectionSummary(
            sections: count, rows: count * rows.rows, points: Double(count) * geometry.points,
            unmeasuredRows: count * rows.unmeasuredRows, emptyRows: count * rows.emptyRows)
    }

    package mutating func absorb(_ next: SectionRun) -> Bool {
        guard geometry.isKnownEqual(to: next.geometry) else { return false }
        count += next.count
        return true
    }

    package var description: String { count == 1 ? "\(geometry)" : "\(count)x\(geometry)" }
}

extension [SectionRun] {
    /// Adds a section, extending the last run if it is equal.
    package mutating func append(_ section: SectionGeometry) {
        let run = SectionRun(1, section)
        if isEmpty || !self[count - 1].absorb(run) { append(run) }
    }
}
