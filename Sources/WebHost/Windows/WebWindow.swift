package import HostInterface

/// A window in memory that pages show.
///
/// Its size is what its configuration or the driving viewer says, and its scale is that of this viewer's screen. Without
/// any viewer it stays as it is: the application runs on and does not notice.
@MainActor
package final class WebWindow: HostWindow {
    /// Its number in messages, from 1.
    package let id: UInt16
    package private(set) var size: HostSize
    package private(set) var scale: Double
    package private(set) var nativeScale: Double
    package private(set) var appearance: HostAppearance
    package private(set) var isClosed = false
    package let refreshRate: Int
    package var title: String { didSet { if title != oldValue { host?.needsUpdate() } } }

    private(set) var pixels: WindowPixels
    private var limits: (minimum: HostSize, maximum: HostSize)?
    /// Whether the scale and the appearance are those of the driving viewer.
    private let followsDensity: Bool
    private let followsAppearance: Bool
    private weak var host: WebHost?
    private var isLent = false

    /// The longest side in points, and the most pixels, whatever a page asks for.
    private static let longestSide = 4096.0
    private static let mostPixels = 40e6

    init(_ configuration: HostWindowConfiguration, id: UInt16, host: WebHost) {
        self.id = id
        self.host = host
        title = configuration.title
        size = configuration.size
        nativeScale = configuration.scale ?? 2
        scale = nativeScale.rounded(.up)
        followsDensity = configuration.scale == nil
        appearance = configuration.appearance ?? .light
        followsAppearance = configuration.appearance == nil
        refreshRate = configuration.frameRate ?? 60
        pixels = WindowPixels(size: size, scale: scale)
    }

    package var isVisible: Bool { !isClosed }

    package func beginFrame() -> HostFrame? {
        precondition(!isLent, "the pixels are lent already")
        guard !isClosed else { return nil }
        isLent = true
        return HostFrame(
            pixels: pixels.start, width: pixels.width, height: pixels.height, stride: pixels.stride,
            age: pixels.holdsFrame ? 1 : 0)
    }

    package func endFrame(damage: [PixelRect]) {
        endFrame(HostFrameChanges(painted: damage, damage: damage))
    }

    package func endFrame(_ changes: HostFrameChanges) {
        precondition(isLent, "no pixels are lent")
        isLent = false
        guard !changes.damage.isEmpty else { return }
        pixels.holdsFrame = true
        host?.windowChanged(self, changes)
    }

    /// A copy of the pixels of the last frame; see ``HostFrame`` for their order in memory.
    package func capture() -> TilePixels {
        TilePixels(
            PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height), of: pixels.start, stride: pixels.stride)
    }

    package func activate() { host?.activate(self) }

    package func limitSize(minimum: HostSize, maximum: HostSize) {
        limits = (minimum, maximum)
        resize(to: size)
    }

    package func close() {
        guard !isClosed else { return }
        isClosed = true
        host?.forget(self)
    }

    // MARK: For viewers

    /// Changes the size within the limits, and notifies the client.
    func resize(to wanted: HostSize) {
        var wanted = wanted
        if let limits {
            wanted.width = max(limits.minimum.width, min(wanted.width, limits.maximum.width))
            wanted.height = max(limits.minimum.height, min(wanted.height, limits.maximum.height))
        }
        wanted.width = max(1, min(wanted.width, Self.longestSide))
        wanted.height = max(1, min(wanted.height, Self.longestSide))
        change(to: wanted, nativeScale: nativeScale)
    }

    /// Adopts the screen of the driving viewer, and notifies the client.
    func adopt(_ screen: ClientMessage.Screen) {
        if followsDensity { change(to: size, nativeScale: max(1, min(screen.density, 3))) }
        let wanted: HostAppearance = screen.isDark ? .dark : .light
        guard followsAppearance, wanted != appearance, !isClosed else { return }
        appearance = wanted
        host?.post(.appearanceChanged(wanted), in: self)
    }

    private func change(to size: HostSize, nativeScale: Double) {
        let isLarge = size.width * size.height * nativeScale.rounded(.up) * nativeScale.rounded(.up) > Self.mostPixels
        let nativeScale = isLarge ? 1 : nativeScale
        guard (size, nativeScale) != (self.size, self.nativeScale), !isClosed, !isLent else { return }
        (self.size, self.nativeScale, scale) = (size, nativeScale, nativeScale.rounded(.up))
        pixels = WindowPixels(size: size, scale: scale)
        host?.post(.resized, in: self)
        host?.requestFrame()
    }
}
