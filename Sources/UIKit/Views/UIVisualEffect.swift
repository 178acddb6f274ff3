/// What ``UIBlurEffect`` and its kin have in common.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
