/// A small view at the side of a list cell, such as a check mark or a disclosure indicator.
public struct UICellAccessory {
    public typealias ActionHandler = @MainActor () -> Void
    public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

    /// The editing state of the collection view in which an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// The width that is kept free for an accessory, so that the content of rows is aligned.
    public enum LayoutDimension {
        /// The width of the accessory.
        case actual
        /// The width of the system's images.
        case standard
        case custom(CGFloat)
    }

    /// The kinds of accessories.
    public enum AccessoryType: Hashable {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case label
        case customView(UIView)
        case detail
        case popUpMenu
    }

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

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }
}
