import Foundation

/// A key from the moment it is pressed until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case changed = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6
    }

    open var timestamp: TimeInterval { time }

    open var phase: Phase { currentPhase }

    open var window: UIWindow? { pressedWindow }

    /// The responder that received the press first.
    open var responder: UIResponder? { pressedResponder }

    /// The key of the keyboard.
    open var key: UIKey? { pressedKey }

    var time: TimeInterval
    var currentPhase = Phase.began
    weak var pressedWindow: UIWindow?
    weak var pressedResponder: UIResponder?
    let pressedKey: UIKey
    /// Whether no responder handled the press, so that the key types text. Set by UIResponder at the end of the
    /// responder chain.
    var isUnhandled = false

    var isDown: Bool { currentPhase != .ended && currentPhase != .cancelled }

    init(key: UIKey, window: UIWindow?, time: TimeInterval) {
        pressedKey = key
        pressedWindow = window
        self.time = time
        super.init()
    }
}

/// The keys that are down. The event is delivered whenever a key goes down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: EventType { .presses }

    open var allPresses: Set<UIPress> { presses }

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
