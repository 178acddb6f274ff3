/// What a layer runs when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
    /// `anObject` is the layer, `event` the property's name. Called after the change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    /// Whether this is the answer "no action". Compares classes, which costs less than a cast, for every change of a layer.
    var isNone: Bool { type(of: self) == NSNull.self }
}

/// As an answer to `action(for:forKey:)`: no action, and no further search.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
