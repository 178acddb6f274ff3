/// The position and style of a header or footer view, which the table sets before the view is measured or shown.
struct HeaderFooterContext: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    /// Whether the view floats over rows at the edge of the visible area.
    var isFloating = false
    /// Whether the view belongs to the first section.
    var isFirst = false
    /// Whether the view is a header below a footer with text.
    var followsTitledFooter = false
    /// The distances from the table's edges to the cards of inset grouped sections, and to the safe area in other
    /// styles.
    var sides = UIEdgeInsets.zero
}
