package struct NibConstraint: Sendable {
    package enum Relation: String, Sendable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    package var identifier: String
    package var location: NibLocation
    package var customClass: NibClassName?
    /// Nil for the view that owns the constraint.
    package var firstItem: String?
    package var firstAttribute: String
    package var relation: Relation
    /// Nil for a constant.
    package var secondItem: String?
    package var secondAttribute: String?
    package var multiplier: Double
    package var constant: Double
    package var priority: Double
    /// What `NSLayoutConstraint.identifier` becomes.
    package var name: String?
    /// Whether the constraint is only there for the editor.
    package var isPlaceholder: Bool
    package var isInstalled: Bool
    package var variations: [NibVariation] = []
}
