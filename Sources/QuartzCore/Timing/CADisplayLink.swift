/// Calls back before every frame, in the host's time.
///
/// A link lives until it is invalidated, and keeps its target alive.
@preconcurrency @MainActor
public class CADisplayLink: NSObject {
    /// When the frame before this one was due; 0 before the first call.
    public internal(set) var timestamp: CFTimeInterval = 0
    /// When the frame being made is due.
    public internal(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds between two frames of the display.
    public var duration: CFTimeInterval {
        FrameClock.frameDuration
    }

    /// True stops the calls, not the link; false.
    public var isPaused = false {
        didSet { if !isPaused { FrameClock.linkChanged() } }
    }

    /// 0, the default, is the display's own rate. A rate that does not divide it is rounded to one that does.
    public var preferredFramesPerSecond = 0

    private var action: (@MainActor (CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    private var framesToSkip = 0

    init(calling action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Starts the calls. Every mode of the main run loop gets every frame: a drag does not change modes here.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        modes.insert(mode)
        FrameClock.add(self)
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { FrameClock.remove(self) }
    }

    /// Ends the calls for good and lets go of the target.
    public func invalidate() {
        action = nil
        modes = []
        FrameClock.remove(self)
    }

    func frameIsDue(at time: Double) {
        guard !isPaused, let action else { return }
        if framesToSkip > 0 {
            framesToSkip -= 1
            return
        }
        let step =
            preferredFramesPerSecond > 0
            ? max(1, Int((1 / (duration * Double(preferredFramesPerSecond))).rounded())) : 1
        framesToSkip = step - 1
        timestamp = time
        targetTimestamp = time + duration * Double(step)
        action(self)
    }
}
