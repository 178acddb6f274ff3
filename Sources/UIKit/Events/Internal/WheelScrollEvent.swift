import Foundation

/// One step of a mouse wheel or one movement on a touchpad; made by HostEventTranslator, consumed by WheelScrolling.
@MainActor
final class WheelScrollEvent: UIEvent {
    let window: UIWindow
    /// In the window.
    let location: CGPoint
    /// Points that the content is asked to move right and down.
    let delta: CGPoint
    /// True for touchpads: the deltas follow the fingers and need no smoothing.
    let isPrecise: Bool

    init(
        window: UIWindow, location: CGPoint, delta: CGPoint, isPrecise: Bool, time: TimeInterval,
        modifiers: UIKeyModifierFlags
    ) {
        self.window = window
        self.location = location
        self.delta = delta
        self.isPrecise = isPrecise
        super.init(time: time, modifiers: modifiers)
    }

    override var type: EventType { .scroll }
    override var windows: [UIWindow] { [window] }
}
