import Foundation

/// What the system knows of uniform type identifiers: which one is a special case of which, and the extensions of files.
enum TypeIdentifiers {
    private static let parents: [String: [String]] = [
        "public.data": ["public.item"], "public.directory": ["public.item"], "public.folder": ["public.directory"],
        "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
        "public.rtf": ["public.text"], "public.delimited-values-text": ["public.text"],
        "public.comma-separated-values-text": ["public.delimited-values-text"],
        "public.source-code": ["public.plain-text"], "public.swift-source": ["public.source-code"],
        "net.daringfireball.markdown": ["public.text"],
        "public.url": ["public.data"], "public.file-url": ["public.url"],
        "public.image": ["public.data", "public.content"], "public.png": ["public.image"],
        "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"], "public.tiff": ["public.image"],
        "org.webmproject.webp": ["public.image"], "public.heic": ["public.image"],
        "com.microsoft.bmp": ["public.image"], "public.svg-image": ["public.image"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.audio": ["public.audiovisual-content"], "public.movie": ["public.audiovisual-content"],
        "public.mp3": ["public.audio"], "public.mpeg-4-audio": ["public.audio"],
        "com.microsoft.waveform-audio": ["public.audio"], "public.mpeg-4": ["public.movie"],
        "com.apple.quicktime-movie": ["public.movie"],
        "public.composite-content": ["public.content"], "com.adobe.pdf": ["public.data", "public.composite-content"],
        "public.archive": ["public.data"], "public.zip-archive": ["public.archive"],
        "org.gnu.gnu-zip-archive": ["public.archive"], "com.apple.uikit.color": ["public.data"],
    ]

    /// The first of several extensions is the one of new files.
    private static let extensions: [(identifier: String, names: [String])] = [
        ("public.plain-text", ["txt", "text", "log"]), ("public.html", ["html", "htm"]), ("public.xml", ["xml"]),
        ("public.json", ["json"]), ("public.rtf", ["rtf"]), ("public.comma-separated-values-text", ["csv"]),
        ("public.swift-source", ["swift"]), ("net.daringfireball.markdown", ["md", "markdown"]),
        ("public.png", ["png"]), ("public.jpeg", ["jpeg", "jpg"]), ("com.compuserve.gif", ["gif"]),
        ("public.tiff", ["tiff", "tif"]), ("org.webmproject.webp", ["webp"]), ("public.heic", ["heic"]),
        ("com.microsoft.bmp", ["bmp"]), ("public.svg-image", ["svg"]), ("public.mp3", ["mp3"]),
        ("public.mpeg-4-audio", ["m4a"]), ("com.microsoft.waveform-audio", ["wav"]), ("public.mpeg-4", ["mp4"]),
        ("com.apple.quicktime-movie", ["mov"]), ("com.adobe.pdf", ["pdf"]), ("public.zip-archive", ["zip"]),
        ("org.gnu.gnu-zip-archive", ["gz"]),
    ]

    /// Returns whether a type is another one, or a special case of it.
    static func conforms(_ identifier: String, to other: String) -> Bool {
        if identifier == other { return true }
        // Types that nobody has declared are data.
        let isRoot = ["public.item", "public.content"].contains(identifier)
        let parents = parents[identifier] ?? (isRoot ? [] : ["public.data"])
        return parents.contains { conforms($0, to: other) }
    }

    /// Returns the type of an existing file, from its extension.
    static func identifier(of file: URL) -> String {
        if (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { return "public.folder" }
        let name = file.pathExtension.lowercased()
        if let known = extensions.first(where: { $0.names.contains(name) }) { return known.identifier }
        return name.isEmpty ? "public.data" : "dyn.\(name)"
    }

    /// Returns the extension of new files of a type; nil for a type without one.
    static func preferredExtension(of identifier: String) -> String? {
        if identifier.hasPrefix("dyn.") { return String(identifier.dropFirst(4)) }
        if let own = extensions.first(where: { $0.identifier == identifier }) { return own.names[0] }
        return extensions.first { conforms(identifier, to: $0.identifier) }?.names[0]
    }
}
