extension UITableView {
    /// How sections are set off from each other.
    public enum Style: Int, Sendable {
        /// Section headers and footers float while their section is on screen.
        case plain = 0
        /// Sections have gaps between them, and their headers and footers scroll with the rows.
        case grouped = 1
        /// Grouped, with the rows of each section on a card with rounded corners.
        case insetGrouped = 2
    }

    /// Where a row comes to be when the table scrolls to it.
    public enum ScrollPosition: Int, Sendable {
        /// For scrolling: the smallest distance that shows the whole row. For selecting: no scrolling.
        case none = 0
        /// The row is at the top of the visible area.
        case top = 1
        /// The row is in the middle of the visible area.
        case middle = 2
        /// The row is at the bottom of the visible area.
        case bottom = 3
    }

    /// The animation of inserted and deleted rows. The other rows move to make or close the gap, unless every animation
    /// of an update is ``none``.
    public enum RowAnimation: Int, Sendable {
        /// The row fades in or out at its place.
        case fade = 0
        /// The row slides in from the right edge of the table, or out over it.
        case right = 1
        /// The row slides in from the left edge of the table, or out over it.
        case left = 2
        /// The row slides behind the one above it, and fades.
        case top = 3
        /// The row slides behind the one below it, and fades.
        case bottom = 4
        /// The row is there, or gone, at once.
        case none = 5
        /// The row slides by half its height, and fades.
        case middle = 6
        /// An inserted or deleted row stays at its place while its neighbors move, and a reloaded one fades
        /// (unverified, except for insertions).
        case automatic = 100
    }

    /// Which changes of a cell on screen make the table measure its row again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None; an empty batch of updates still does.
        case disabled = 0
        /// A call of `invalidateIntrinsicContentSize()` of the cell or of its content view.
        case enabled = 1
        /// Such a call, and every change of the constraints and content sizes inside the content view.
        case enabledIncludingConstraints = 2
    }

    /// The origin of the values of `separatorInset`.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell: the values replace the automatic insets. This is the default.
        case fromCellEdges = 0
        /// The automatic insets, to which the values are added.
        case fromAutomaticInsets = 1
    }
}

/// Elements of a table that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Section headers, which are then at the leading edge.
    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
