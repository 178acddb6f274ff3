internal import PlatformFacts

/// The classes of the system whose extensions override methods of each other: those of UIKit, and layers.
enum SystemClasses {
    /// Returns the superclass. Nil for `NSObject` and for unknown names.
    static func superclass(of name: String) -> String? {
        if let superclass = PlatformClasses.superclass(of: name) { return superclass }
        return name == "CALayer" ? "NSObject" : layers.contains(name) ? "CALayer" : nil
    }

    static func isClass(_ name: String) -> Bool { name == "NSObject" || superclass(of: name) != nil }

    /// Returns whether a class inherits another one or is the same.
    static func inherits(_ name: String, from other: String) -> Bool {
        sequence(first: name, next: superclass).contains(other)
    }

    /// Returns the classes with subclasses before their superclasses.
    static func subclassesFirst(_ names: [String]) -> [String] {
        let depths = names.map { (name: $0, depth: Array(sequence(first: $0, next: superclass)).count) }
        return depths.sorted { ($1.depth, $0.name) < ($0.depth, $1.name) }.map(\.name)
    }

    private static let layers: Set<String> = [
        "CAEmitterLayer", "CAGradientLayer", "CAMetalLayer", "CAReplicatorLayer", "CAScrollLayer", "CAShapeLayer",
        "CATextLayer", "CATiledLayer", "CATransformLayer",
    ]
}
