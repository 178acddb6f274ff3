/// The base class of visual effects such as ``UIBlurEffect``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// What a layer with the effect shows of the pixels below it; nil for nothing.
    func backdrop(for traits: UITraitCollection) -> LayerBackdrop? { nil }
}
