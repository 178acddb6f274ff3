internal import ToolchainBets

/// Determines whether a class overrides `updateConfiguration(using:)`. Cells, headers and footers that do not, and that
/// have no configurations, need no layout when their state changes.
@MainActor
enum UpdateOverride {
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns the table of a base class.
    ///
    /// - Parameters:
    ///   - plain: a subclass that overrides nothing.
    ///   - updating: a subclass that overrides the method.
    static func table(_ base: AnyClass, plain: AnyClass, updating: AnyClass) -> OverrideTable? {
        OverrideTable(base: base, empty: plain, first: updating, last: updating, count: 1)
    }

    /// Without a readable method table every class counts as overriding, which costs a layout for each change.
    static func isPresent(in type: (some ConfigurableView).Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = type.updateOverrides?.overrides(0, in: type) ?? true
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
