// The system's accessories and their options. Options that are nil have their default values.
extension UICellAccessory {
    /// The look of a chevron.
    public struct DisclosureIndicatorOptions {
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

    /// A chevron at the trailing end.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// The look of a button with an i, and what a tap does.
    public struct DetailOptions {
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

    /// A button with an i at the trailing end.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(action: actionHandler))
    }

    /// The look of a checkmark.
    public struct CheckmarkOptions {
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

    /// A check mark at the trailing end.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// The look of a minus, and what a tap does.
    public struct DeleteOptions {
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?
        /// The color of the circle; nil, the default, for the system's.
        public var backgroundColor: UIColor?

        /// Creates options. Nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A red circle with a minus at the leading end.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(action: actionHandler, backgroundColor: options.backgroundColor))
    }

    /// The look of a plus, and what a tap does.
    public struct InsertOptions {
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?
        /// The color of the circle; nil, the default, for the system's.
        public var backgroundColor: UIColor?

        /// Creates options. Nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A green circle with a plus at the leading end.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(action: actionHandler, backgroundColor: options.backgroundColor))
    }

    /// The look of the circle that marks a row.
    public struct MultiselectOptions {
        /// Whether the accessory is left out. The default is false.
        public var isHidden: Bool
        /// The width that is kept for the accessory, so that texts of rows are aligned. The default is that of the
        /// accessory.
        public var reservedLayoutWidth: LayoutDimension
        /// The color of the accessory; nil, the default, for the system's.
        public var tintColor: UIColor?
        /// The color of the circle; nil, the default, for the system's.
        public var backgroundColor: UIColor?

        /// Creates options. Nil stands for the default.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// A circle at the leading end that shows whether the row is selected.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, displayed, hidden: options.isHidden, options.reservedLayoutWidth, options.tintColor,
            Details(backgroundColor: options.backgroundColor))
    }
}
