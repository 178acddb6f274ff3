import QuartzCore

/// The work of a frame that needs no screen, and frames while no application runs, which are idle and have no screens.
@MainActor
enum OffscreenFrame {
    static func updateLayers() {
        let parts = FrameParts.current
        parts?.begin("delayed calls")
        DelayedCall.runDue(at: CACurrentMediaTime())
        parts?.end()
        parts?.begin("display links and ends of animations")
        FrameClock.tick()
        parts?.end()
        FrameClock.layoutAndDisplay()
        // `viewDidAppear` is called after the layout that shows the views; the changes made there belong to this frame.
        parts?.begin("viewDidAppear and other calls after the layout")
        AfterCommit.run()
        parts?.end()
        FrameClock.layoutAndDisplay()
    }

    /// Requests a frame from the host, or an idle one.
    static func request() {
        IdleFrames.run = { run() }
        FrameClock.requestFrame()
    }

    /// Requests a frame while no application runs.
    static func request(at time: Double) {
        IdleFrames.run = { run() }
        IdleFrames.request(at: time)
    }

    private static func run() {
        updateLayers()
        RunLoopTurn.end()
        if FrameClock.needsFrames { IdleFrames.request() }
        if let due = DelayedCall.nextDue { IdleFrames.request(at: due) }
    }
}
