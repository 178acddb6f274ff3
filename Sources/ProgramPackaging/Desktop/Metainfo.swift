/// The text of a metainfo file, by which a software catalog shows an application.
struct Metainfo {
    let information: ApplicationInformation
    let summary: String
    /// The name of the program that the package puts on the PATH.
    let binary: String

    var text: String {
        let names = information.localizedNames.sorted { $0.key < $1.key }.map { language, name in
            "  <name xml:lang=\"\(MarkupText.escaped(language))\">\(MarkupText.escaped(name))</name>\n"
        }
        let types = information.documents.mimeTypes.map {
            "    <mediatype>\(MarkupText.escaped($0))</mediatype>\n"
        }
        let provided = ["    <binary>\(MarkupText.escaped(binary))</binary>\n"] + types
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <component type="desktop-application">
              <id>\(MarkupText.escaped(information.identifier))</id>
              <metadata_license>CC0-1.0</metadata_license>
              <name>\(MarkupText.escaped(information.name))</name>
            \(names.joined())  <summary>\(MarkupText.escaped(summary))</summary>
              <description>
                <p>\(MarkupText.escaped(summary))</p>
              </description>
              <launchable type="desktop-id">\(MarkupText.escaped(information.identifier)).desktop</launchable>
              <provides>
            \(provided.joined())  </provides>
            </component>

            """
    }
}
