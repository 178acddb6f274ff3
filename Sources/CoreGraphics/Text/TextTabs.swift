internal import CPango

/// The tab stops of a paragraph.
package struct TextTabs: Hashable, Sendable {
    package enum Alignment: Sendable { case left, right, center, decimal }

    package struct Stop: Hashable, Sendable {
        package var alignment: Alignment
        /// In points from the leading edge.
        package var location: CGFloat

        package init(alignment: Alignment, location: CGFloat) {
            self.alignment = alignment
            self.location = location
        }
    }

    package var stops: [Stop]
    /// Points between the stops after the last one. 0 for none: the distance of the last two stops is then repeated.
    package var interval: CGFloat

    /// UIKit's twelve stops, 28 points apart. Shared, because every paragraph style has them.
    private static let standard = (1...12).map { Stop(alignment: .left, location: CGFloat($0) * 28) }

    package init() {
        stops = Self.standard
        interval = 0
    }

    /// Returns an array for Pango that the caller frees; nil for Pango's default stops.
    func pangoTabs(indent: CGFloat) -> OpaquePointer? {
        var all = stops.sorted { $0.location < $1.location }
        if interval > 0 {
            let last = all.last?.location ?? 0
            // Enough stops for a long line.
            all += (1...64).map { Stop(alignment: .left, location: last + CGFloat($0) * interval) }
        }
        all = all.filter { $0.location > indent }
        guard !all.isEmpty else { return nil }
        let array = pango_tab_array_new(Int32(all.count), 0)
        for (index, stop) in all.enumerated() {
            let alignment =
                switch stop.alignment {
                case .left: PANGO_TAB_LEFT
                case .right: PANGO_TAB_RIGHT
                case .center: PANGO_TAB_CENTER
                case .decimal: PANGO_TAB_DECIMAL
                }
            pango_tab_array_set_tab(
                array, Int32(index), alignment, Int32((stop.location - indent) * CGFloat(PANGO_SCALE)))
        }
        return array
    }
}
