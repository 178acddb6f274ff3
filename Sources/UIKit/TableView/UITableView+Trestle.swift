extension UITableView {
    /// The content that keeps its place when rows above the visible ones are inserted, removed, or turn out to differ
    /// from their estimated heights.
    public enum UpdateAnchor: Sendable {
        /// The visible rows keep their places on screen, unless the table rests at its top.
        case visibleRows
        /// The content offset keeps its value.
        case contentOffset
    }

    /// The default is `.visibleRows`. An addition of Trestle.
    public var updateAnchor: UpdateAnchor {
        get { anchor }
        set {
            MainThreadChecker.check()
            anchor = newValue
        }
    }
}
