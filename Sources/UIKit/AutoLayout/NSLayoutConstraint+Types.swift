extension NSLayoutConstraint {
    /// A part of the alignment rectangle of a view, or of a layout guide.
    public enum Attribute: Int, Sendable {
        /// No attribute: the other side of the constraint is a number.
        case notAnAttribute = 0
        /// The left edge, in every reading direction.
        case left = 1
        /// The right edge, in every reading direction.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The left edge in left-to-right layouts, otherwise the right one.
        case leading = 5
        /// The right edge in left-to-right layouts, otherwise the left one.
        case trailing = 6
        /// The width, which can be compared with a number.
        case width = 7
        /// The height, which can be compared with a number.
        case height = 8
        /// The horizontal center.
        case centerX = 9
        /// The vertical center.
        case centerY = 10
        /// The baseline of the last line of text; the lower edge of a view without text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the upper edge of a view without text.
        case firstBaseline = 12
        /// The left edge inside the view's `layoutMargins`.
        case leftMargin = 13
        /// The right edge inside the view's `layoutMargins`.
        case rightMargin = 14
        /// The upper edge inside the view's `layoutMargins`.
        case topMargin = 15
        /// The lower edge inside the view's `layoutMargins`.
        case bottomMargin = 16
        /// The leading edge inside the view's `layoutMargins`.
        case leadingMargin = 17
        /// The trailing edge inside the view's `layoutMargins`.
        case trailingMargin = 18
        /// The horizontal center of the area inside the view's `layoutMargins`.
        case centerXWithinMargins = 19
        /// The vertical center of the area inside the view's `layoutMargins`.
        case centerYWithinMargins = 20

        /// The same as `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How both sides of a constraint are compared.
    public enum Relation: Int, Sendable {
        /// The first side is at most as large as the second.
        case lessThanOrEqual = -1
        /// Both sides have the same value.
        case equal = 0
        /// The first side is at least as large as the second.
        case greaterThanOrEqual = 1
    }

    /// Horizontal or vertical.
    public enum Axis: Int, Sendable {
        /// From left to right or from right to left.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// How the views of a visual format are aligned, and in which direction it is read.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// All views have the same left edge; for vertical formats.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views have the same right edge; for vertical formats.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views have the same upper edge; for horizontal formats.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views have the same lower edge; for horizontal formats.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views have the same leading edge; for vertical formats.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views have the same trailing edge; for vertical formats.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views have the same horizontal center; for vertical formats.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views have the same vertical center; for horizontal formats.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All last lines of text have one baseline; for horizontal formats.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All first lines of text have one baseline; for horizontal formats.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// From leading to trailing; the default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// From left to right, also in right-to-left layouts.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left, also in left-to-right layouts.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Vertical gaps are measured between edges; the default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Vertical gaps are measured from the last baseline above to the first baseline below.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bit of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The same as ``alignAllLastBaseline``.
        public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    }
}

/// The properties of an attribute that decide what it may be related to and how it is computed.
extension NSLayoutConstraint.Attribute {
    enum Kind {
        case none, position, size
    }

    var kind: Kind {
        switch self {
        case .notAnAttribute: .none
        case .width, .height: .size
        default: .position
        }
    }

    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins, .notAnAttribute:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// Whether the attribute follows the direction of the interface.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is an edge that does not follow the direction of the interface.
    var isAbsoluteEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute of the margins guide that a margin attribute stands for; nil for the other attributes.
    var insideMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    /// The attribute as UIKit writes it in descriptions.
    var name: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        }
    }
}
