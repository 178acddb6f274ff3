/// Tells the conformances of classes to a protocol apart.
package enum Conformance {
    /// Returns a value that identifies the conformance that a class uses; nil without one, and where metatypes are not as
    /// known here. It differs from that of a superclass if the class declares its own.
    ///
    /// - Parameter metatype: the class as an optional metatype of the protocol, `type as? any NSSecureCoding.Type`. An
    ///   unwrapped one would be passed as the metatype of the class alone, which has no conformance.
    package static func identity<Metatype>(of metatype: Metatype?) -> UInt? {
        isKnown ? word(of: metatype) : nil
    }

    /// Whether the conformances can be told apart in this process.
    package static let isKnown =
        ToolchainBet.conformances.isAllowed && word(of: First.self as any Probe.Type) != nil
        && word(of: First.self as any Probe.Type) == word(of: Inheriting.self as any Probe.Type)
        && word(of: First.self as any Probe.Type) != word(of: Second.self as any Probe.Type)

    /// A metatype of a protocol consists of the class and the conformance; an optional one has the same layout.
    private static func word<Metatype>(of metatype: Metatype?) -> UInt? {
        guard metatype != nil, MemoryLayout<Metatype?>.size == 2 * MemoryLayout<UInt>.size else { return nil }
        return withUnsafeBytes(of: metatype) { $0.load(fromByteOffset: MemoryLayout<UInt>.size, as: UInt.self) }
    }

    private protocol Probe {}
    private class First: Probe {}
    private final class Inheriting: First {}
    private final class Second: Probe {}
}
