import Foundation
internal import HostInterface

/// The keys that are down, and the event that reports them. Owned by HostEventTranslator.
@MainActor
final class KeyPresses {
    private var presses: [Int: UIPress] = [:]
    private var current: UIPressesEvent?

    /// The event to send; nil for a repeat, since UIKit reports a held key down once, and for a key that went down elsewhere.
    func event(for key: KeyEvent, windows: [UIWindow]) -> UIPressesEvent? {
        let modifiers = UIKeyModifierFlags(rawValue: key.modifiers.rawValue)
        for press in presses.values { press.currentPhase = .stationary }
        if key.isDown {
            guard presses[key.usage] == nil, let window = windows.first(where: \.isKeyWindow) ?? windows.first else {
                return nil
            }
            presses[key.usage] = UIPress(
                key: UIKey(
                    characters: key.characters, ignoringModifiers: key.charactersIgnoringModifiers,
                    modifiers: modifiers, usage: UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboard_Reserved),
                window: window, time: key.time)
        } else {
            guard let press = presses[key.usage] else { return nil }
            press.currentPhase = .ended
            press.time = key.time
        }
        return makeEvent(time: key.time, modifiers: modifiers)
    }

    /// An event that cancels every press; nil when no key is down.
    func cancellation(time: Double) -> UIPressesEvent? {
        guard !presses.isEmpty else { return nil }
        for press in presses.values {
            press.currentPhase = .cancelled
            press.time = time
        }
        return makeEvent(time: time, modifiers: [])
    }

    /// The event keeps its finished presses until they are delivered.
    private func makeEvent(time: Double, modifiers: UIKeyModifierFlags) -> UIPressesEvent {
        let event = current ?? UIPressesEvent(time: time)
        event.eventTime = time
        event.modifiers = modifiers
        event.presses = Set(presses.values)
        presses = presses.filter { $0.value.isDown }
        current = presses.isEmpty ? nil : event
        return event
    }
}
