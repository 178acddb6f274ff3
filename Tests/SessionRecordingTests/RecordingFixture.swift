import Foundation
import HeadlessHost
import HostInterface

@testable import SessionRecording

/// A host that is recorded, with a window and a client, and the file of the recording.
@MainActor
final class RecordingFixture: HostClient {
    let file = FileManager.default.temporaryDirectory.appending(path: "recording-\(UUID().uuidString)")
    let base = HeadlessHost(clock: ManualClock(now: 100))
    let host: RecordingHost
    let window: any HostWindow
    private(set) var events: [String] = []
    private(set) var times: [Double] = []
    /// What the client does while it handles an event.
    var whileHandling: (any ApplicationHost) -> Void = { _ in }

    init(keepsText: Bool = false, kept: Double? = nil, pixelInterval: Int = 0) throws {
        var options = RecordingOptions(path: file.path)
        options.keepsText = keepsText
        options.kept = kept
        options.pixelInterval = pixelInterval
        host = try RecordingHost(base, header: RecordingHeader(program: "Sample", date: "today"), options: options)
        window = try host.openWindow(HostWindowConfiguration(size: HostSize(width: 4, height: 3), scale: 1))
        host.client = self
    }

    deinit { try? FileManager.default.removeItem(at: file) }

    var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// The lines of the file behind those of the header and of the launch.
    var lines: [String] {
        let lines = text.split(separator: "\n").map(String.init)
        return Array(lines[((lines.firstIndex { $0.hasPrefix("  window") } ?? -1) + 1)...])
    }

    func post(_ event: HostEvent) { base.windows[0].post(event) }

    // MARK: The client

    func host(_ host: any ApplicationHost, received event: HostEvent, in window: any HostWindow) {
        if case .pointer(let pointer) = event { times.append(pointer.time) }
        events.append("\(event)")
        whileHandling(host)
    }

    func hostClipboardDidChange(_ host: any ApplicationHost) { whileHandling(host) }

    func hostPreferencesDidChange(_ host: any ApplicationHost) { whileHandling(host) }

    func hostFrameIsDue(_ host: any ApplicationHost) {
        times.append(host.clock.now)
        if let frame = window.beginFrame() {
            memset(frame.pixels, 7, frame.stride * frame.height)
            window.endFrame(damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
        }
        whileHandling(host)
    }

    func hostWillTerminate(_ host: any ApplicationHost) {}
}
