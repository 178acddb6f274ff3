internal import HostInterface

/// What the generators of feedback have in common.
///
/// A desktop has nothing that can be felt: the calls end at the host, which has no such part, as they end in devices without a haptic
/// engine. In tests the driver's `feedback` tells what would have been felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Announces feedback that is about to be asked for, so that it comes without delay.
    open func prepare() {
        ApplicationRun.current?.host.haptics?.prepare()
    }

    final func play(_ feedback: HostFeedback) {
        ApplicationRun.current?.host.haptics?.play(feedback)
    }
}
