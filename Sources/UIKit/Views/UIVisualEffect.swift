/// The base class of visual effects such as ``UIBlurEffect``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// What a layer with the effect shows of the pixels below it; nil for nothing.
    func backdrop(for traits: UITraitCollection) -> LayerBackdrop? { nil }

    /// What it shows in place of ``backdrop(for:)`` for a user who wants less transparency.
    func opaqueBackdrop(for traits: UITraitCollection) -> LayerBackdrop? { nil }

    /// How the contents of a view with the effect change the pixels below them; nil for contents as they are.
    func vibrancy(for traits: UITraitCollection) -> LayerVibrancy? { nil }
}
