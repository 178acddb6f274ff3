/// The name that a desktop knows an application by: that of its desktop file, and the class of its windows.
package enum DesktopIdentifier {
    /// Returns the bundle identifier, or the name of the program if there is none, or one that no file can have.
    package static func of(bundleIdentifier: String?, program: String) -> String {
        guard let identifier = bundleIdentifier, isName(identifier) else { return program }
        return identifier
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first.isNumber else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
    }
}
