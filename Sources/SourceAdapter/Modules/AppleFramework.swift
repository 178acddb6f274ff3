/// A framework of Apple's systems that Linux has not: how its names begin, and what to use in its place.
struct AppleFramework: Sendable {
    /// How the names of the framework begin. A prefix of up to three letters is followed by a capital letter. Empty for
    /// SwiftUI, whose names have no beginning in common.
    let prefixes: [String]
    /// What to do without it, as the end of a sentence that begins with "Linux has no …:".
    let advice: String

    /// Whether a name may be one of the framework's.
    func mayDeclare(_ name: String) -> Bool {
        guard !prefixes.isEmpty else { return SwiftUINames.contain(name) }
        return prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            return prefix.count > 3 || name.dropFirst(prefix.count).first?.isUppercase == true
        }
    }

    /// Whether a name is one of the framework's, as far as that can be told from names that other code has too.
    func isLikelyToDeclare(_ name: String) -> Bool {
        prefixes.isEmpty ? SwiftUINames.likely.contains(name) : mayDeclare(name)
    }

    /// Returns a framework that the adapter knows.
    static func named(_ name: String) -> AppleFramework? { all[name] }

    private static func framework(_ prefixes: String, _ advice: String) -> AppleFramework {
        AppleFramework(prefixes: prefixes.split(separator: " ").map(String.init), advice: advice)
    }

    private static let all: [String: AppleFramework] = [
        "ARKit": framework("AR", "leave it out"),
        "ModelIO": framework("MDL", "leave it out"),
        "SwiftUI": framework("", "write the screen with UIKit"),
    ]
}
