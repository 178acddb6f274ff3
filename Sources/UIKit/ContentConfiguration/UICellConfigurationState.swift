/// The state of a cell.
///
/// Trestle sets ``cellDragState`` and ``cellDropState`` in tables only.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag does with the cell.
    public enum DragState: Hashable, Sendable {
        /// Not in a drag, lifted without having moved, or moving with the drag.
        case none, lifting, dragging
    }

    /// What a drag over the list means for the cell.
    public enum DropState: Hashable, Sendable {
        /// No drag is over the list, one is over another row, or a drop would go into this cell.
        case none, notTargeted, targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell does not interact with the user.
    public var isDisabled = false
    /// Whether a touch is down on the cell.
    public var isHighlighted = false
    /// Whether the row is selected. The default is false.
    public var isSelected = false
    /// Whether keys reach the cell.
    public var isFocused = false
    /// Whether a header or footer floats over the content. The default is false.
    public var isPinned = false
    /// Whether the cell shows editing controls. The default is false.
    public var isEditing = false
    /// Whether the children of the item are shown. The default is false.
    public var isExpanded = false
    /// Whether the actions of a swipe are shown beside the cell.
    public var isSwiped = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    /// Whether the cell is lifted or dragged. The default is `.none`.
    public var cellDragState = DragState.none
    /// Whether a drag is over the cell or its list. The default is `.none`.
    public var cellDropState = DropState.none
    var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
