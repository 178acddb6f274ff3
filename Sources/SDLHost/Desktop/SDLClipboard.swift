internal import CSDL2
internal import HostInterface

/// The desktop's clipboard. SDL 2 hands over text only.
@MainActor
final class SDLClipboard: HostClipboard {
    /// Wayland also reports what this program has copied itself.
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

    /// SDL reports a change: true when another program made it.
    func isForeignChange() -> Bool {
        defer { expectsOwnReport = false }
        return !expectsOwnReport
    }
}
