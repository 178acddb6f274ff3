/// An object that responds to the change of a property of a layer.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action, after the property has changed. `anObject` is the layer, `event` the name of the property.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    /// Whether this action stands for no action. Comparing classes costs less than a cast, which matters for every
    /// change of a layer.
    var isNone: Bool { type(of: self) == NSNull.self }
}

/// As the result of `action(for:forKey:)`, NSNull means no action and ends the search.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
