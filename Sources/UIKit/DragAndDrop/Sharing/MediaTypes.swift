/// The names that types have in drags between programs on Linux: MIME types, and older names of X11.
enum MediaTypes {
    static let addresses = "text/uri-list"
    static let text = "public.utf8-plain-text"

    /// The names of plain text, the best first.
    static let textNames = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT"]

    private static let names: [(identifier: String, name: String)] = [
        ("public.html", "text/html"), ("public.rtf", "text/rtf"), ("public.rtf", "application/rtf"),
        ("public.json", "application/json"), ("public.xml", "application/xml"), ("public.xml", "text/xml"),
        ("public.comma-separated-values-text", "text/csv"), ("net.daringfireball.markdown", "text/markdown"),
        ("public.png", "image/png"), ("public.jpeg", "image/jpeg"), ("com.compuserve.gif", "image/gif"),
        ("public.tiff", "image/tiff"), ("org.webmproject.webp", "image/webp"), ("public.heic", "image/heic"),
        ("com.microsoft.bmp", "image/bmp"), ("public.svg-image", "image/svg+xml"), ("public.mp3", "audio/mpeg"),
        ("public.mpeg-4-audio", "audio/mp4"), ("com.microsoft.waveform-audio", "audio/x-wav"),
        ("public.mpeg-4", "video/mp4"), ("com.apple.quicktime-movie", "video/quicktime"),
        ("com.adobe.pdf", "application/pdf"), ("public.zip-archive", "application/zip"),
        ("org.gnu.gnu-zip-archive", "application/gzip"),
    ]

    /// Returns the name of a type. Types that nobody has named keep their identifier, so that two programs written with
    /// UIKit understand each other. Nil for types of addresses and text, which have several names, and for types that no
    /// data has.
    static func name(of identifier: String) -> String? {
        if let known = names.first(where: { $0.identifier == identifier }) { return known.name }
        guard !TypeIdentifiers.conforms(identifier, to: "public.url"),
            !TypeIdentifiers.conforms(identifier, to: "public.plain-text"),
            TypeIdentifiers.conforms(identifier, to: "public.data")
        else { return nil }
        return identifier.hasPrefix("dyn.") || identifier == "public.data" ? "application/octet-stream" : identifier
    }

    /// Returns the type of a name; nil for names that stand for no content of their own, such as `TARGETS`.
    static func identifier(of name: String) -> String? {
        if let known = names.first(where: { $0.name == name }) { return known.identifier }
        // Identifiers are written like the names of hosts, and MIME types with a slash.
        let isIdentifier =
            name.contains(".") && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) }
        return isIdentifier ? name : nil
    }
}
