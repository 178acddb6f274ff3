/// What ``UIBlurEffect`` and its kin have in common.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// What lies over the background; nil for none.
    var fill: UIColor? { nil }
}
