/// The control file of a Debian package.
struct DebianControl {
    let package: String
    let version: String
    let architecture: String
    let maintainer: String
    /// In kilobytes.
    let size: Int
    let dependencies: [String]
    let recommendations: [String]
    /// One line.
    let summary: String

    var text: String {
        let recommends = recommendations.isEmpty ? "" : "Recommends: \(recommendations.joined(separator: ", "))\n"
        return """
            Package: \(package)
            Version: \(version)
            Architecture: \(architecture)
            Maintainer: \(Self.line(maintainer))
            Installed-Size: \(size)
            Depends: \(dependencies.joined(separator: ", "))
            \(recommends)Section: misc
            Priority: optional
            Description: \(Self.line(summary))

            """
    }

    /// Returns the name of a package: small letters, digits, `+`, `-` and `.`, at least two.
    static func package(named name: String) -> String {
        let text = name.lowercased().map { character in
            character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
                ? character : "-"
        }
        let name = String(text.drop { !($0.isLetter || $0.isNumber) })
        return name.count < 2 ? name + "-app" : name
    }

    /// Returns a version that dpkg accepts: it begins with a digit and has no other signs than `.`, `+` and `~`.
    static func version(_ text: String) -> String {
        let version = text.drop { !($0.isASCII && $0.isNumber) }.map { character in
            character.isASCII && (character.isLetter || character.isNumber || ".+~".contains(character))
                ? character : "."
        }
        return version.isEmpty ? "1.0" : String(version)
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
