import Foundation

extension UIScrollView {
    /// How the safe area adds to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; also at the top and bottom of the content of a controller in a navigation controller.
        case automatic = 0
        /// On the axes that can scroll: the content is larger than the view, or `alwaysBounce…` is on.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// When dragging the content ends the editing of text.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// At the beginning of a drag.
        case onDrag = 1
        /// When the finger reaches the keyboard, which then follows it.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    public enum IndicatorStyle: Int, Sendable {
        /// Dark in light appearance, light in dark appearance.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// What is left of the speed after each millisecond of coasting.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
