/// Something with traits: screens, windows, views and view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }

    /// Called after ``traitCollection`` changed, with the traits before; overriders call `super` first.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
