internal import CSDL2
internal import HostInterface

/// Gathers what SDL reports of one drop, piece by piece, until it is complete.
@MainActor
struct DropCollection {
    /// Where SDL names a window, pieces of different windows do not mix; 0 where it names none.
    private var drops: [UInt32: HostDrop] = [:]

    /// Takes a piece; the whole drop, still without a place, once it is complete. Frees the event's text.
    mutating func add(_ event: SDL_DropEvent) -> HostDrop? {
        defer { SDL_free(event.file) }
        let piece = event.file.map { String(cString: $0) }
        switch SDL_EventType(rawValue: event.type) {
        case SDL_DROPBEGIN:
            drops[event.windowID] = HostDrop(x: 0, y: 0)
        case SDL_DROPFILE:
            if let piece { drops[event.windowID, default: HostDrop(x: 0, y: 0)].files.append(piece) }
        case SDL_DROPTEXT:
            // On X11 a text comes line by line.
            let before = drops[event.windowID]?.text.map { $0 + "\n" } ?? ""
            drops[event.windowID, default: HostDrop(x: 0, y: 0)].text = before + (piece ?? "")
        default:
            guard let drop = drops.removeValue(forKey: event.windowID) else { return nil }
            return drop.files.isEmpty && drop.text == nil ? nil : drop
        }
        return nil
    }
}

/// Where the pointer is in a window, in SDL's units. While something is dragged no motion is reported; X11 can be asked.
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

/// Which of SDL's drivers shows the windows: "x11", "wayland", "dummy".
@MainActor
var driverName: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }
