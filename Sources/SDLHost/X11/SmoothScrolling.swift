internal import CSDL2
internal import CX11

/// Scrolling by fractions of a notch on X11, where SDL rounds to whole notches.
///
/// SDL selects XInput 2's motion events for its windows and passes every X event to an event filter first. A motion of
/// a scroll axis becomes a wheel event with the exact amount. The presses of buttons 4 to 7 that the server derives
/// from the same motion, recognized by their time, are dropped. A device without scroll axes, such as xdotool's, has
/// presses only, which are kept. SDL has one event filter, so that this one also shows X events to ``LinefeedKey``.
@MainActor
final class SmoothScrolling {
    private var valuators: ScrollValuators
    /// The server's time of the last scroll motion.
    private var motionTime: Time?
    /// Whether to drop the wheel event that SDL derives from the button press it has just passed to the filter.
    private var dropsNextWheel = false

    /// Identifies the wheel events that are created here, in their `which`.
    private static let ownMouse = UInt32.max - 7

    init(valuators: ScrollValuators = ScrollValuators()) {
        self.valuators = valuators
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        SDL_SetEventFilter(filterEvent, Unmanaged.passUnretained(self).toOpaque())
    }

    /// After this, SDL does not call back any more.
    func stop() {
        SDL_SetEventFilter(nil, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_IGNORE)
    }

    /// Returns whether the event may be added to SDL's queue.
    fileprivate func accepts(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_SYSWMEVENT:
            if let event = trestle_x11_event(event.syswm.msg) {
                look(at: event.pointee)
                LinefeedKey.look(at: event.pointee)
            }
            return false
        case SDL_MOUSEWHEEL:
            guard event.wheel.which != Self.ownMouse, dropsNextWheel else { return true }
            dropsNextWheel = false
            return false
        default:
            // The axes may have moved while the pointer was elsewhere.
            if event.window.event == UInt8(SDL_WINDOWEVENT_ENTER.rawValue),
                let display = trestle_x11_display(SDL_GetWindowFromID(event.window.windowID))
            {
                valuators.read(from: display)
            }
            return true
        }
    }

    private func look(at event: XEvent) {
        if event.type == ButtonPress {
            dropsNextWheel = (4...7).contains(event.xbutton.button) && event.xbutton.time == motionTime
        } else if event.type == GenericEvent, event.xcookie.evtype == XI_Motion, let data = event.xcookie.data {
            let motion = data.assumingMemoryBound(to: XIDeviceEvent.self).pointee
            guard let notches = valuators.notches(of: motion) else { return }
            motionTime = motion.time
            if notches != (0, 0) { push(notches) }
        }
    }

    private func push(_ notches: (x: Double, y: Double)) {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetMouseState(&x, &y)
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.timestamp = SDL_GetTicks()
        event.wheel.windowID = SDL_GetWindowID(SDL_GetMouseFocus())
        event.wheel.which = Self.ownMouse
        event.wheel.preciseX = Float(notches.x)
        event.wheel.preciseY = Float(notches.y)
        trestle_sdl_set_wheel_place(&event.wheel, x, y)
        SDL_PushEvent(&event)
    }
}

/// SDL calls this on the thread that pushes an event. Events of the window system are pushed on the main thread.
private func filterEvent(context: UnsafeMutableRawPointer?, event: UnsafeMutablePointer<SDL_Event>?) -> Int32 {
    guard let context, let event else { return 1 }
    switch SDL_EventType(rawValue: event.pointee.type) {
    case SDL_SYSWMEVENT, SDL_MOUSEWHEEL, SDL_WINDOWEVENT:
        // Numbers, because pointers are not Sendable.
        let addresses = (context: UInt(bitPattern: context), event: UInt(bitPattern: event))
        return MainActor.assumeIsolated {
            guard let context = UnsafeMutableRawPointer(bitPattern: addresses.context),
                let event = UnsafePointer<SDL_Event>(bitPattern: addresses.event)
            else { return 1 }
            let scrolling = Unmanaged<SmoothScrolling>.fromOpaque(context).takeUnretainedValue()
            return scrolling.accepts(event.pointee) ? 1 : 0
        }
    default: return 1
    }
}
