import Foundation

/// The pointer of a mouse moved with no button down, or left; made by HostEventTranslator, consumed by PointerHover.
@MainActor
final class HoverEvent: UIEvent {
    /// In the window that the pointer is over.
    let location: CGPoint
    /// Nil when the pointer has left them all.
    let window: UIWindow?
    /// Where it was before.
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

    /// The one that is left hears of it first.
    override var windows: [UIWindow] {
        [formerWindow === window ? nil : formerWindow, window].compactMap { $0 }
    }
}
