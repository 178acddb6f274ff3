import HostInterface

/// A window at a place of the desktop.
@MainActor
final class FakeWindow: HostWindow {
    let placement: HostPlacement
    let size = HostSize(width: 320, height: 480)
    let scale = 1.0
    let nativeScale = 1.0
    let appearance = HostAppearance.light
    var title = ""
    let refreshRate = 60
    let isVisible = true

    init(_ placement: HostPlacement) { self.placement = placement }

    func beginFrame() -> HostFrame? { nil }
    func endFrame(damage: [PixelRect]) {}
    func activate() {}
    func limitSize(minimum: HostSize, maximum: HostSize) {}
    func close() {}
}
