/// A small view at the side of a list cell, such as a check mark or a disclosure indicator.
public struct UICellAccessory {
    /// Called on the main actor when the user taps the accessory.
    public typealias ActionHandler = @MainActor () -> Void
    /// Called with the menu after the user has selected another element of it.
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

    /// The editing state of the collection view in which an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// The accessory is always shown.
        case always
        /// The accessory is shown only while the list is edited.
        case whenEditing
        /// The accessory is shown only while the list is not edited.
        case whenNotEditing
    }

    /// The width that is kept free for an accessory, so that the content of rows is aligned.
    public enum LayoutDimension {
        /// The width of the accessory.
        case actual
        /// The width of the system's images.
        case standard
        /// A width in points.
        case custom(CGFloat)
    }

    /// The kinds of accessories.
    public enum AccessoryType: Hashable {
        /// A chevron at the trailing end, which points to what a tap shows.
        case disclosureIndicator
        /// A chevron that expands and collapses an item of an outline.
        case outlineDisclosure
        /// A check mark at the trailing end.
        case checkmark
        /// A red circle with a minus at the leading end.
        case delete
        /// A green circle with a plus at the leading end.
        case insert
        /// A grip at the trailing end, with which the row is moved.
        case reorder
        /// A circle at the leading end that shows whether the row is selected.
        case multiselect
        /// A text at the trailing end.
        case label
        /// A view of the application; two are equal if they have the same view.
        case customView(UIView)
        /// A button with an i at the trailing end.
        case detail
        /// A button that opens a menu and shows its selected element.
        case popUpMenu
    }

    /// What the accessory is. Accessories of one type are equal for ``Placement``.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isHidden: Bool
    let reserved: LayoutDimension
    let tintColor: UIColor?
    let details: Details

    /// What only some accessories have.
    struct Details {
        var action: ActionHandler?
        var backgroundColor: UIColor?
        var outlineStyle = OutlineDisclosureOptions.Style.automatic
        var showsVerticalSeparator = true
        var text = ""
        var font: UIFont?
        var adjustsFont = true
        var menu: UIMenu?
        var menuDidChange: MenuSelectedElementDidChangeHandler?
        var placement: Placement?
        var maintainsFixedSize = false
    }

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, hidden: Bool, _ reserved: LayoutDimension, _ tint: UIColor?,
        _ details: Details = Details()
    ) {
        (accessoryType, self.displayed, isHidden) = (type, displayed, hidden)
        (self.reserved, tintColor, self.details) = (reserved, tint, details)
    }

    // MARK: Places of custom views

    /// The edge at which a custom view is.
    public enum Placement {
        /// Returns the index of the view among the other accessories at its side, in the direction of reading.
        public typealias Position = @MainActor (_ accessories: [UICellAccessory]) -> Int

        /// Places a view before the first accessory of the same type; at the end if there is none.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            { all in all.firstIndex { $0.accessoryType == accessory.accessoryType } ?? all.count }
        }

        /// Places a view after the last accessory of the same type; at the end if there is none.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            { all in all.lastIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 } ?? all.count }
        }

        /// At the leading edge. By default behind the other accessories there, and always shown.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the trailing edge. By default before the other accessories there, and always shown.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
}
