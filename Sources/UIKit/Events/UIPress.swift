import Foundation

/// A key from the moment it is pressed until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// How far a press is.
    public enum Phase: Int, Sendable {
        /// The key has been pressed.
        case began = 0
        /// The force has changed, which keys of a keyboard do not report.
        case changed = 1
        /// The key is still down, and another key has changed.
        case stationary = 2
        /// The key has been released.
        case ended = 3
        /// The system has ended the press, for example because another window got the keys.
        case cancelled = 4
    }

    /// The buttons of a remote control, and keys that stand for them. Every other key has a type of its own, which has
    /// no name.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int

        /// Never nil.
        public init?(rawValue: Int) { self.rawValue = rawValue }

        private init(_ rawValue: Int) { self.rawValue = rawValue }

        /// The type of a key that stands for no button. That it follows from the key's code is unverified.
        static func key(_ code: UIKeyboardHIDUsage) -> PressType { PressType(2000 + code.rawValue) }

        /// The arrow up of a keyboard or of a remote control.
        public static let upArrow = PressType(0)
        /// The arrow down of a keyboard or of a remote control.
        public static let downArrow = PressType(1)
        /// The arrow to the left of a keyboard or of a remote control.
        public static let leftArrow = PressType(2)
        /// The arrow to the right of a keyboard or of a remote control.
        public static let rightArrow = PressType(3)
        /// The return key; the touch surface of a remote control.
        public static let select = PressType(4)
        /// The escape key; the menu button of a remote control.
        public static let menu = PressType(5)
        /// The play button of a remote control, which no key stands for.
        public static let playPause = PressType(6)
        /// A button of a remote control, which no key stands for.
        public static let pageUp = PressType(30)
        /// A button of a remote control, which no key stands for.
        public static let pageDown = PressType(31)
    }

    /// The button that the key stands for, or the type of the key alone.
    open var type: PressType { button ?? .key(pressedKey?.keyCode ?? .keyboardErrorUndefined) }

    /// The time of the last change, in seconds of the host's clock.
    open var timestamp: TimeInterval { time }

    /// How far the press is.
    open var phase: Phase { currentPhase }

    /// The window that gets the press.
    open var window: UIWindow? { pressedWindow }

    /// The responder that received the press first.
    open var responder: UIResponder? { pressedResponder }

    /// The key of the keyboard.
    open var key: UIKey? { pressedKey }

    /// 1 while the key is down, otherwise 0.
    open var force: CGFloat { isDown ? 1 : 0 }

    /// The gesture recognizers that receive this press, those of the innermost view first.
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

    var time: TimeInterval
    var currentPhase = Phase.began
    weak var pressedWindow: UIWindow?
    weak var pressedResponder: UIResponder?
    let pressedKey: UIKey?
    /// Whether no responder handled the press, so that the key types text. Set by UIResponder at the end of the
    /// responder chain.
    var isUnhandled = false

    // Set by PressDelivery and the arena.
    var recognizers: [UIGestureRecognizer] = []
    /// Whether a recognizer has claimed the press, which is then over for the responder.
    var isClaimed = false
    var responderHasBegun = false
    /// Whether the responder receives no further calls.
    var isFinished = false

    /// The button of a remote control that the key stands for; nil if there is none. Arrows, return and escape are
    /// unverified: iOS gives keys of a keyboard numbers without a name.
    let button: PressType?

    var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

    /// Creates a press of no key that has begun at time 0. Trestle delivers only presses that it has created.
    public override init() {
        (pressedKey, button) = (nil, nil)
        time = 0
        super.init()
    }

    init(key: UIKey, window: UIWindow?, time: TimeInterval) {
        pressedKey = key
        button = PressType(key)
        pressedWindow = window
        self.time = time
        super.init()
    }
}

/// The keys that are down. The event is delivered whenever a key goes down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }

    /// All keys that are down, and those that were released with this event.
    open var allPresses: Set<UIPress> { presses }

    /// Returns the presses that the gesture recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        presses.filter { $0.recognizers.contains { $0 === gesture } }
    }

    /// Set by HostEventTranslator before each delivery.
    var presses: Set<UIPress> = []

    override var windows: [UIWindow] {
        var found: [UIWindow] = []
        for press in presses {
            if let window = press.window, !found.contains(where: { $0 === window }) { found.append(window) }
        }
        return found
    }
}

extension UIPress.PressType {
    @MainActor fileprivate init?(_ key: UIKey) {
        guard key.modifierFlags.isSubset(of: [.alphaShift, .numericPad]) else { return nil }
        switch key.keyCode {
        case .keyboardUpArrow: self = .upArrow
        case .keyboardDownArrow: self = .downArrow
        case .keyboardLeftArrow: self = .leftArrow
        case .keyboardRightArrow: self = .rightArrow
        case .keyboardReturnOrEnter, .keypadEnter: self = .select
        case .keyboardEscape: self = .menu
        default: return nil
        }
    }
}
