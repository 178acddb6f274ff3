/// The function of a dynamic color, which is equal to itself only, or to those with the same identity.
final class ColorProvider: Hashable {
    private let identity: AnyHashable?
    private let color: (UITraitCollection) -> UIColor

    /// - Parameter identity: what two functions with the same results have in common; nil for a function of the
    ///   application, of which nothing is known.
    init(_ identity: AnyHashable? = nil, _ color: @escaping (UITraitCollection) -> UIColor) {
        self.identity = identity
        self.color = color
    }

    func callAsFunction(_ traits: UITraitCollection) -> UIColor { color(traits) }

    static func == (left: ColorProvider, right: ColorProvider) -> Bool {
        left === right || left.identity != nil && left.identity == right.identity
    }

    func hash(into hasher: inout Hasher) {
        if let identity { hasher.combine(identity) } else { hasher.combine(ObjectIdentifier(self)) }
    }
}
