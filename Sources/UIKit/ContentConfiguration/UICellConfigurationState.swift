/// The state of a cell.
///
/// Trestle sets ``cellDragState`` and ``cellDropState`` in tables only.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    public enum DragState: Hashable, Sendable {
        case none, lifting, dragging
    }

    public enum DropState: Hashable, Sendable {
        case none, notTargeted, targeted
    }

    public var traitCollection: UITraitCollection
    /// Whether the cell does not interact with the user.
    public var isDisabled = false
    /// Whether a touch is down on the cell.
    public var isHighlighted = false
    public var isSelected = false
    /// Whether keys reach the cell.
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    /// Whether the actions of a swipe are shown beside the cell.
    public var isSwiped = false
    /// Whether the cell is being moved to another place.
    public var isReordering = false
    public var cellDragState = DragState.none
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
