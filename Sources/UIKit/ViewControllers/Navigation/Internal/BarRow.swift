import Foundation

/// The division of a navigation bar's row between the items at its two ends; independent of views.
///
/// The items have their own widths as long as a gap remains between the two ends. Then they are narrowed: each end has
/// half of the row, or more if the other one needs less.
struct BarRow {
    /// The width of the row between its margins.
    var room: CGFloat
    /// The smallest distance between the items of the two ends.
    var gap: CGFloat

    /// One item at an end of the row.
    struct Item {
        var width: CGFloat
        /// Whether the item may be narrowed: a button with a title, which is then truncated.
        var isFlexible: Bool
        /// The distance to the next item.
        var gapAfter: CGFloat
    }

    /// Returns the widths that the two ends may have.
    func limits(leading: CGFloat, trailing: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        let available = max(room - (leading > 0 && trailing > 0 ? gap : 0), 0)
        if leading + trailing <= available { return (leading, trailing) }
        if leading <= available / 2 { return (leading, available - leading) }
        if trailing <= available / 2 { return (available - trailing, trailing) }
        return (available / 2, available / 2)
    }

    /// Returns the natural width of items that are side by side.
    static func width(of items: [Item]) -> CGFloat {
        items.reduce(0) { $0 + $1.width + $1.gapAfter }
    }

    /// Returns the widths with which the items fit into `limit`. The widest flexible items are narrowed first.
    static func widths(of items: [Item], limit: CGFloat) -> [CGFloat] {
        let fixed = items.reduce(0) { $0 + $1.gapAfter + ($1.isFlexible ? 0 : $1.width) }
        var rest = max(limit - fixed, 0)
        let flexible = items.filter(\.isFlexible).map(\.width).sorted()
        var cap = CGFloat.infinity
        for (index, width) in flexible.enumerated() {
            let share = rest / CGFloat(flexible.count - index)
            if width > share {
                cap = share
                break
            }
            rest -= width
        }
        return items.map { $0.isFlexible ? min($0.width, cap) : $0.width }
    }
}
