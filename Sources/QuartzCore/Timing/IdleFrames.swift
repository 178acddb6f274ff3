/// Frames in real time while no application runs, as in the unit tests of a library: animations end, and display links
/// and delayed calls are called, while a test waits in the main run loop. Nothing is painted.
@MainActor
package enum IdleFrames {
    /// What a frame does. UIKit replaces it when it has work of its own for a frame.
    package static var run: () -> Void = {
        FrameClock.tick()
        FrameClock.layoutAndDisplay()
        if FrameClock.needsFrames { request() }
    }

    private static var timer: Timer?
    private static var due = Double.infinity
    private static var lastFrame = -Double.infinity

    package static func request() { request(at: MediaTime.now) }

    /// Requests a frame at a time of the clock, which runs in real time.
    package static func request(at time: Double) {
        let time = max(time, lastFrame + FrameClock.frameDuration)
        guard time < due else { return }
        cancel()
        due = time
        let delay = max(0, time - MediaTime.now)
        // `Timer(timeInterval:repeats:)` is not usable: on Linux Foundation fires such a timer immediately.
        let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { frameIsDue() }
        }
        self.timer = timer
        RunLoop.main.add(timer, forMode: .default)
    }

    /// Cancels the requested frame, because an application begins, whose host calls for frames.
    package static func cancel() {
        timer?.invalidate()
        timer = nil
        due = .infinity
    }

    private static func frameIsDue() {
        cancel()
        lastFrame = MediaTime.now
        run()
    }
}
