/// The text of a file that teaches a desktop the types of an application's documents, in the form of the shared MIME
/// database.
enum TypeDeclarations {
    /// Returns nil if the application declares no types.
    static func text(for documents: DocumentTypes) -> String? {
        guard !documents.declarations.isEmpty else { return nil }
        let types = documents.declarations.map { type in
            let parent = type.parent.map { "    <sub-class-of type=\"\(MarkupText.escaped($0))\"/>\n" } ?? ""
            let patterns = type.extensions.map { "    <glob pattern=\"*.\(MarkupText.escaped($0))\"/>\n" }.joined()
            return """
                  <mime-type type="\(MarkupText.escaped(type.mimeType))">
                    <comment>\(MarkupText.escaped(type.description))</comment>
                \(parent)\(patterns)  </mime-type>

                """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
            \(types.joined())</mime-info>

            """
    }
}
