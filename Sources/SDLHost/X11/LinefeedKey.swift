internal import CSDL2
internal import CX11

/// The key Linefeed of X11, with which programs such as xdotool type a line break. SDL knows no such key, so that its
/// events would be lost. Here it is the return key.
@MainActor
enum LinefeedKey {
    /// XK_Linefeed of X11's keysymdef.h.
    private static let keysym: KeySym = 0xFF0A

    /// Called with every X event before SDL handles it.
    static func look(at event: XEvent) {
        guard event.type == KeyPress || event.type == KeyRelease, event.xkey.display != nil else { return }
        var key = event.xkey
        guard XLookupKeysym(&key, 0) == keysym else { return }
        push(isDown: event.type == KeyPress)
    }

    private static func push(isDown: Bool) {
        var event = SDL_Event()
        event.key.type = isDown ? SDL_KEYDOWN.rawValue : SDL_KEYUP.rawValue
        event.key.timestamp = SDL_GetTicks()
        event.key.windowID = SDL_GetWindowID(SDL_GetKeyboardFocus())
        event.key.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
        event.key.keysym.scancode = SDL_SCANCODE_RETURN
        event.key.keysym.sym = SDL_Keycode(SDLK_RETURN.rawValue)
        event.key.keysym.mod = UInt16(SDL_GetModState().rawValue)
        SDL_PushEvent(&event)
    }
}
