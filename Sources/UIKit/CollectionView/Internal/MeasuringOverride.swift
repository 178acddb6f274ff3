internal import ToolchainBets

/// Determines whether a layout decides about the attributes that views prefer. Views in other layouts are not asked for
/// them.
@MainActor
enum MeasuringOverride {
    private final class Plain: UICollectionViewLayout {}

    private final class Measuring: UICollectionViewLayout {
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            true
        }
    }

    private static let table = OverrideTable(
        base: UICollectionViewLayout.self, empty: Plain.self, first: Measuring.self, last: Measuring.self, count: 1)
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Without a readable method table every class counts as overriding.
    static func isPresent(in type: UICollectionViewLayout.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = table?.overrides(0, in: type) ?? true
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
