import Synchronization

/// The tint color of the views that have a trait collection: what ``UIColor/tintColor`` resolves to.
struct TintValue: Sendable {
    /// Nil is the system's tint.
    var color: UIColor?
    var isDimmed = false

    var isSpecified: Bool { color != nil || isDimmed }

    func differs(from other: TintValue) -> Bool { isDimmed != other.isDimmed || color != other.color }

    func resolved(with traits: UITraitCollection) -> UIColor {
        // A view may have the dynamic color itself as its tint.
        let chosen = color == nil || color === UIColor.dynamicTint ? SystemTint.current : color!
        return isDimmed ? chosen.desaturated(in: traits) : chosen
    }

    // Whether some code has used the dynamic color: until then no view needs to hear of other tint colors.
    static var isUsed: Bool {
        get { used.load(ordering: .relaxed) }
        set { used.store(newValue, ordering: .relaxed) }
    }

    private static let used = Atomic(false)
}

// All values are equal, so that collections are compared by their traits.
extension TintValue: Hashable {
    static func == (left: TintValue, right: TintValue) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension UITraitCollection {
    func tinted(_ tint: TintValue) -> UITraitCollection {
        guard values.tint.differs(from: tint) else { return self }
        var values = values
        values.tint = tint
        return UITraitCollection(values)
    }
}

extension UIColor {
    static let dynamicTint = UIColor { traits in traits.values.tint.resolved(with: traits) }
}
