internal import CSDL2
internal import HostInterface

/// What an SDL event does not say by itself.
struct SDLEventContext {
    /// SDL's window coordinates times this are points.
    var pointsPerUnit: Double
    /// In points; touch positions are fractions of it.
    var windowSize: HostSize
    /// The host clock and SDL's millisecond clock at the same moment.
    var now: Double
    var ticks: UInt32
    var modifiers: SDL_Keymod

    func time(_ timestamp: UInt32) -> Double {
        // A timestamp in the future (the clocks tick apart) counts as now.
        now - Double(max(0, Int32(bitPattern: ticks &- timestamp))) / 1000
    }
}

extension SDL_Event {
    /// The window that the event belongs to; nil for events of the whole application.
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
        default: nil
        }
    }
}

extension HostEvent {
    /// Nil for what no application is told.
    init?(_ event: SDL_Event, in context: SDLEventContext) {
        switch SDL_EventType(rawValue: event.type) {
        case SDL_WINDOWEVENT:
            self.init(event.window)
        case SDL_MOUSEMOTION:
            self = .pointer(PointerEvent(event.motion, in: context))
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
            guard let pointer = PointerEvent(event.button, in: context) else { return nil }
            self = .pointer(pointer)
        case SDL_MOUSEWHEEL:
            self = .wheel(WheelEvent(event.wheel, in: context))
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            self = .pointer(PointerEvent(event.tfinger, in: context))
        case SDL_KEYDOWN, SDL_KEYUP:
            self = .key(KeyEvent(event.key, in: context))
        case SDL_TEXTINPUT:
            self = .text(withUnsafeBytes(of: event.text.text, string(fromBytes:)))
        case SDL_TEXTEDITING:
            let start = max(0, Int(event.edit.start))
            self = .composition(
                withUnsafeBytes(of: event.edit.text, string(fromBytes:)),
                selection: start..<start + max(0, Int(event.edit.length)))
        default:
            return nil
        }
    }

    private init?(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED: self = .resized
        case SDL_WINDOWEVENT_FOCUS_GAINED: self = .activation(true)
        case SDL_WINDOWEVENT_FOCUS_LOST: self = .activation(false)
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: self = .visibility(false)
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN: self = .visibility(true)
        case SDL_WINDOWEVENT_CLOSE: self = .closeRequested
        default: return nil
        }
    }
}

extension PointerEvent {
    /// A mouse that moves with a button down drags; without, it hovers.
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
            phase, x: Double(event.x) * context.windowSize.width, y: Double(event.y) * context.windowSize.height,
            time: context.time(event.timestamp), id: Int(event.fingerId) &+ 1 /* 0 is the mouse */, kind: .touch,
            modifiers: KeyModifiers(context.modifiers))
    }
}

extension PointerEvent.Button {
    /// SDL counts left, middle, right.
    fileprivate init?(number: UInt8) {
        switch Int32(number) {
        case SDL_BUTTON_LEFT: self = .primary
        case SDL_BUTTON_MIDDLE: self = .middle
        case SDL_BUTTON_RIGHT: self = .secondary
        default: return nil
        }
    }

    /// The first pressed button of a mask in which bit n - 1 is button n.
    fileprivate static func pressed(in mask: UInt32) -> Self? {
        [SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE]
            .first { mask & (1 << UInt32($0 - 1)) != 0 }
            .flatMap { Self(number: UInt8($0)) }
    }
}

extension WheelEvent {
    /// A notch is three lines of 20 points, as elsewhere on Linux desktops.
    private static let pointsPerNotch = 60.0

    /// SDL counts notches: positive y away from the user (the content moves down), positive x to the right (the content
    /// moves left). Touchpads give parts of a notch.
    init(_ event: SDL_MouseWheelEvent, in context: SDLEventContext) {
        let x = Double(event.preciseX)
        let y = Double(event.preciseY)
        self.init(
            x: Double(event.mouseX) * context.pointsPerUnit, y: Double(event.mouseY) * context.pointsPerUnit,
            deltaX: -x * Self.pointsPerNotch, deltaY: y * Self.pointsPerNotch, time: context.time(event.timestamp),
            isPrecise: x != x.rounded() || y != y.rounded(), modifiers: KeyModifiers(context.modifiers))
    }
}

extension KeyEvent {
    /// SDL's scancodes are USB HID usages of the keyboard page.
    init(_ event: SDL_KeyboardEvent, in context: SDLEventContext) {
        let usage = Int(event.keysym.scancode.rawValue)
        var modifiers = KeyModifiers(SDL_Keymod(rawValue: UInt32(event.keysym.mod)))
        if Self.keypad.contains(usage) { modifiers.insert(.numericPad) }
        self.init(
            isDown: event.state == SDL_PRESSED, usage: usage,
            characters: Self.characters(of: event.keysym.sym, modifiers), modifiers: modifiers,
            isRepeat: event.repeat != 0, time: context.time(event.timestamp))
    }

    /// From Num Lock to the period, in the HID usage tables.
    private static let keypad = 0x53...0x63

    /// A key code is the key's character in the layout, or a number above 2^30 for keys without one.
    private static func characters(of code: SDL_Keycode, _ modifiers: KeyModifiers) -> String {
        guard code > 0, code < 1 << 30, let scalar = UnicodeScalar(UInt32(code)) else { return "" }
        let isUppercase = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        return isUppercase ? String(scalar).uppercased() : String(scalar)
    }
}

extension KeyModifiers {
    init(_ mod: SDL_Keymod) {
        self = []
        for (bits, flag) in [
            (KMOD_CAPS.rawValue, Self.capsLock), (KMOD_SHIFT.rawValue, .shift), (KMOD_CTRL.rawValue, .control),
            (KMOD_ALT.rawValue, .alternate), (KMOD_GUI.rawValue, .command),
        ] where mod.rawValue & bits != 0 {
            insert(flag)
        }
    }
}

/// The text of a fixed-size C array, up to its first zero.
private func string(fromBytes bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
}
