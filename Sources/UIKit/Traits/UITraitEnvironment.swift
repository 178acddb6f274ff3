/// An object with traits: a screen, a window, a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called after `traitCollection` changed, with the previous traits. Overrides call `super` first.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
