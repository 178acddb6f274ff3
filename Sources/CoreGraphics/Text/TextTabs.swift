internal import CPango

/// Where tabs lead to.
package struct TextTabs: Hashable, Sendable {
    package enum Alignment: Sendable { case left, right, center, decimal }

    package struct Stop: Hashable, Sendable {
        package var alignment: Alignment
        /// Points from the leading edge.
        package var location: CGFloat

        package init(alignment: Alignment, location: CGFloat) {
            self.alignment = alignment
            self.location = location
        }
    }

    package var stops: [Stop]
    /// Points between the stops that follow the last one; 0: there are none, and tabs go as far as the last two are apart.
    package var interval: CGFloat

    /// UIKit's twelve, 28 points apart. Made once: every paragraph style has them.
    private static let standard = (1...12).map { Stop(alignment: .left, location: CGFloat($0) * 28) }

    package init() {
        stops = Self.standard
        interval = 0
    }

    /// The caller frees the array. Nil: Pango's own.
    func pangoTabs(indent: CGFloat) -> OpaquePointer? {
        var all = stops.sorted { $0.location < $1.location }
        if interval > 0 {
            let last = all.last?.location ?? 0
            // As many as a long line needs.
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
