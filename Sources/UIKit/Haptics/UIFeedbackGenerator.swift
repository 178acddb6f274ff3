internal import HostInterface

/// The base class of the feedback generators.
///
/// Desktops have no haptic hardware, so the calls have no effect, as on devices without a haptic engine. In tests the
/// driver's `feedback` records them.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Announces feedback that will be requested soon, so that it starts without delay.
    open func prepare() {
        ApplicationRun.current?.host.haptics?.prepare()
    }

    final func play(_ feedback: HostFeedback) {
        ApplicationRun.current?.host.haptics?.play(feedback)
    }
}
