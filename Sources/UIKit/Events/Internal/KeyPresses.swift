import Foundation
internal import HostInterface

/// The keys that are down, and the event that reports them. Owned by HostEventTranslator.
@MainActor
final class KeyPresses {
    private var presses: [Int: UIPress] = [:]
    private var current: UIPressesEvent?

    /// Returns the event to send. The result is nil for repeats, because UIKit reports a held key only once, and for
    /// the release of a key that was not pressed here.
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

    /// Returns an event that cancels all presses; nil if no key is down.
    func cancellation(time: Double) -> UIPressesEvent? {
        guard !presses.isEmpty else { return nil }
        for press in presses.values {
            press.currentPhase = .cancelled
            press.time = time
        }
        return makeEvent(time: time, modifiers: [])
    }

    /// Updates the event and removes finished presses, which the event keeps until they are delivered.
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
