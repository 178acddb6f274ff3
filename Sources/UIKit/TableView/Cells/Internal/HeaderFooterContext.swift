/// What a table tells a header or footer view about its section. Set before the view is measured or shown.
struct HeaderFooterContext: Equatable {
    var style = UITableView.Style.plain
    var isHeader = true
    /// Held at the edge of the visible part, over rows.
    var isFloating = false
    /// Of the first section.
    var isFirst = false
    /// A header below a footer with text.
    var followsTitledFooter = false
    /// From the table's edges to the cards of inset grouped sections, and to the safe area of others.
    var sides = UIEdgeInsets.zero
}
