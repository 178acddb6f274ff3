package import HostInterface

/// A window in memory. Its pixels persist from frame to frame and can be read at any time between frames.
@MainActor
package final class HeadlessWindow: HostWindow {
    package var title: String
    package private(set) var size: HostSize
    package private(set) var scale: Double
    package private(set) var appearance: HostAppearance
    package private(set) var isVisible = true
    package private(set) var refreshRate: Int
    package private(set) var nativeScale: Double
    /// Whether the window lends no pixels, as on a display that has not shown the previous frame yet.
    package var isBusy = false
    /// Whether ``limitSize(minimum:maximum:)`` changes the size.
    package var followsLimits = true

    /// The arguments of the last call of ``limitSize(minimum:maximum:)``.
    package private(set) var sizeLimits: (minimum: HostSize, maximum: HostSize)?

    /// The number of frames shown; frames that changed no pixel are not counted.
    package private(set) var framesShown = 0
    /// A closed window lends no pixels.
    package private(set) var isClosed = false

    /// The distance of the window from the left edge of the desktop, in points.
    package let left: Double
    private weak var host: HeadlessHost?
    private var buffer: PixelBuffer
    private var isLent = false

    init(_ configuration: HostWindowConfiguration, left: Double, host: HeadlessHost) {
        self.left = left
        title = configuration.title
        size = configuration.size
        // No display shows the frames, so they are not reduced to a fractional scale.
        scale = (configuration.scale ?? 2).rounded(.up)
        nativeScale = scale
        appearance = configuration.appearance ?? .light
        buffer = PixelBuffer(size: size, scale: scale)
        self.host = host
        refreshRate = configuration.frameRate ?? Int((1 / HeadlessHost.frameDuration).rounded())
    }

    package var placement: HostPlacement { HostPlacement(x: Int(left)) }

    package func beginFrame() -> HostFrame? {
        precondition(!isLent, "the pixels are lent already")
        guard !isClosed, isVisible, !isBusy else { return nil }
        isLent = true
        return HostFrame(
            pixels: buffer.pixels, width: buffer.width, height: buffer.height, stride: buffer.stride,
            age: buffer.holdsFrame ? 1 : 0)
    }

    package func endFrame(damage: [PixelRect]) {
        precondition(isLent, "no pixels are lent")
        isLent = false
        guard !damage.isEmpty else { return }
        buffer.holdsFrame = true
        framesShown += 1
    }

    package func activate() {
        setVisible(true)
        host?.giveKeyboard(to: self)
    }

    package func limitSize(minimum: HostSize, maximum: HostSize) {
        sizeLimits = (minimum, maximum)
        guard followsLimits else { return }
        let allowed = limited(size)
        if allowed != size { resize(to: allowed) }
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        isVisible = false
        host?.forget(self)
    }

    /// Minimizes or restores the window, and notifies the client.
    package func setVisible(_ isVisible: Bool) {
        guard isVisible != self.isVisible, !isClosed else { return }
        self.isVisible = isVisible
        host?.visibilityDidChange()
        post(.visibility(isVisible))
    }

    /// Changes the size or the scale as a user would, within the limits, and notifies the client. `size` is in points.
    package func resize(to size: HostSize, scale: Double? = nil) {
        self.size = limited(size)
        self.scale = scale ?? self.scale
        nativeScale = self.scale
        buffer = PixelBuffer(size: self.size, scale: self.scale)
        post(.resized)
    }

    /// Takes over the state of a display, whatever the limits are. The client is not notified.
    package func adopt(size: HostSize, scale: Double, nativeScale: Double, refreshRate: Int) {
        (self.nativeScale, self.refreshRate) = (nativeScale, refreshRate)
        guard size != self.size || scale != self.scale else { return }
        (self.size, self.scale) = (size, scale)
        buffer = PixelBuffer(size: size, scale: scale)
    }

    private func limited(_ size: HostSize) -> HostSize {
        guard let (minimum, maximum) = sizeLimits else { return size }
        return HostSize(
            width: max(minimum.width, min(size.width, maximum.width)),
            height: max(minimum.height, min(size.height, maximum.height)))
    }

    package func setAppearance(_ appearance: HostAppearance) {
        self.appearance = appearance
        post(.appearanceChanged(appearance))
    }

    /// Delivers an event immediately, as if the user had caused it.
    package func post(_ event: HostEvent) {
        guard let host else { return }
        host.client?.host(host, received: event, in: self)
    }

    /// Returns the pixels of the last frame, row by row without padding; see ``HostFrame`` for their order in memory.
    package func capture() -> CapturedFrame {
        CapturedFrame(
            bytes: buffer.bytes,
            width: buffer.width, height: buffer.height)
    }
}

/// A copy of a window's pixels.
package struct CapturedFrame: Equatable, Sendable {
    package let bytes: [UInt8]
    package let width: Int
    package let height: Int

    /// The components of a pixel: blue, green, red, alpha.
    package subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * 4
        return Array(bytes[start..<start + 4])
    }
}
