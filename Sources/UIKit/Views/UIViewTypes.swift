extension UIView {
    /// The parts of a view's frame that change when its superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance to the superview's left edge takes its share of the change.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width takes its share of the change.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge takes its share of the change.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge takes its share of the change.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height takes its share of the change.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge takes its share of the change.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// The placement of content when the bounds change.
    public enum ContentMode: Int, Sendable {
        /// Stretches the content to the bounds; the default.
        case scaleToFill = 0
        /// Scales the content so that all of it is seen, without distortion.
        case scaleAspectFit = 1
        /// Scales the content so that it covers the bounds, beyond which it may extend.
        case scaleAspectFill = 2
        /// Redraws on every change of size.
        case redraw = 3
        /// Keeps the size; centered on both axes.
        case center = 4
        /// Keeps the size; at the top, centered horizontally.
        case top = 5
        /// Keeps the size; at the bottom, centered horizontally.
        case bottom = 6
        /// Keeps the size; at the left, centered vertically.
        case left = 7
        /// Keeps the size; at the right, centered vertically.
        case right = 8
        /// Keeps the size; in the top left corner.
        case topLeft = 9
        /// Keeps the size; in the top right corner.
        case topRight = 10
        /// Keeps the size; in the bottom left corner.
        case bottomLeft = 11
        /// Keeps the size; in the bottom right corner.
        case bottomRight = 12
    }

    /// Whether the tint color is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview; `normal` for the root view.
        case automatic = 0
        /// The tint color itself, even if the superview's is dimmed.
        case normal = 1
        /// A desaturated tint color, as behind an alert.
        case dimmed = 2
    }
}
