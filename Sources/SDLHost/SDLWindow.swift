internal import CSDL2
import Foundation
package import HostInterface

/// A desktop window. Its surface is the window system's shared memory; a frame is painted into it and shown in parts.
///
/// Three units meet here: points (UIKit), pixels (the surface) and SDL's window units (pixels on X11, the desktop's own
/// on Wayland).
@MainActor
package final class SDLWindow: HostWindow {
    package private(set) var size: HostSize
    package let scale: Double
    package let appearance: HostAppearance

    package var title: String {
        didSet { SDL_SetWindowTitle(window, title) }
    }

    /// SDL's number for the window, in its events.
    let id: UInt32

    private var window: OpaquePointer?
    private weak var host: SDLHost?
    /// Whether the surface holds the frame before.
    private var holdsFrame = false
    private var isVisible = true

    init(_ configuration: HostWindowConfiguration, host: SDLHost) throws {
        let scale = configuration.scale ?? desktopScale()
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        guard
            let window = SDL_CreateWindow(
                configuration.title, trestle_sdl_window_centered(), trestle_sdl_window_centered(),
                Int32((configuration.size.width * scale).rounded()),
                Int32((configuration.size.height * scale).rounded()),
                flags)
        else { throw HostError.noDisplay(cause: lastSDLError()) }
        self.window = window
        self.host = host
        title = configuration.title
        size = configuration.size
        self.scale = scale
        appearance = configuration.appearance ?? .light
        id = SDL_GetWindowID(window)

        fitToDesktop(configuration.size)
        try checkPixelFormat()
        updateSize()
        SDL_ShowWindow(window)
    }

    isolated deinit {
        if let window { SDL_DestroyWindow(window) }
    }

    package var refreshRate: Int {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode) == 0, mode.refresh_rate > 0 else {
            return 60
        }
        return Int(mode.refresh_rate)
    }

    /// What one of SDL's units is in points.
    var pointsPerUnit: Double { pixelsPerUnit / scale }

    private var pixelsPerUnit: Double {
        var units: Int32 = 0
        var pixels: Int32 = 0
        SDL_GetWindowSize(window, &units, nil)
        SDL_GetWindowSizeInPixels(window, &pixels, nil)
        return units > 0 && pixels > 0 ? Double(pixels) / Double(units) : 1
    }

    // MARK: Frames

    package func beginFrame() -> HostFrame? {
        guard isVisible, let window, let surface = SDL_GetWindowSurface(window)?.pointee, let pixels = surface.pixels
        else {
            return nil
        }
        return HostFrame(
            pixels: pixels, width: Int(surface.w), height: Int(surface.h), stride: Int(surface.pitch),
            age: holdsFrame ? 1 : 0)
    }

    package func endFrame(damage: [PixelRect]) {
        guard let window, !damage.isEmpty else { return }
        var rects = damage.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        // A surface that lost its window between the two calls (resized, closed) is painted again anyway.
        holdsFrame = SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
    }

    package func close() {
        guard let window else { return }
        SDL_DestroyWindow(window)
        self.window = nil
        host?.forget(self)
    }

    // MARK: Changes from outside

    /// Keeps size, visibility and surface true to an event, before the client hears of it.
    func windowChanged(_ event: SDL_WindowEvent) {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            holdsFrame = false
            updateSize()
        case SDL_WINDOWEVENT_EXPOSED:
            // The surface still holds the frame; only the screen lost it.
            if holdsFrame { SDL_UpdateWindowSurface(window) }
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
            isVisible = false
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
            isVisible = true
        default:
            break
        }
    }

    /// Gives the window its size in SDL's units, at most as large as the desktop has room for, and puts it in the middle.
    private func fitToDesktop(_ wanted: HostSize) {
        var width = Int32((wanted.width * scale / pixelsPerUnit).rounded())
        var height = Int32((wanted.height * scale / pixelsPerUnit).rounded())
        var room = SDL_Rect()
        if SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &room) == 0, room.w > 0, room.h > 0 {
            width = min(width, room.w)
            height = min(height, room.h)
        }
        SDL_SetWindowSize(window, width, height)
        SDL_SetWindowPosition(window, trestle_sdl_window_centered(), trestle_sdl_window_centered())
    }

    private func updateSize() {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        size = HostSize(width: Double(width) / scale, height: Double(height) / scale)
    }

    private func checkPixelFormat() throws {
        guard let surface = SDL_GetWindowSurface(window), let format = surface.pointee.format?.pointee else {
            throw HostError.noDisplay(cause: lastSDLError())
        }
        guard format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00, format.Bmask == 0xFF else {
            throw HostError(
                """
                The display's pixels are \(format.BitsPerPixel) bits of another layout than 8-bit red, green and blue \
                in 32 bits. Use a display of 24 or 32 bits depth, or set TRESTLE_HOST=headless.
                """)
        }
    }
}

/// The whole-number scale that the desktop asks of applications; 1 when it asks for nothing.
private func desktopScale() -> Double {
    let wished = ProcessInfo.processInfo.environment["GDK_SCALE"].flatMap(Double.init) ?? 1
    return min(3, max(1, wished.rounded(.up)))
}
