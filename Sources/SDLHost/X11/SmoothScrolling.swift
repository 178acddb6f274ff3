internal import CSDL2
internal import CX11

/// Sub-pixel scrolling on X11, where SDL rounds to whole notches.
///
/// SDL selects XInput 2's motion for its windows, and shows every X event to an event filter first. A motion of a scroll axis becomes a wheel
/// event of the exact amount; the presses of buttons 4 to 7 that the server makes out of the same motion (they have its time) are dropped. A
/// device without scroll axes, such as xdotool's, has presses only: those stay.
@MainActor
final class SmoothScrolling {
    private var valuators: ScrollValuators
    /// The server's time of the last scroll motion.
    private var motionTime: Time?
    /// SDL makes a wheel event of the button press that it has just shown.
    private var dropsNextWheel = false

    /// `which` of the wheel events made here.
    private static let ownMouse = UInt32.max - 7

    init(valuators: ScrollValuators = ScrollValuators()) {
        self.valuators = valuators
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
        SDL_SetEventFilter(filterEvent, Unmanaged.passUnretained(self).toOpaque())
    }

    /// SDL calls back no more.
    func stop() {
        SDL_SetEventFilter(nil, nil)
        SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_IGNORE)
    }

    /// Whether the event may enter SDL's queue.
    fileprivate func accepts(_ event: SDL_Event) -> Bool {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_SYSWMEVENT:
            if let event = trestle_x11_event(event.syswm.msg) { look(at: event.pointee) }
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
        event.wheel.mouseX = x
        event.wheel.mouseY = y
        SDL_PushEvent(&event)
    }
}

/// SDL calls it on the thread that pushes an event, whichever that is; events of the window system are pushed on the main thread.
private func filterEvent(context: UnsafeMutableRawPointer?, event: UnsafeMutablePointer<SDL_Event>?) -> Int32 {
    guard let context, let event else { return 1 }
    switch SDL_EventType(rawValue: event.pointee.type) {
    case SDL_SYSWMEVENT, SDL_MOUSEWHEEL, SDL_WINDOWEVENT:
        // As numbers: pointers may not change threads.
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
