/// Names of packages, which are names of folders and of products too.
enum PackageName {
    private static let greatestLength = 100

    /// Makes a name that stays where it is put of any name: project files may say `../../Shop`.
    ///
    /// Letters, digits, spaces and most signs stay. Separators of paths become hyphens, and control characters and what
    /// would make the name a hidden file or an option are dropped.
    static func make(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: continue
            default: text.unicodeScalars.append(["/", "\\", ":"].contains(scalar) ? "-" : scalar)
            }
        }
        let trimmed = text.drop { ".- ".contains($0) }.prefix(greatestLength)
        return trimmed.isEmpty ? "Project" : String(trimmed)
    }
}
