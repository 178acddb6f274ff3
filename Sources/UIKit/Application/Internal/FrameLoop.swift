internal import HostInterface
import QuartzCore

/// The life of a frame: ticks animations, lays out, and paints every screen. Frames come from the host, and only when something
/// asked for one.
@MainActor
final class FrameLoop {
    private let host: any ApplicationHost
    private let scenes: HostedScenes

    init(host: any ApplicationHost, scenes: HostedScenes) {
        self.host = host
        self.scenes = scenes
        MediaTime.clock = host.clock
        FrameClock.requestFrame = { [weak host] in host?.requestFrame() }
        DelayedCall.requestFrame = { [weak host] in host?.requestFrame(at: $0) }
    }

    func runFrame() {
        let refreshRates = scenes.all.lazy.map(\.hostWindow).filter(\.isVisible).map(\.refreshRate)
        if let fastest = refreshRates.max() { FrameClock.frameDuration = 1 / Double(fastest) }
        DelayedCall.runDue(at: CACurrentMediaTime())
        FrameClock.tick()
        FrameClock.layoutAndDisplay()
        // Views appear after the commit that shows them; what they change then is part of this frame.
        AfterCommit.run()
        FrameClock.layoutAndDisplay()
        for hosted in scenes.all { hosted.screen.paint() }
        AutoreleasedWindows.drain()
        if FrameClock.needsFrames { host.requestFrame() }
        if let due = DelayedCall.nextDue { host.requestFrame(at: due) }
    }

    /// Lets go of everything that belongs to the application's run.
    func end() {
        DelayedCall.cancelAll()
        AfterCommit.reset()
        AutoreleasedWindows.drain()
        FrameClock.reset()
        FrameClock.requestFrame = {}
        DelayedCall.requestFrame = { _ in }
    }
}
