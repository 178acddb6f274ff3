import Foundation

/// A movement of the mouse pointer without a button, into, inside or out of a window. Created by HostEventTranslator,
/// handled by PointerHover.
@MainActor
final class HoverEvent: UIEvent {
    /// The location in the coordinates of ``window``.
    let location: CGPoint
    /// The window under the pointer; nil if the pointer has left all windows.
    let window: UIWindow?
    /// The window that was under the pointer before.
    private let formerWindow: UIWindow?

    init(
        window: UIWindow?, formerWindow: UIWindow?, location: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags
    ) {
        self.window = window
        self.formerWindow = formerWindow
        self.location = location
        super.init(time: time, modifiers: modifiers)
    }

    override var type: EventType { .hover }

    /// The window that the pointer has left gets the event first.
    override var windows: [UIWindow] {
        [formerWindow === window ? nil : formerWindow, window].compactMap { $0 }
    }
}
