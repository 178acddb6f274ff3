import UniformTypeIdentifiers

/// The names that types have in drags between programs on Linux: MIME types, and older names of X11.
enum MediaTypes {
    static let addresses = "text/uri-list"
    static let text = "public.utf8-plain-text"

    /// The names of plain text, the best first.
    static let textNames = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT"]

    /// Returns the name of a type. Types that nobody has named keep their identifier, so that two programs written with
    /// UIKit understand each other. Nil for types of addresses and text, which have several names, and for types that no
    /// data has.
    static func name(of identifier: String) -> String? {
        guard !TypeCatalog.conforms(identifier, to: "public.url"),
            !TypeCatalog.conforms(identifier, to: "public.plain-text"),
            TypeCatalog.conforms(identifier, to: "public.data")
        else { return nil }
        if let known = TypeCatalog.mediaType(of: identifier) { return known }
        return identifier.hasPrefix("dyn.") || identifier == "public.data" ? "application/octet-stream" : identifier
    }

    /// Returns the type of a name; nil for names that stand for no content of their own, such as `TARGETS`.
    static func identifier(of name: String) -> String? {
        if !name.contains(";"), let known = TypeCatalog.identifier(ofMediaType: name) { return known }
        // Identifiers are written like the names of hosts, and MIME types with a slash.
        let isIdentifier =
            name.contains(".") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
        return isIdentifier ? name : nil
    }
}
