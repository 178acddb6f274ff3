internal import CSDL2
internal import CX11
import Foundation
package import HostInterface

/// A window on a desktop. Its surface is memory shared with the window system; frames are painted into it and shown in
/// parts.
///
/// Three units are involved: points (UIKit), pixels (the surface) and SDL's window units; ``WindowScale`` converts
/// between them. Where the scale of the display is a fraction, frames are painted into a ``ReducedFrame``.
@MainActor
package final class SDLWindow: HostWindow {
    package private(set) var size: HostSize
    package private(set) var isVisible = true
    package internal(set) var appearance: HostAppearance
    /// Whether the appearance follows the desktop and was not chosen by the application.
    var followsDesktop = false

    package var title: String {
        didSet { if !SDLHost.isDisplayLost { SDL_SetWindowTitle(window, title) } }
    }

    /// SDL's number of the window in its events.
    let id: UInt32
    /// The X server's number of the window; 0 on other window systems.
    let xWindow: UInt
    private(set) var units: WindowScale

    private var window: OpaquePointer?
    private weak var host: SDLHost?
    private let wishedScale: Double?
    /// Replaces the rate of the display.
    private let ownFrameRate: Int?

    /// Whether the surface contains the previous frame.
    private var holdsFrame = false
    private var reduced: ReducedFrame?
    private var pacing = FramePacing()
    /// The color that the window system shows in the area by which the window grows, until the next frame: that of the
    /// last pixel.
    private var growthColor: UInt32?
    private var failures = OneTimeMessages()

    init(_ configuration: HostWindowConfiguration, isFirst: Bool, host: SDLHost) throws {
        let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
        // The desktop chooses the position of further windows, so that they do not cover the first.
        let place = isFirst ? trestle_sdl_window_centered() : trestle_sdl_window_anywhere()
        let wanted = configuration.size
        guard
            let window = SDL_CreateWindow(
                configuration.title, place, place, Int32(wanted.width.rounded()), Int32(wanted.height.rounded()), flags)
        else { throw HostError.noDisplay(cause: lastSDLError()) }
        self.window = window
        self.host = host
        title = configuration.title
        size = wanted
        wishedScale = configuration.scale
        ownFrameRate = configuration.frameRate
        units = currentScale(of: window, wished: configuration.scale, textScale: host.textScaleOfDisplay)
        appearance = configuration.appearance ?? .light
        id = SDL_GetWindowID(window)
        xWindow = trestle_x11_window(window)

        fitToDesktop(wanted, centered: isFirst)
        try checkPixelFormat()
        populateSurface()
        readSize()
        SDL_ShowWindow(window)
    }

    isolated deinit {
        destroy()
    }

    /// The position on the desktop in SDL's units; on Wayland, which does not tell it, the origin.
    var position: (x: Int32, y: Int32) {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(window, &x, &y)
        return (x, y)
    }

    package var placement: HostPlacement {
        let position = SDLHost.isDisplayLost ? (x: 0, y: 0) : position
        return HostPlacement(x: Int(position.x), y: Int(position.y), unitsPerPoint: 1 / units.pointsPerUnit)
    }

    package var scale: Double { units.drawn }

    package var nativeScale: Double { units.native }

    package var refreshRate: Int {
        if let ownFrameRate { return ownFrameRate }
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(SDL_GetWindowDisplayIndex(window), &mode) == 0, mode.refresh_rate > 0 else {
            return 60
        }
        return Int(mode.refresh_rate)
    }

    // MARK: Frames

    package func beginFrame() -> HostFrame? {
        guard isVisible, let surface, let pixels = surface.pixels, isTimeForFrame() else { return nil }
        guard units.reduction != 1 else {
            return HostFrame(
                pixels: pixels, width: Int(surface.w), height: Int(surface.h), stride: Int(surface.pitch),
                age: holdsFrame ? 1 : 0)
        }
        let (width, height) = (Int(surface.w), Int(surface.h))
        if let reduced, reduced.fits(targetWidth: width, targetHeight: height) { return reduced.lend() }
        let reduced = ReducedFrame(targetWidth: width, targetHeight: height, scale: units)
        self.reduced = reduced
        return reduced.lend()
    }

    package func endFrame(damage: [PixelRect]) {
        guard let window, !damage.isEmpty else { return }
        var shown = damage
        if let reduced, let surface, let pixels = surface.pixels {
            shown = reduced.show(
                damage, whole: !holdsFrame, in: pixels.assumingMemoryBound(to: UInt32.self),
                stride: Int(surface.pitch) / 4)
        }
        var rects = shown.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        holdsFrame = SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
        // A surface whose size no longer matches the window is repainted anyway; any other failure is reported.
        if !holdsFrame, surface == nil { complain("showing a frame") }
        matchGrowthColor()
    }

    private func matchGrowthColor() {
        guard isOnX11, let window, let surface, let pixels = surface.pixels else { return }
        let last = pixels + Int(surface.h - 1) * Int(surface.pitch) + Int(surface.w - 1) * 4
        let color = last.load(as: UInt32.self) & 0xFF_FFFF
        guard color != growthColor else { return }
        growthColor = color
        trestle_x11_set_growth(window, UInt(color))
    }

    /// The pixels of the window; nil, after a message on standard error, when SDL has none.
    private var surface: SDL_Surface? {
        guard let window else { return nil }
        if let surface = SDL_GetWindowSurface(window) { return surface.pointee }
        complain("getting the window's pixels")
        return nil
    }

    /// Called for every new surface.
    private func populateSurface() {
        guard let surface, let pixels = surface.pixels else { return }
        SurfaceMemory.populate(pixels, byteCount: Int(surface.h) * Int(surface.pitch))
    }

    /// Returns whether the window takes part in this frame: a window on a slower display skips some.
    private func isTimeForFrame() -> Bool {
        guard let host else { return false }
        let rate = refreshRate
        guard Double(rate) * host.framePeriod < 1 else { return true }
        pacing.request()
        guard pacing.isDue(at: host.frameTime + host.framePeriod / 2) else { return false }
        pacing.begin(at: host.frameTime, refreshRate: rate)
        return true
    }

    // MARK: For the application

    package func activate() {
        guard let window, !SDLHost.isDisplayLost else { return }
        if SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 { SDL_RestoreWindow(window) }
        SDL_RaiseWindow(window)
    }

    /// Has the desktop show a picture for the window.
    func show(_ icon: HostPicture) {
        guard let window, !SDLHost.isDisplayLost else { return }
        var pixels = icon.straightPixels
        let pitch = Int32(icon.width * 4)
        pixels.withUnsafeMutableBytes { bytes in
            guard
                let surface = SDL_CreateRGBSurfaceFrom(
                    bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, pitch, 0xFF_0000, 0xFF00, 0xFF,
                    0xFF00_0000)
            else { return }
            // SDL copies it.
            SDL_SetWindowIcon(window, surface)
            SDL_FreeSurface(surface)
        }
    }

    package func limitSize(minimum: HostSize, maximum: HostSize) {
        guard let window, !SDLHost.isDisplayLost else { return }
        // SDL accepts 0 for no limit only if no limit was set before.
        let unlimited: Int32 = 1 << 15 - 1
        func limit(_ points: Double, else none: Int32) -> Int32 {
            points.isFinite && points > 0 && points < Double(unlimited) ? units.units(forPoints: points) : none
        }
        SDL_SetWindowMinimumSize(window, limit(minimum.width, else: 1), limit(minimum.height, else: 1))
        SDL_SetWindowMaximumSize(
            window, limit(maximum.width, else: unlimited), limit(maximum.height, else: unlimited))
    }

    package func close() {
        guard window != nil else { return }
        destroy()
        host?.forget(self)
    }

    private func destroy() {
        if let window, !SDLHost.isDisplayLost { SDL_DestroyWindow(window) }
        window = nil
    }

    // MARK: Changes from outside

    /// Updates the window after an SDL event. Returns the events for the client: a new size or scale is reported once,
    /// however many steps led to it.
    func changes(after event: SDL_WindowEvent) -> [HostEvent] {
        switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            // The surface was replaced.
            holdsFrame = false
            populateSurface()
        case SDL_WINDOWEVENT_EXPOSED:
            // The surface still contains the frame; only the screen lost it.
            if holdsFrame { SDL_UpdateWindowSurface(window) }
        default:
            break
        }
        var events: [HostEvent] = []
        let (sizeBefore, unitsBefore, wasVisible) = (size, units, isVisible)
        readSize()
        if size != sizeBefore || units != unitsBefore { events.append(.resized) }
        let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
        isVisible = SDL_GetWindowFlags(window) & hidden == 0
        if isVisible != wasVisible { events.append(.visibility(isVisible)) }
        return events
    }

    /// Sets the size of the window in SDL's units, limited to the available area of the desktop.
    private func fitToDesktop(_ wanted: HostSize, centered: Bool) {
        var width = units.units(forPoints: wanted.width)
        var height = units.units(forPoints: wanted.height)
        var room = SDL_Rect()
        if SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(window), &room) == 0, room.w > 0, room.h > 0 {
            width = min(width, room.w)
            height = min(height, room.h)
        }
        SDL_SetWindowSize(window, width, height)
        if centered {
            SDL_SetWindowPosition(window, trestle_sdl_window_centered(), trestle_sdl_window_centered())
        }
    }

    private func readSize() {
        guard let window else { return }
        let before = units
        units = currentScale(of: window, wished: wishedScale, textScale: host?.textScaleOfDisplay ?? 1)
        if units != before { (holdsFrame, reduced) = (false, nil) }
        var width: Int32 = 0
        var height: Int32 = 0
        trestle_sdl_pixel_size(window, &width, &height)
        size = HostSize(
            width: Double(units.drawnPixels(for: Int(width))) / units.drawn,
            height: Double(units.drawnPixels(for: Int(height))) / units.drawn)
    }

    private func checkPixelFormat() throws {
        guard let surface = SDL_GetWindowSurface(window), let format = surface.pointee.format?.pointee else {
            throw HostError.noDisplay(cause: "SDL has no pixels for a window (\(lastSDLError()))")
        }
        guard format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00, format.Bmask == 0xFF else {
            throw HostError(
                """
                The display's pixels are \(format.BitsPerPixel) bits of another layout than 8-bit red, green and blue \
                in 32 bits. Use a display of 24 or 32 bits depth, or set TRESTLE_HOST=headless.
                """)
        }
    }

    private func complain(_ call: String) {
        failures.report(
            """
            The window "\(title)" is not painted: \(call) failed (\(lastSDLError())). If this goes on, close the window or \
            start again; TRESTLE_HOST=headless runs without a window.
            """)
    }
}

