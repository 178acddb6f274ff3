internal import HostInterface
import QuartzCore

/// Runs each frame: advances animations, performs layout, and paints every screen. The host calls it, and only after a
/// frame was requested. While no application runs, frames have no screens (``OffscreenFrame``).
@MainActor
final class FrameLoop {
    private let host: any ApplicationHost
    private let scenes: HostedScenes

    init(host: any ApplicationHost, scenes: HostedScenes) {
        self.host = host
        self.scenes = scenes
        IdleFrames.cancel()
        MediaTime.clock = host.clock
        FrameClock.requestFrame = { [weak host] in host?.requestFrame() }
        DelayedCall.requestFrame = { [weak host] in host?.requestFrame(at: $0) }
    }

    func runFrame() {
        FrameParts.beginFrame()
        let refreshRates = scenes.all.lazy.map(\.hostWindow).filter(\.isVisible).map(\.refreshRate)
        if let fastest = refreshRates.max() { FrameClock.frameDuration = 1 / Double(fastest) }
        OffscreenFrame.updateLayers()
        for hosted in scenes.all { hosted.screen.paint() }
        RunLoopTurn.end()
        FrameParts.current?.endFrame()
        if FrameClock.needsFrames { host.requestFrame() }
        if let due = DelayedCall.nextDue { host.requestFrame(at: due) }
    }

    /// Discards all pending work of the application's run. Time goes on by itself from now on.
    func end() {
        DelayedCall.cancelAll()
        AfterCommit.reset()
        RunLoopTurn.end()
        FrameClock.reset()
        MediaTime.goOnInRealTime()
        FrameClock.requestFrame = { IdleFrames.request() }
        DelayedCall.requestFrame = { OffscreenFrame.request(at: $0) }
    }
}
