/// The parts of tables and collection views that follow rows, in the order in which they do: one case for each. A new
/// feature with row numbers adds its case here, and appears in no other list.
enum FollowingTurn: Int {
    case editing
    /// A row that is moved by its grip, or an item by the application.
    case movement
    case rowActions
    case sectionIndex
    /// Room for rows that the data source does not have.
    case openings
    case dropping
    case dragging
    /// Sections that scroll across the layout.
    case scrollers
    /// The cells, headers and footers.
    case views
    case selection
    case touches
    case prefetching
    case focus
    case menus
    /// The destination of a scroll.
    case scrolling
    /// The numbers of rows for assistive technologies.
    case accessibility
}
