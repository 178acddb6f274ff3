import Foundation

extension UIScrollView {
    /// Whether the index of the content is shown. The raw values are UIKit's.
    public enum IndexDisplayMode: Int, Sendable {
        /// Where there is an index and room for it.
        case automatic = 0
        /// Never, even if the content has an index.
        case alwaysHidden = 1
    }

    /// How the safe area is added to the content inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; also at the top and bottom if the scroll view is the content of a controller in a
        /// navigation controller.
        case automatic = 0
        /// On the axes that can scroll: those where the content is larger than the view or `alwaysBounce…` is set.
        case scrollableAxes = 1
        /// Only the content inset counts; the safe area is ignored.
        case never = 2
        /// On both axes, whether they can scroll or not.
        case always = 3
    }

    /// When dragging the content ends text editing.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging leaves text editing alone; the default.
        case none = 0
        /// When a drag begins.
        case onDrag = 1
        /// When the finger reaches the keyboard, which then follows the finger.
        case interactive = 2
        /// Same as `onDrag`, where the accessory view leaves as well.
        case onDragWithAccessory = 3
        /// Same as `interactive`, where the accessory view moves as well.
        case interactiveWithAccessory = 4
    }

    /// The colors of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// Dark in the light appearance, light in the dark appearance.
        case `default` = 0
        /// Dark in both appearances, for light content.
        case black = 1
        /// Light in both appearances, for dark content.
        case white = 2
    }

    /// The ratio of the speed that remains after each millisecond of deceleration.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default of scroll views: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99, with which the content comes to rest about five times as early.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
