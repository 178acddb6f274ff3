internal import CPlatformFacts

/// The classes of Foundation and UIKit with their superclasses, from Apple's headers.
package enum PlatformClasses {
    /// Returns the superclass. Nil for `NSObject` and for unknown names.
    package static func superclass(of name: String) -> String? { superclasses[name] }

    package static func isClass(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

    /// Returns whether a class inherits another one or is the same.
    package static func inherits(_ name: String, from other: String) -> Bool {
        sequence(first: name, next: superclass).contains(other)
    }

    /// The superclass of every class but `NSObject`, by name.
    package static let superclasses: [String: String] = {
        var superclasses: [String: String] = [:]
        var superclass = ""
        for line in FactLines(platformClasses) {
            if line.hasSuffix(":") {
                superclass = String(line.dropLast())
            } else {
                for name in line.split(separator: " ") { superclasses[String(name)] = superclass }
            }
        }
        return superclasses
    }()
}
