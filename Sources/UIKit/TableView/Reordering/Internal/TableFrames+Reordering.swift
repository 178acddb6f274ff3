import Foundation
internal import TableEngine

/// Where rows, headers and footers are seen while the user holds a row: that one is at the finger, the others are
/// beside the gap at its target. The same holds while there is room for rows that the data source does not have.
extension TableFrames {
    /// Whether rows may be seen elsewhere than at their places in the data source.
    var hasGap: Bool { held != nil || !openings.isEmpty }

    /// The positions with the gaps; nil while there are none.
    var gap: ReorderGap? {
        guard hasGap else { return nil }
        if let madeGap, madeGap.version == contents.version { return madeGap.gap }
        let counts = contents.counts
        if let held, !held.row.exists(in: counts) { return nil }
        let made = ReorderGap(
            contents.geometry, held?.row, openings: openings.filter { $0.exists(in: counts) })
        madeGap = (contents.version, made)
        return made
    }

    /// The positions that are seen.
    var shownGeometry: TableGeometry { gap?.geometry ?? contents.geometry }

    /// The viewport for rows at their places in the data source: others than the held one are seen at most as far from
    /// them as that one is high.
    var rowViewport: Viewport {
        guard hasGap else { return viewport }
        let viewport = viewport
        var reach = openings.reduce(0) { $0 + $1.height }
        if let held = held?.row, contents.contains(held.row) { reach += contents.geometry.span(of: held.row).length }
        return Viewport(
            visible: Span(from: viewport.visible.start - reach, to: viewport.visible.end + reach),
            unobscured: viewport.unobscured)
    }

    /// Returns where a row is seen; nil while there are no gaps.
    func spanBesideGap(of row: RowIndex) -> Span? {
        guard let gap else { return nil }
        let span = gap.span(of: row)
        guard let held, row == held.row.row, let top = held.top else { return span }
        return Span(start: visible.start + top, length: span.length)
    }

    /// Returns whether a row that has a cell is visible while there are gaps.
    func isSeen(_ row: RowIndex) -> Bool { spanBesideGap(of: row)?.intersects(visible) ?? true }

    /// Returns how far the gap displaces a row.
    func displacement(of row: RowIndex) -> Double {
        guard let span = spanBesideGap(of: row) else { return 0 }
        return span.start - contents.geometry.span(of: row).start
    }

    /// Returns how far the gap displaces a header or footer in its section.
    func displacement(of band: BandKey) -> Double {
        guard let gap, contents.contains(section: band.section) else { return 0 }
        let spans = [gap.geometry, contents.geometry].map {
            band.band == .header ? $0.span(ofHeader: band.section) : $0.span(ofFooter: band.section)
        }
        return spans[0].start - spans[1].start
    }
}

/// A held row, and where its cell is.
struct HeldPlace {
    var row: HeldRow
    /// The upper edge of the cell below that of the table, in points; nil for a row that a drag moves, whose cell is in the
    /// gap, hidden.
    var top: Double?
}
