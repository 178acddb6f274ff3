internal import CSDL2
internal import HostInterface

/// Keeps the events of a mouse with the window in which its first button was pressed, until all buttons are released.
///
/// SDL captures the pointer for the window with the keyboard focus, which may be another one: a desktop need not give a
/// window the focus before its button is pressed, or at all.
@MainActor
struct MousePress {
    private weak var pressed: SDLWindow?
    private var buttons: Set<PointerEvent.Button> = []

    /// Returns the window that gets an event, and the event with its position there.
    mutating func route(_ event: PointerEvent, in window: SDLWindow) -> (event: PointerEvent, window: SDLWindow) {
        guard event.kind == .mouse, event.phase != .left else { return (event, window) }
        if event.phase == .began {
            if buttons.isEmpty { pressed = window }
            buttons.insert(event.button)
        }
        defer {
            if event.phase == .ended { buttons.remove(event.button) }
        }
        guard !buttons.isEmpty, event.phase != .hovered, let pressed, pressed !== window else { return (event, window) }
        var moved = event
        let (from, to) = (window.position, pressed.position)
        let (fromUnit, toUnit) = (window.units.pointsPerUnit, pressed.units.pointsPerUnit)
        moved.x = (event.x / fromUnit + Double(from.x - to.x)) * toUnit
        moved.y = (event.y / fromUnit + Double(from.y - to.y)) * toUnit
        return (moved, pressed)
    }
}
