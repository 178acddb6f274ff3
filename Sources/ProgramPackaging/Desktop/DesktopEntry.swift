/// The text of a desktop file, by which a desktop lists an application and gives it files to open.
struct DesktopEntry {
    let information: ApplicationInformation
    /// The command, as it is typed.
    let command: String
    let hasIcon: Bool

    var text: String {
        let types = information.documents.mimeTypes
        let names = information.localizedNames.sorted { $0.key < $1.key }.map { language, name in
            "Name[\(Self.locale(of: language))]=\(Self.escaped(name))"
        }
        let lines =
            ["[Desktop Entry]", "Type=Application", "Version=1.5", "Name=\(Self.escaped(information.name))"] + names
            // %U stands for the files and addresses to open.
            + ["Exec=\(Self.escaped(command))\(types.isEmpty ? "" : " %U")"]
            + (hasIcon ? ["Icon=\(information.identifier)"] : [])
            + ["Terminal=false", "Categories=\(information.categories)"]
            + (types.isEmpty ? [] : ["MimeType=\(types.map { $0 + ";" }.joined())"])
            // By which the desktop knows to which program a window belongs.
            + ["StartupWMClass=\(information.identifier)"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the name of a language as the desktop writes it: `pt_BR` for `pt-BR`, `sr@latin` for `sr-Latn`.
    private static func locale(of language: String) -> String {
        let parts = language.split(whereSeparator: { "-_".contains($0) }).map(String.init)
        switch (parts.first, parts.dropFirst().first) {
        case ("zh", "Hans"): return "zh_CN"
        case ("zh", "Hant"): return "zh_TW"
        case (let language?, "Latn"): return language + "@latin"
        case (let language?, "Cyrl"): return language + "@cyrillic"
        default: return parts.joined(separator: "_")
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
            .replacing("\r", with: "\\r")
    }
}
