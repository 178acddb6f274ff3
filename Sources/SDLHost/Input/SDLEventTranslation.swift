internal import CSDL2
internal import HostInterface

/// What the translation of an SDL event needs besides the event.
struct SDLEventContext {
    /// Points per unit of SDL's window coordinates.
    var pointsPerUnit: Double
    /// In points; touch positions are fractions of it.
    var touchSize: HostSize
    /// The times of the host's clock and of SDL's millisecond clock at the same moment.
    var now: Double
    var ticks: UInt32
    var modifiers: SDL_Keymod
    /// What the key of a key event types with its modifiers, where the window system reports it.
    var typed: String?

    func time(_ timestamp: UInt32) -> Double {
        // A time stamp in the future, which can occur because the clocks differ, counts as now.
        now - Double(max(0, Int32(bitPattern: ticks &- timestamp))) / 1000
    }
}

extension SDL_Event {
    /// SDL's number of the window that the event belongs to; nil for events of the whole application.
    var hostWindowID: UInt32? {
        switch SDL_EventType(rawValue: type) {
        case SDL_WINDOWEVENT: window.windowID
        case SDL_MOUSEMOTION: motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
        case SDL_MOUSEWHEEL: wheel.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
        case SDL_KEYDOWN, SDL_KEYUP: key.windowID
        case SDL_TEXTINPUT: text.windowID
        case SDL_TEXTEDITING: edit.windowID
        default: longComposition?.window
        }
    }

    /// A composition that does not fit into the 32 bytes of `SDL_TEXTEDITING`.
    var longComposition: trestle_sdl_composition? {
        var composition = trestle_sdl_composition()
        return withUnsafePointer(to: self) { trestle_sdl_long_composition($0, &composition) } == SDL_TRUE
            ? composition : nil
    }
}

extension HostEvent {
    /// Nil for events that are not delivered to the application.
    init?(_ event: SDL_Event, in context: SDLEventContext, wheel: inout WheelSource) {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_WINDOWEVENT:
            self.init(event.window, in: context)
        case SDL_MOUSEMOTION:
            self = .pointer(PointerEvent(event.motion, in: context))
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard let pointer = PointerEvent(event.button, in: context) else { return nil }
            self = .pointer(pointer)
        case SDL_MOUSEWHEEL:
            self = .wheel(WheelEvent(event.wheel, in: context, from: &wheel))
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            self = .pointer(PointerEvent(event.tfinger, in: context))
        case SDL_KEYDOWN, SDL_KEYUP:
            self = .key(KeyEvent(event.key, in: context))
        case SDL_TEXTINPUT:
            self = .text(event.text.typed)
        case SDL_TEXTEDITING:
            self = .composition(
                withUnsafeBytes(of: event.edit.text, string(fromBytes:)),
                selection: selection(start: event.edit.start, length: event.edit.length))
        default:
            guard let long = event.longComposition, let text = long.text else { return nil }
            self = .composition(String(cString: text), selection: selection(start: long.start, length: long.length))
        }
    }

    /// Changes of size and visibility are reported by the window, see ``SDLWindow/changes(after:)``.
    private init?(_ event: SDL_WindowEvent, in context: SDLEventContext) {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_FOCUS_GAINED: self = .activation(true)
        case SDL_WINDOWEVENT_FOCUS_LOST: self = .activation(false)
        case SDL_WINDOWEVENT_CLOSE: self = .closeRequested
        case SDL_WINDOWEVENT_LEAVE:
            self = .pointer(PointerEvent(.left, x: 0, y: 0, time: context.time(event.timestamp), kind: .mouse))
        default: return nil
        }
    }
}

extension PointerEvent {
    /// A mouse that moves with a pressed button drags; otherwise it hovers.
    init(_ event: SDL_MouseMotionEvent, in context: SDLEventContext) {
        let pressed = Button.pressed(in: event.state)
        self.init(
            pressed == nil ? .hovered : .moved, x: Double(event.x) * context.pointsPerUnit,
            y: Double(event.y) * context.pointsPerUnit, time: context.time(event.timestamp), kind: .mouse,
            button: pressed ?? .primary, modifiers: KeyModifiers(context.modifiers))
    }

    /// Nil for buttons beyond the third.
    init?(_ event: SDL_MouseButtonEvent, in context: SDLEventContext) {
        guard let button = Button(number: event.button) else { return nil }
        self.init(
            event.state == SDL_PRESSED ? .began : .ended, x: Double(event.x) * context.pointsPerUnit,
            y: Double(event.y) * context.pointsPerUnit, time: context.time(event.timestamp), kind: .mouse,
            button: button, modifiers: KeyModifiers(context.modifiers))
    }

    init(_ event: SDL_TouchFingerEvent, in context: SDLEventContext) {
        let phase: Phase =
            switch SDL_EventType(rawValue: event.type) {
            case SDL_FINGERDOWN: .began
            case SDL_FINGERUP: .ended
            default: .moved
            }
        self.init(
            phase, x: Double(event.x) * context.touchSize.width, y: Double(event.y) * context.touchSize.height,
            time: context.time(event.timestamp), id: Int(event.fingerId) &+ 1 /* 0 is the mouse */, kind: .touch,
            modifiers: KeyModifiers(context.modifiers))
    }
}

extension PointerEvent.Button {
    /// SDL numbers the buttons left, middle, right.
    fileprivate init?(number: UInt8) {
        switch Int32(number) {
        case SDL_BUTTON_LEFT: self = .primary
        case SDL_BUTTON_MIDDLE: self = .middle
        case SDL_BUTTON_RIGHT: self = .secondary
        default: return nil
        }
    }

    /// Returns the first pressed button of a mask in which bit n - 1 is button n.
    fileprivate static func pressed(in mask: UInt32) -> Self? {
        [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE]
            .first { mask & (1 << UInt32($0 - 1)) != 0 }
            .flatMap { Self(number: UInt8($0)) }
    }
}

extension WheelEvent {
    /// SDL counts notches: a positive y scrolls away from the user (the content moves down), a positive x to the right
    /// (the content moves left). Touchpads report fractions of a notch.
    init(_ event: SDL_MouseWheelEvent, in context: SDLEventContext, from source: inout WheelSource) {
        let time = context.time(event.timestamp)
        let moved = source.points(x: Double(event.preciseX), y: Double(event.preciseY), time: time)
        var (x, y): (Int32, Int32) = (0, 0)
        withUnsafePointer(to: event) { trestle_sdl_wheel_place($0, &x, &y) }
        self.init(
            x: Double(x) * context.pointsPerUnit, y: Double(y) * context.pointsPerUnit,
            deltaX: -moved.x, deltaY: moved.y, time: time, isPrecise: moved.isPrecise,
            modifiers: KeyModifiers(context.modifiers))
    }
}

extension SDL_TextInputEvent {
    var typed: String { withUnsafeBytes(of: text, string(fromBytes:)) }
}

/// Returns the selected range of a composition: the highlighted characters, or the position of the caret.
private func selection(start: Int32, length: Int32) -> Range<Int> {
    let start = max(0, Int(start))
    return start..<start + max(0, Int(length))
}

/// Returns the text of a fixed-size C array up to its first zero.
private func string(fromBytes bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
}
