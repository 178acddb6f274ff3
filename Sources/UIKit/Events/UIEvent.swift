import Foundation

/// Touches, key presses or scroll steps that arrived together.
///
/// Events are made by Trestle. One touches event lives as long as any finger is down and is delivered again each time
/// one of its touches changes; do not keep it, copy out of it what you need.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// Pointer buttons held during an event; empty for fingers.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// The mask of a button; the primary button is number 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    /// `.touches` here; subclasses of the event answer for themselves.
    open var type: EventType { .touches }

    /// Seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { eventTime }

    open var modifierFlags: UIKeyModifierFlags { modifiers }

    open var buttonMask: ButtonMask { buttons }

    /// Every touch of the event, in all windows; nil for events without touches.
    open var allTouches: Set<UITouch>? { type == .touches ? touches : nil }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    /// The touches that began in the view itself, not in its subviews.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    /// The touches that are being delivered to the gesture recogniser.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = touches.filter { $0.recognizers.contains { $0 === gesture } }
        return found.isEmpty ? nil : found
    }

    // Set by HostEventTranslator before each delivery.
    var eventTime: TimeInterval
    var modifiers: UIKeyModifierFlags
    var buttons: ButtonMask = []
    var touches: Set<UITouch> = []

    /// The windows that the event is for, in the order of delivery.
    var windows: [UIWindow] {
        var found: [UIWindow] = []
        for touch in touches {
            if let window = touch.window, !found.contains(where: { $0 === window }) { found.append(window) }
        }
        return found
    }

    init(time: TimeInterval, modifiers: UIKeyModifierFlags = []) {
        self.eventTime = time
        self.modifiers = modifiers
        super.init()
    }
}
