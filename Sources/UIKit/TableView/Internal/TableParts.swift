/// The parts of a table that it makes when they are first needed.
///
/// What follows rows among them follows from then on; see ``UITableView/keep(_:as:)``.
struct TableParts {
    /// Editing mode, and the controls of rows.
    var editing = OnDemand<TableEditing>()
    /// Made when a row is moved first.
    var reordering = OnDemand<TableReordering>()
    /// The rows that swipes have displaced.
    var rowActions = OnDemand<RowActions>()
    /// Made when the table comes into a window.
    var swipePan = OnDemand<SwipePan>()
    /// Made with the first drag delegate.
    var dragging = OnDemand<ListDragging<TableDragHost>>()
    /// Made with the first drag or drop delegate.
    var dropping = OnDemand<ListDropping<TableDropHost>>()
    /// Made with the first room for a row that the data source does not have.
    var openings = OnDemand<TableOpenings>()
    /// Made for the first key.
    var keyboard = OnDemand<TableKeyboard>()
    /// Made before the first touch, for a delegate that may have menus.
    var menus = OnDemand<ListMenus>()
    /// Made before the first touch, for a delegate that may allow it.
    var multipleSelection = OnDemand<MultipleSelection>()
    /// Made for the first table that has titles, or whose index is set up.
    var sectionIndex = OnDemand<SectionIndex>()
    /// Made when a cell first asks to be measured again.
    var rowInvalidation = OnDemand<RowInvalidation>()
    /// Made when an assistive technology asks for a row first.
    var accessibility = OnDemand<AccessibleRows>()
    /// The superview of the cells of an inset grouped table, made with the first of them.
    var wrapper = OnDemand<TableWrapperView>()
}
