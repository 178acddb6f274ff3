/// Estimates heights by those before a reload, so that the reload alone moves nothing.
extension TableGeometry {
    /// Takes over the heights of headers and footers from the geometry before a reload, as estimates for the sections of the
    /// same number. Heights that are measured stay.
    ///
    /// - Parameters:
    ///   - takesEstimates: False to take over measured heights only, since there are new estimates.
    ///   - topPadding: Returns the padding above a section's header of this height.
    /// - Complexity: O(runs + sections whose heights differ * log sections)
    package mutating func estimateBands(
        from before: TableGeometry, takesEstimates: Bool, topPadding: (_ header: RowExtent, _ section: Int) -> Double
    ) {
        func guess(_ extent: RowExtent, before: RowExtent) -> RowExtent? {
            guard !extent.isMeasured, takesEstimates || before.isMeasured, extent.points != before.points else {
                return nil
            }
            return .estimated(before.points)
        }
        var changes: [(section: Int, header: RowExtent?, footer: RowExtent?)] = []
        var section = 0
        while section < min(numberOfSections, before.numberOfSections) {
            guard let now = sections.seek({ $0.sections > section }),
                let then = before.sections.seek({ $0.sections > section })
            else { break }
            let end = min(now.before.sections + now.element.count, then.before.sections + then.element.count)
            let header = guess(now.element.geometry.header, before: then.element.geometry.header)
            let footer = guess(now.element.geometry.footer, before: then.element.geometry.footer)
            if header != nil || footer != nil { for index in section..<end { changes.append((index, header, footer)) } }
            section = end
        }
        for (section, header, footer) in changes {
            editSection(section) {
                if let header {
                    $0.header = header
                    $0.topPadding = topPadding(header, section)
                }
                if let footer { $0.footer = footer }
            }
        }
    }

    /// Takes over the measured heights of rows, as estimates for the rows with the same index path. Heights that are
    /// measured stay.
    ///
    /// - Parameter ordinals: The rows of the geometry before the reload.
    /// - Complexity: O(rows * (log sections + log runs))
    package mutating func estimateRows(_ ordinals: Range<Int>, from before: TableGeometry) {
        for ordinal in ordinals {
            let row = before.row(withOrdinal: ordinal)
            guard contains(row), !extent(of: row).isMeasured else { continue }
            let extent = before.extent(of: row)
            if extent.isMeasured { setExtent(.estimated(extent.points), of: row) }
        }
    }

    /// Returns the first header or footer in the span whose estimated height is 0, and for which `isMissing` returns
    /// true.
    /// - Complexity: O(log sections), and the sections in the span
    package func firstEmptyEstimate(in span: Span, where isMissing: (BandKey) -> Bool) -> BandKey? {
        let start = span.start - tableHeader
        var found: BandKey?
        sections.forEach(from: { $0.points >= start }) { run, before in
            let (geometry, points) = (run.geometry, run.geometry.points)
            guard tableHeader + before.points <= span.end else { return false }
            guard geometry.header.isEmptyEstimate || geometry.footer.isEmptyEstimate else { return true }
            let first = points > 0 ? run.item(at: max(0, start - before.points), length: points) : 0
            for index in first..<max(first, run.count) {
                let top = tableHeader + before.points + Double(index) * points
                guard top <= span.end else { return false }
                func find(_ band: BandKey.Band, _ extent: RowExtent, at y: Double) {
                    let key = BandKey(band: band, section: before.sections + index)
                    if found == nil, extent.isEmptyEstimate, y >= span.start, y <= span.end, isMissing(key) {
                        found = key
                    }
                }
                find(.header, geometry.header, at: top + geometry.headerSpan.start)
                find(.footer, geometry.footer, at: top + geometry.footerSpan.start)
                if found != nil { return false }
            }
            return true
        }
        return found
    }
}

extension RowExtent {
    fileprivate var isEmptyEstimate: Bool { !isMeasured && points == 0 }
}
