/// The base class of visual effects such as ``UIBlurEffect``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// The color drawn above the background; nil for none.
    var fill: UIColor? { nil }
}
