/// Calls back before every frame, in the time of the host.
///
/// A link lives until it is invalidated, and retains its target.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    /// The time for which the previous frame was due; 0 before the first call.
    open internal(set) var timestamp: CFTimeInterval = 0
    /// The time for which the current frame is due.
    open internal(set) var targetTimestamp: CFTimeInterval = 0

    /// Seconds between two frames of the display.
    open var duration: CFTimeInterval {
        FrameClock.frameDuration
    }

    /// Whether the calls are suspended; the default is false.
    open var isPaused = false {
        didSet { if !isPaused { FrameClock.linkChanged() } }
    }

    /// Calls per second; 0, the default, is the rate of the display. A rate that does not divide it is rounded to one
    /// that does.
    open var preferredFramesPerSecond: Int {
        get { Int((preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum).rounded()) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    /// The calls per second that are possible, and those preferred. The default, ``CAFrameRateRange/default``, is the rate
    /// of the display. It and ``preferredFramesPerSecond`` are one setting. Raises an exception for a range whose minimum
    /// exceeds its maximum, and for a preferred rate that is outside.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { preferredFrameRateRange = preferredFrameRateRange.checked() }
    }

    /// How many frames of 60 in a second pass from one call to the next; 1, the default, is every frame. It sets
    /// ``preferredFramesPerSecond``.
    @available(*, deprecated, message: "Use preferredFramesPerSecond")
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
    }

    private var action: (@MainActor (CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    private var framesToSkip = 0

    /// Creates a link that calls nothing.
    public override init() {
        super.init()
    }

    init(calling action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// Starts the calls. Frames are delivered in every mode of the main run loop, because a drag does not change the
    /// mode here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        modes.insert(mode)
        FrameClock.add(self)
    }

    /// Stops calls in a mode of a run loop. The link ends with its last mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { FrameClock.remove(self) }
    }

    /// Ends the calls and releases the target. The link cannot be started again.
    open func invalidate() {
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
        let step = preferredFrameRateRange.step(of: duration)
        framesToSkip = step - 1
        timestamp = time
        targetTimestamp = time + duration * Double(step)
        action(self)
    }
}