/// Messages on standard error, each of which is written once.
private struct OneTimeMessages {
    private var said: Set<String> = []

    mutating func report(_ line: String) {
        guard said.insert(line).inserted else { return }
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// Returns the current scale of a window: the requested one, else that of the desktop.
@MainActor
private func currentScale(of window: OpaquePointer, wished: Double?, textScale: Double) -> WindowScale {
    var units: Int32 = 0
    var pixels: Int32 = 0
    SDL_GetWindowSize(window, &units, nil)
    trestle_sdl_pixel_size(window, &pixels, nil)
    let pixelsPerUnit = units > 0 && pixels > 0 ? Double(pixels) / Double(units) : 1
    if let wished { return WindowScale(native: wished, pixelsPerUnit: pixelsPerUnit) }
    let desktop = DesktopScale(
        environment: ProcessInfo.processInfo.environment, fontDotsPerInch: fontDotsPerInch, textScale: textScale,
        pixelsPerUnit: pixelsPerUnit)
    return WindowScale(native: desktop.pixelsPerPoint, pixelsPerUnit: pixelsPerUnit)
}

/// Xft.dpi, read once, because X clients see the resources as they were when they started.
@MainActor
private let fontDotsPerInch: Double? = {
    guard isOnX11 else { return nil }
    return X11Library()?.resource("Xft", "dpi").flatMap(Double.init)
}()
