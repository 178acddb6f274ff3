extension UITableView {
    /// How sections are set off from each other.
    public enum Style: Int, Sendable {
        /// Section headers and footers float while their section is on screen.
        case plain = 0
        case grouped = 1
        /// Grouped, with the rows of each section on a card with rounded corners.
        case insetGrouped = 2
    }

    /// Where a row comes to be when the table scrolls to it.
    public enum ScrollPosition: Int, Sendable {
        /// For scrolling: the smallest distance that shows the whole row. For selecting: no scrolling.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animation of inserted and deleted rows. The other rows move to make or close the gap, unless every animation
    /// of an update is ``none``.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
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
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }
}

/// Elements of a table that are only as wide as their content.
public struct UITableViewContentHuggingElements: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}
