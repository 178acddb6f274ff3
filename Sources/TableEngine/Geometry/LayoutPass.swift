/// What the layout of a table has to do, worked out from where everything stands and what is seen.
///
/// A value for one moment that edits nothing. Measuring, and code of the application, change the table between two
/// steps of a layout. Each step is worked out anew from what there is then, so a layout begins again wherever that is
/// necessary.
package struct LayoutPass {
    package let geometry: TableGeometry
    package let viewport: Viewport
    /// Whether headers and footers float.
    package let floats: Bool
    /// Whether rows that were measured to be 0 high get no elements. Those that have one keep it.
    package let skipsEmptyRows: Bool

    package init(geometry: TableGeometry, viewport: Viewport, floats: Bool, skipsEmptyRows: Bool = false) {
        self.geometry = geometry
        self.viewport = viewport
        self.floats = floats
        self.skipsEmptyRows = skipsEmptyRows
    }

    // MARK: Rows

    /// As ordinals.
    package var visibleRows: Range<Int> { viewport.visibleRows(of: geometry) }

    /// The row that keeps its place on screen when heights change: the present one as long as it is seen, else the first one
    /// that is seen and has an element.
    package func heldRow(_ present: RowIndex?, live: LiveElements<RowIndex>) -> RowIndex? {
        if let present, live.contains(present), isVisible(present) { return present }
        return live.keys.first(where: isVisible)
    }

    package func isVisible(_ row: RowIndex) -> Bool {
        geometry.contains(row) && geometry.span(of: row).intersects(viewport.visible)
    }

    /// Returns the next visible row without an element; nil when all have one. From top to bottom; but where heights are
    /// estimates above the row that keeps its place, upwards from there: each one that is measured moves those above it.
    ///
    /// - Parameter visible: ``visibleRows``.
    /// - Complexity: O(log elements * log sections); O(elements * log sections) where rows are skipped
    package func nextRow(visible: Range<Int>, held: RowIndex?, live: LiveElements<RowIndex>) -> RowIndex? {
        let keys = live.keys
        let skips = skipsEmptyRows && geometry.emptyRows(in: visible) > 0
        guard let ordinal = skips ? firstMissingNonempty(visible, keys) : firstMissing(visible, keys) else {
            return nil
        }
        let first = geometry.row(withOrdinal: ordinal)
        guard let held, first < held, !geometry.extent(of: first).isMeasured else { return first }
        if !live.contains(held), visible.contains(self.ordinal(of: held)) { return held }
        let above = visible.lowerBound..<max(visible.lowerBound, geometry.ordinal(of: held))
        let last = skips ? lastMissingNonempty(above, keys) : lastMissing(above, keys)
        return last.map { geometry.row(withOrdinal: $0) } ?? first
    }

    private func firstMissingNonempty(_ ordinals: Range<Int>, _ keys: [RowIndex]) -> Int? {
        var next = geometry.nonemptyRow(from: ordinals.lowerBound)
        for index in firstIndex(of: keys, from: ordinals.lowerBound)..<keys.count where next < ordinals.upperBound {
            let ordinal = ordinal(of: keys[index])
            if ordinal > next { break }
            if ordinal == next { next = geometry.nonemptyRow(from: next + 1) }
        }
        return next < ordinals.upperBound ? next : nil
    }

    private func lastMissingNonempty(_ ordinals: Range<Int>, _ keys: [RowIndex]) -> Int? {
        var next = geometry.nonemptyRow(before: ordinals.upperBound)
        for index in (0..<firstIndex(of: keys, from: ordinals.upperBound)).reversed() {
            guard let last = next, last >= ordinals.lowerBound else { return nil }
            let ordinal = ordinal(of: keys[index])
            if ordinal < last { break }
            if ordinal == last { next = geometry.nonemptyRow(before: last) }
        }
        return next.flatMap { $0 >= ordinals.lowerBound ? $0 : nil }
    }

    /// The first of the ordinals that is none of the keys'.
    private func firstMissing(_ ordinals: Range<Int>, _ keys: [RowIndex]) -> Int? {
        let start = firstIndex(of: keys, from: ordinals.lowerBound)
        guard start < keys.count else { return ordinals.isEmpty ? nil : ordinals.lowerBound }
        let (first, ordinalOfFirst) = (keys[start], ordinal(of: keys[start]))
        let length = unbrokenLength(upTo: min(keys.count - start, ordinals.count)) {
            let key = keys[start + $0]
            // Most rows are in one section, where an ordinal needs no search.
            let isAlike = key.section == first.section
            let ordinal = isAlike ? ordinalOfFirst + key.row - first.row : ordinal(of: key)
            return ordinal == ordinals.lowerBound + $0
        }
        return length < ordinals.count ? ordinals.lowerBound + length : nil
    }

    private func lastMissing(_ ordinals: Range<Int>, _ keys: [RowIndex]) -> Int? {
        let end = firstIndex(of: keys, from: ordinals.upperBound)
        let length = unbrokenLength(upTo: min(end, ordinals.count)) {
            ordinal(of: keys[end - 1 - $0]) == ordinals.upperBound - 1 - $0
        }
        return length < ordinals.count ? ordinals.upperBound - 1 - length : nil
    }

    private func firstIndex(of keys: [RowIndex], from ordinal: Int) -> Int {
        guard ordinal < geometry.numberOfRows else { return keys.count }
        let row = geometry.row(withOrdinal: ordinal)
        return unbrokenLength(upTo: keys.count) { keys[$0] < row }
    }

    /// How many numbers from 0 on fulfill a condition that no later one does after the first that does not.
    private func unbrokenLength(upTo count: Int, where holds: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func ordinal(of row: RowIndex) -> Int {
        row.section < geometry.numberOfSections ? geometry.ordinal(of: row) : .max
    }

    /// The rows whose elements left the screen; nil where all are still on it.
    package func hiddenRows(live: LiveElements<RowIndex>) -> ((RowIndex) -> Bool)? {
        guard let first = live.keys.first, let last = live.keys.last else { return nil }
        let kept = viewport.keptRows(of: geometry)
        guard ordinal(of: first) < kept.lowerBound || ordinal(of: last) >= kept.upperBound else { return nil }
        let rows = place(of: kept.lowerBound)..<place(of: kept.upperBound)
        return { !rows.contains($0) }
    }

    /// The row with the ordinal; past all rows if there is none.
    private func place(of ordinal: Int) -> RowIndex {
        ordinal < geometry.numberOfRows ? geometry.row(withOrdinal: ordinal) : RowIndex(section: .max, row: 0)
    }

    // MARK: Headers and footers

    /// Calls `body` for every header and footer that is seen, from top to bottom.
    package func forEachBand(_ body: (BandKey, _ span: Span, _ isFloating: Bool) -> Void) {
        func tell(_ placement: PinnedHeaders.Placement) {
            let key = BandKey(band: placement.isHeader ? .header : .footer, section: placement.section)
            body(key, placement.span, placement.isFloating)
        }
        PinnedHeaders(geometry: geometry, viewport: viewport, floats: floats).forEach(tell)
    }

    /// Returns the next visible header or footer that is not known to `isPresent`; nil when all are. Those that are
    /// estimated to be 0 high come last.
    package func nextBand(_ isPresent: (BandKey) -> Bool) -> BandKey? {
        var missing: BandKey?
        forEachBand { key, _, _ in
            if missing == nil, !isPresent(key) { missing = key }
        }
        return missing ?? geometry.firstEmptyEstimate(in: viewport.visible) { !isPresent($0) }
    }
}
