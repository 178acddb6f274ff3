import Foundation

/// Divides the opening beside a swiped row among its buttons. Pure; x is 0 at the row's own edge and grows towards the
/// edge of the table, so that a side opens in the same way in both directions of reading.
struct RowActionLayout: Equatable {
    /// From the edge of the table inwards, as the actions of a configuration.
    let widths: [CGFloat]

    var width: CGFloat { widths.reduce(0, +) }

    /// Creates the layout of buttons that would like to have `widths`. Wide ones become narrower if all together would
    /// leave too little of the row.
    init(widths: [CGFloat], rowWidth: CGFloat) {
        let metrics = SystemMetrics.current.rowActions
        let wanted = widths.map { max($0, metrics.minimumButtonWidth) }
        let room = rowWidth * metrics.maximumShare
        let total = wanted.reduce(0, +)
        let least = min(metrics.minimumButtonWidth, room / CGFloat(max(wanted.count, 1)))
        let spare = total - least * CGFloat(wanted.count)
        guard total > room, spare > 0 else {
            self.widths = total > room ? wanted.map { _ in least } : wanted
            return
        }
        let share = max(room - least * CGFloat(wanted.count), 0) / spare
        self.widths = wanted.map { least + ($0 - least) * share }
    }

    /// Returns the buttons' places, in the order of ``widths``. They come in together, each showing as much of its width
    /// as the others, and are stretched when the row is open further than their width. Buttons nearer to the edge cover
    /// what is not shown yet of those before them.
    ///
    /// - Parameter expanded: the button that fills the whole opening.
    func spans(opening: CGFloat, expanded: Int?) -> [(x: CGFloat, width: CGFloat)] {
        guard width > 0 else { return widths.map { _ in (0, 0) } }
        let factor = max(opening, 0) / width
        var end: CGFloat = max(opening, 0)
        return widths.enumerated().map { index, width in
            let share = width * factor
            end -= share
            return index == expanded ? (0, max(opening, width)) : (end, max(share, width))
        }
    }
}
