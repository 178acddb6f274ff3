/// The parts of a collection view that it makes when they are first needed.
///
/// What follows items among them follows from then on; see ``UICollectionView/keep(_:as:)``.
struct CollectionParts {
    /// Made for the first titles of an index.
    var sectionIndex = OnDemand<SectionIndex>()
    /// The version of the contents for which the titles of the index were asked for.
    var indexedVersion: Int?
    /// Made when an item is moved first.
    var movement = OnDemand<ItemMovement>()
    /// The items that swipes have displaced.
    var rowActions = OnDemand<RowActions>()
    /// Made for the first list with swipe actions.
    var swipePan = OnDemand<SwipePan>()
    /// Made with the first drag delegate.
    var dragging = OnDemand<ListDragging<CollectionDragHost>>()
    /// Made with the first drag or drop delegate.
    var dropping = OnDemand<ListDropping<CollectionDropHost>>()
    /// Made with the first room for an item that the data source does not have.
    var openings = OnDemand<CollectionOpenings>()
    /// Made when a section scrolls across the layout first.
    var orthogonal = OnDemand<OrthogonalSections>()
    /// Made for the first key.
    var keyboard = OnDemand<CollectionKeyboard>()
    /// Made before the first touch, for a delegate that may have menus.
    var menus = OnDemand<ListMenus>()
    /// Made before the first touch, for a delegate that may allow it.
    var multipleSelection = OnDemand<MultipleSelection>()
    /// Made when a cell on screen asks to be measured first.
    var itemInvalidation = OnDemand<ItemInvalidation>()
    /// Made when an assistive technology asks for an item first.
    var accessibility = OnDemand<AccessibleRows>()
}
