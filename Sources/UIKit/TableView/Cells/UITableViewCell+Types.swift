extension UITableViewCell {
    /// The part of a row in a drag.
    public enum DragState: Int, Sendable {
        /// The row is not part of a drag.
        case none = 0
        /// The row is lifted and has not moved.
        case lifting = 1
        /// The row is being dragged, until the drag ends.
        case dragging = 2
    }

    /// The built-in contents of cells.
    public enum CellStyle: Int, Sendable {
        /// An image and a title.
        case `default` = 0
        /// A title, and a value at the other end.
        case value1 = 1
        /// A narrow title in the tint color, and a value beside it.
        case value2 = 2
        /// A title above a smaller line.
        case subtitle = 3
    }

    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// A hairline below each row; the default.
        case singleLine = 1
        @available(*, deprecated, message: "Use UITableViewCell.SeparatorStyle.singleLine for a single line separator.")
        case singleLineEtched = 2
    }

    /// How a cell looks while its row is selected.
    public enum SelectionStyle: Int, Sendable {
        /// A selected row looks like the others, and is selected all the same.
        case none = 0
        /// Same as `default`, since iOS 7.
        case blue = 1
        /// Same as `default`, since iOS 7.
        case gray = 2
        /// The system's background for selected rows, or the one that the cell was given; the default.
        case `default` = 3
    }

    /// How a cell looks while the keys reach it.
    public enum FocusStyle: Int, Sendable {
        /// A ring around the row that has the focus.
        case `default` = 0
        /// Nothing; the cell itself shows that it has the focus.
        case custom = 1
    }

    /// The editing control of a row while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// No control in front of the content.
        case none = 0
        /// A minus in a red circle.
        case delete = 1
        /// A plus in a green circle.
        case insert = 2
    }

    /// What a cell shows for editing; see ``willTransition(to:)``. An empty mask is the state outside editing.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The insert or delete control, or the circle of a selection control.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that confirms the deletion of the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Only the detail buttons receive touches, which call `tableView(_:accessoryButtonTappedForRowWith:)`.
    public enum AccessoryType: Int, Sendable {
        /// No accessory; the default.
        case none = 0
        /// A chevron, for rows that open another screen.
        case disclosureIndicator = 1
        /// A detail button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark, for rows that are chosen.
        case checkmark = 3
        /// A detail button, without a chevron.
        case detailButton = 4
    }
}
