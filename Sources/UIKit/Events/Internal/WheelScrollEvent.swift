import Foundation

/// A step of a mouse wheel or a movement on a touchpad. Created by HostEventTranslator, handled by WheelScrolling.
@MainActor
final class WheelScrollEvent: UIEvent {
    let window: UIWindow
    /// The location in the window's coordinates.
    let location: CGPoint
    /// The distance in points that the content is to move right and down.
    let delta: CGPoint
    /// Whether the deltas follow the fingers on a touchpad and need no smoothing.
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

    var scrollType: UIScrollTypeMask { isPrecise ? .continuous : .discrete }

    override var type: EventType { .scroll }
    override var windows: [UIWindow] { [window] }
}
