internal import CSDL2
internal import HostInterface

/// The pointer shapes of the desktop, created when they are first shown. SDL releases them with its video subsystem.
@MainActor
struct SDLCursors {
    private var made: [HostCursor: OpaquePointer] = [:]
    private(set) var shown = HostCursor.arrow

    mutating func show(_ cursor: HostCursor) {
        guard cursor != shown else { return }
        shown = cursor
        guard let shape = cursor.systemCursor else {
            SDL_ShowCursor(SDL_DISABLE)
            return
        }
        let pointer = made[cursor] ?? SDL_CreateSystemCursor(shape)
        made[cursor] = pointer
        SDL_SetCursor(pointer)
        SDL_ShowCursor(SDL_ENABLE)
    }
}

extension HostCursor {
    fileprivate var systemCursor: SDL_SystemCursor? {
        switch self {
        case .arrow: SDL_SYSTEM_CURSOR_ARROW
        case .verticalBeam: SDL_SYSTEM_CURSOR_IBEAM
        case .hand: SDL_SYSTEM_CURSOR_HAND
        case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
        case .wait: SDL_SYSTEM_CURSOR_WAIT
        case .progress: SDL_SYSTEM_CURSOR_WAITARROW
        case .notAllowed: SDL_SYSTEM_CURSOR_NO
        case .move: SDL_SYSTEM_CURSOR_SIZEALL
        case .resizeLeftRight: SDL_SYSTEM_CURSOR_SIZEWE
        case .resizeUpDown: SDL_SYSTEM_CURSOR_SIZENS
        case .resizeFalling: SDL_SYSTEM_CURSOR_SIZENWSE
        case .resizeRising: SDL_SYSTEM_CURSOR_SIZENESW
        case .hidden: nil
        }
    }
}
