import Foundation

extension UIScrollView {
    /// Whether the index of the content is shown. The raw values are UIKit's.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where there is an index and room for it.
        case automatic = 0
        case alwaysHidden = 1
    }

    /// How the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; also at the top and bottom if the scroll view is the content of a controller in a
        /// navigation controller.
        case automatic = 0
        /// On the axes that can scroll: those where the content is larger than the view or `alwaysBounce…` is set.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// When dragging the content ends text editing.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// When the finger reaches the keyboard, which then follows the finger.
        case interactive = 2
        case onDragWithAccessory = 3
        case interactiveWithAccessory = 4
    }

    /// The colors of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in the light appearance, light in the dark appearance.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// The ratio of the speed that remains after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
