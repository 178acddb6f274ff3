extension UITableView {
    /// What stays in place when rows above the visible ones come, go or turn out higher or lower than estimated.
    public enum UpdateAnchor: Sendable {
        /// The visible rows stay where they are on screen, unless the table rests at its top.
        case visibleRows
        /// The content offset keeps its value.
        case contentOffset
    }

    /// `.visibleRows` unless set. Trestle's own.
    public var updateAnchor: UpdateAnchor {
        get { anchor }
        set { anchor = newValue }
    }
}
