import HostInterface

/// Notes what a host brings, and asks for frames while `framesWanted` lasts.
@MainActor
final class RecordingClient: HostClient {
    var events: [String] = []
    var frameTimes: [Double] = []
    var framesWanted = 0
    var hasTerminated = false
    var onFrame: () -> Void = {}

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        events.append("\(event)".prefix { $0 != "(" }.description)
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) {
        events.append("clipboard")
    }

    func hostFrameIsDue(_ host: any ApplicationHost) {
        frameTimes.append(host.clock.now)
        framesWanted -= 1
        onFrame()
        if framesWanted > 0 { host.requestFrame() }
    }

    func hostWillTerminate(_ host: any ApplicationHost) {
        hasTerminated = true
    }
}

extension HostWindowConfiguration {
    static let small = HostWindowConfiguration(size: HostSize(width: 40, height: 30), scale: 2)
}

extension HostWindow {
    /// Fills the whole window with one blue-green-red-alpha value, if it can be drawn.
    @discardableResult
    func fill(_ value: UInt32) -> HostFrame? {
        guard let frame = beginFrame() else { return nil }
        for y in 0..<frame.height {
            let row = (frame.pixels + y * frame.stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<frame.width { row[x] = value }
        }
        endFrame(damage: [PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)])
        return frame
    }
}
