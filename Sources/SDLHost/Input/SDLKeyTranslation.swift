internal import CSDL2
internal import HostInterface

extension KeyEvent {
    /// SDL's scancodes are USB HID usages of the keyboard page.
    init(_ event: SDL_KeyboardEvent, in context: SDLEventContext) {
        let usage = Int(event.keysym.scancode.rawValue)
        var modifiers = KeyModifiers(SDL_Keymod(rawValue: UInt32(event.keysym.mod)))
        if Self.keypad.contains(usage) { modifiers.insert(.numericPad) }
        self.init(
            isDown: event.state == SDL_PRESSED, usage: usage,
            characters: context.typed ?? Self.characters(of: event.keysym.sym, modifiers),
            charactersIgnoringModifiers: Self.characters(of: event.keysym.sym, []), modifiers: modifiers,
            isRepeat: event.repeat != 0, time: context.time(event.timestamp))
    }

    /// The range of the keypad in the HID usage tables, from Num Lock to the period.
    private static let keypad = 0x53...0x63

    /// Returns what a key code types. The code is the character of the key in the layout, or a number above 2^30 for
    /// keys without one; of the effect of modifiers only capital letters can be derived from it.
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
