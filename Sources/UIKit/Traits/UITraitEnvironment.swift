/// An object with traits: a screen, a window, a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits of the object, with those that it inherits and those that it overrides.
    var traitCollection: UITraitCollection { get }

    /// Called after `traitCollection` changed, with the previous traits. Overrides call `super` first.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
