import Foundation

/// Touches, key presses, or scroll or hover movements that arrived together.
///
/// Trestle creates the events. One touches event exists as long as any finger is down, and is delivered again whenever
/// one of its touches changes. Do not keep it; copy the values you need.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers, or a pointer with a button down.
        case touches = 0
        /// A shake of the device.
        case motion = 1
        /// A command of a remote control. Never sent on a desktop.
        case remoteControl = 2
        /// Keys of a keyboard.
        case presses = 3
        /// A turn of the mouse wheel, or a scroll on a touchpad.
        case scroll = 10
        /// A pointer that moves with no button down.
        case hover = 11
        /// A pinch or rotation on a touchpad. Never sent on a desktop.
        case transform = 14
    }

    /// The pointer buttons that are held down during an event; empty for fingers.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The left button of a mouse for right-handed users; number 1.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button that opens context menus, usually the right one; number 2.
        public static let secondary = ButtonMask(rawValue: 1 << 1)

        /// Returns the mask of a button; the primary button is number 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << (buttonNumber - 1))
        }
    }

    /// The type of the event; `.touches`, unless a subclass overrides it.
    open var type: EventType { .touches }

    /// More about a motion or remote control event; `.none` for other events.
    open var subtype: EventSubtype { .none }

    /// The time in seconds on the clock of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { eventTime }

    /// The modifier keys that are held down.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The buttons of the mouse that are held down.
    open var buttonMask: ButtonMask { buttons }

    /// All touches of the event in all windows; nil for events without touches.
    open var allTouches: Set<UITouch>? { type == .touches ? touches : nil }

    /// Returns the touches in a window; nil for none.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : found
    }

    /// Returns the touches that began in the view itself, not in its subviews; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    /// Returns the touches that the gesture recognizer receives; nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = touches.filter { $0.recognizers.contains { $0 === gesture } }
        return found.isEmpty ? nil : found
    }

    // Set by HostEventTranslator before each delivery.
    var eventTime: TimeInterval
    var modifiers: UIKeyModifierFlags
    var buttons: ButtonMask = []
    var touches: Set<UITouch> = []

    /// The windows that receive the event, in the order of delivery.
    var windows: [UIWindow] {
        var found: [UIWindow] = []
        for touch in touches {
            if let window = touch.window, !found.contains(where: { $0 === window }) { found.append(window) }
        }
        return found
    }

    /// Whether a finger or a button of the pointer has gone down.
    var beginsPointing: Bool { touches.contains { $0.currentPhase == .began } }

    /// Creates an event at time 0 without touches. Trestle delivers only events that it has created.
    public override init() {
        eventTime = 0
        modifiers = []
        super.init()
    }

    init(time: TimeInterval, modifiers: UIKeyModifierFlags = []) {
        self.eventTime = time
        self.modifiers = modifiers
        super.init()
    }

    /// Returns the touch itself: SDL reports every movement as an event of its own. Nil for a touch that the event does
    /// not have.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [touch] : nil
    }

    /// Returns no touches: movements are not predicted. Nil for a touch that the event does not have.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? [] : nil
    }
}
