internal import CSDL2
internal import HostInterface

/// Collects what SDL reports of one drop, until it is complete.
@MainActor
struct DropCollection {
    /// By SDL's number of the window, so that drops on different windows are kept apart; 0 where SDL names no window.
    private var drops: [UInt32: HostDrop] = [:]

    /// Adds a part, and returns the drop once it is complete, without its position. Frees the text of the event.
    mutating func add(_ event: SDL_DropEvent) -> HostDrop? {
        defer { SDL_free(event.file) }
        let piece = event.file.map { String(cString: $0) }
        switch SDL_EventType(rawValue: event.type) {
        case SDL_DROPBEGIN:
            drops[event.windowID] = HostDrop(x: 0, y: 0)
        case SDL_DROPFILE:
            if let piece { drops[event.windowID, default: HostDrop(x: 0, y: 0)].files.append(piece) }
        case SDL_DROPTEXT:
            // On X11 text arrives line by line.
            let before = drops[event.windowID]?.text.map { $0 + "\n" } ?? ""
            drops[event.windowID, default: HostDrop(x: 0, y: 0)].text = before + (piece ?? "")
        default:
            guard let drop = drops.removeValue(forKey: event.windowID) else { return nil }
            return drop.files.isEmpty && drop.text == nil ? nil : drop
        }
        return nil
    }
}

/// Returns the position of the pointer in a window, in SDL's units. During a drag no motion is reported, but X11 can be
/// asked.
@MainActor
func pointerPosition(in window: OpaquePointer?) -> (x: Int32, y: Int32) {
    var (x, y): (Int32, Int32) = (0, 0)
    guard !isOnWayland else {
        SDL_GetMouseState(&x, &y)
        return (x, y)
    }
    var (left, top): (Int32, Int32) = (0, 0)
    SDL_GetGlobalMouseState(&x, &y)
    SDL_GetWindowPosition(window, &left, &top)
    return (x - left, y - top)
}

@MainActor
var isOnWayland: Bool { driverName == "wayland" }

/// The name of SDL's video driver: "x11", "wayland", "dummy".
@MainActor
var driverName: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }
