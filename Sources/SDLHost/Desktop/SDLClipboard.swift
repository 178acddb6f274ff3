internal import CSDL2
internal import HostInterface

/// The clipboard of the desktop. SDL 2 supports text only.
@MainActor
final class SDLClipboard: HostClipboard {
    /// On Wayland the program is also notified of what it has copied itself.
    private var expectsOwnReport = false

    var text: String? {
        get {
            guard SDL_HasClipboardText() == SDL_TRUE, let copied = SDL_GetClipboardText() else { return nil }
            defer { SDL_free(copied) }
            return String(cString: copied)
        }
        set {
            SDL_SetClipboardText(newValue ?? "")
            expectsOwnReport = isOnWayland
        }
    }

    /// Called when SDL reports a change. Returns true when another program made it.
    func isForeignChange() -> Bool {
        defer { expectsOwnReport = false }
        return !expectsOwnReport
    }
}
