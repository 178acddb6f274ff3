/// Which classes Foundation and UIKit have, and what they inherit.
enum PlatformClasses {
    /// The root has none, unknown names neither.
    static func superclass(of name: String) -> String? { superclasses[name] }

    static func isClass(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

    /// `UITableViewController` inherits `UIViewController`, `UIResponder`, `NSObject`, and itself.
    static func inherits(_ name: String, from other: String) -> Bool {
        sequence(first: name, next: superclass).contains(other)
    }

    private static let superclasses: [String: String] = {
        var superclasses: [String: String] = [:]
        var superclass = ""
        for line in hierarchy.split(separator: "\n") {
            if line.hasSuffix(":") {
                superclass = String(line.dropLast())
            } else {
                for name in line.split(separator: " ") { superclasses[String(name)] = superclass }
            }
        }
        return superclasses
    }()
}
