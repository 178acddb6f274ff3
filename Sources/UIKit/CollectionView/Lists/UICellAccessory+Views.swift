extension UICellAccessory {
    /// The look of the grip by which a row is moved.
    public struct ReorderOptions {
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?
        /// Whether a line is beside the grip if there are other accessories. The default is true.
        public var showsVerticalSeparator: Bool

        /// Creates options. Nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// A grip at the trailing end, with which the row is moved.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(showsVerticalSeparator: options.showsVerticalSeparator))
    }

    /// The look of the chevron that expands an item, and what a tap does.
    public struct OutlineDisclosureOptions {
        /// Where a chevron is used: a tap on a whole header expands it, in cells only one on the chevron.
        public enum Style: Hashable, Sendable {
            /// `header` in a header, otherwise `cell`.
            case automatic
            /// A tap anywhere on the row expands or collapses it.
            case header
            /// A tap on the indicator expands or collapses the row; a tap on the row selects it.
            case cell
        }

        /// The place of the chevron: in a header or in a cell. The default is `.automatic`.
        public var style: Style
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?

        /// Creates options. Nil stands for the default.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style ?? .automatic
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// A chevron that points down while the row is expanded.
    ///
    /// - Parameter actionHandler: Called for a tap; nil expands or collapses the item of a diffable data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(action: actionHandler, outlineStyle: options.style))
    }

    /// The look of a button that opens a menu.
    public struct PopUpMenuOptions {
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?

        /// Creates options. Nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
        }
    }

    /// A button with the title of the selected element of a menu, which it opens.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .popUpMenu, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(menu: menu, menuDidChange: selectedElementDidChangeHandler))
    }

    /// The look of a short text.
    public struct LabelOptions {
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?
        /// The font of the label.
        public var font: UIFont
        /// Whether the font follows the text size. The default is true.
        public var adjustsFontForContentSizeCategory: Bool

        /// Creates options. Nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }

    /// A text at the trailing end.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .label, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(text: text, font: options.font, adjustsFont: options.adjustsFontForContentSizeCategory))
    }

    /// A view of the application as an accessory.
    public struct CustomViewConfiguration {
        /// The view that the application provides. A view can be in one accessory only.
        public let customView: UIView
        /// The side of the cell, the index among the accessories there, and the editing states in which the view is
        /// shown.
        public let placement: Placement
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?
        /// Whether the view keeps the size of its frame, instead of the one that its content needs. The default is
        /// false.
        public var maintainsFixedSize: Bool

        /// Creates options. Nil stands for the default.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }

    /// A view of the application, at the side that the configuration names.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        return UICellAccessory(
            .customView(configuration.customView), displayed, hidden: configuration.isHidden,
            configuration.reservedLayoutWidth, configuration.tintColor,
            Details(placement: configuration.placement, maintainsFixedSize: configuration.maintainsFixedSize))
    }
}
