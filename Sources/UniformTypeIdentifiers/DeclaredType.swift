/// A type that the system declares: what it is a special case of, and how it is called elsewhere.
struct DeclaredType: Sendable {
    let identifier: String
    let parents: [String]
    /// The extensions of its files; the first is the one of new files.
    let extensions: [String]
    /// The MIME types; the first is the one of new data.
    let mediaTypes: [String]
    let name: String?

    init(_ identifier: String, _ parents: [String], files: [String] = [], media: [String] = [], name: String? = nil) {
        self.identifier = identifier
        self.parents = parents
        extensions = files
        mediaTypes = media
        self.name = name
    }

    static let all: [DeclaredType] = [
        .init("public.item", [], name: "item"),
        .init("public.content", [], name: "content"),
        .init("public.data", ["public.item"], name: "data"),
        .init("public.directory", ["public.item"], name: "directory"),
        .init("public.folder", ["public.directory"], name: "folder"),
        .init("public.text", ["public.data", "public.content"], name: "text"),
        .init(
            "public.plain-text", ["public.text"], files: ["txt", "text", "log"], media: ["text/plain"], name: "text"),
        .init("public.utf8-plain-text", ["public.plain-text"], name: "Unicode text"),
        .init("public.utf16-plain-text", ["public.plain-text"], name: "Unicode text"),
        .init("public.html", ["public.text"], files: ["html", "htm"], media: ["text/html"], name: "HTML text"),
        .init("public.xml", ["public.text"], files: ["xml"], media: ["application/xml", "text/xml"], name: "XML text"),
        .init("public.json", ["public.text"], files: ["json"], media: ["application/json"], name: "JSON"),
        .init(
            "public.rtf", ["public.text"], files: ["rtf"], media: ["text/rtf", "application/rtf"],
            name: "rich text document"),
        .init("public.delimited-values-text", ["public.text"]),
        .init(
            "public.comma-separated-values-text", ["public.delimited-values-text"], files: ["csv"], media: ["text/csv"],
            name: "comma-separated values"),
        .init("public.source-code", ["public.plain-text"], name: "source code"),
        .init("public.swift-source", ["public.source-code"], files: ["swift"], name: "Swift source"),
        .init("net.daringfireball.markdown", ["public.text"], files: ["md", "markdown"], media: ["text/markdown"]),
        .init("public.url", ["public.data"], name: "URL"),
        .init("public.file-url", ["public.url"], name: "File URL"),
        .init("public.image", ["public.data", "public.content"], name: "image"),
        .init("public.png", ["public.image"], files: ["png"], media: ["image/png"], name: "PNG image"),
        .init("public.jpeg", ["public.image"], files: ["jpeg", "jpg"], media: ["image/jpeg"], name: "JPEG image"),
        .init("com.compuserve.gif", ["public.image"], files: ["gif"], media: ["image/gif"], name: "GIF image"),
        .init("public.tiff", ["public.image"], files: ["tiff", "tif"], media: ["image/tiff"], name: "TIFF image"),
        .init("org.webmproject.webp", ["public.image"], files: ["webp"], media: ["image/webp"], name: "WebP image"),
        .init("public.heic", ["public.image"], files: ["heic"], media: ["image/heic"], name: "HEIC image"),
        .init(
            "com.microsoft.bmp", ["public.image"], files: ["bmp"], media: ["image/bmp"], name: "Windows bitmap image"),
        .init("public.svg-image", ["public.image"], files: ["svg"], media: ["image/svg+xml"], name: "SVG document"),
        .init("public.audiovisual-content", ["public.data", "public.content"], name: "audiovisual content"),
        .init("public.audio", ["public.audiovisual-content"], name: "audio"),
        .init("public.movie", ["public.audiovisual-content"], name: "movie"),
        .init("public.mp3", ["public.audio"], files: ["mp3"], media: ["audio/mpeg"], name: "MP3 audio"),
        .init("public.mpeg-4-audio", ["public.audio"], files: ["m4a"], media: ["audio/mp4"], name: "MPEG-4 audio"),
        .init(
            "com.microsoft.waveform-audio", ["public.audio"], files: ["wav"], media: ["audio/x-wav"],
            name: "Waveform audio"),
        .init("public.mpeg-4", ["public.movie"], files: ["mp4"], media: ["video/mp4"], name: "MPEG-4 movie"),
        .init(
            "com.apple.quicktime-movie", ["public.movie"], files: ["mov"], media: ["video/quicktime"],
            name: "QuickTime movie"),
        .init("public.composite-content", ["public.content"]),
        .init(
            "com.adobe.pdf", ["public.data", "public.composite-content"], files: ["pdf"], media: ["application/pdf"],
            name: "PDF document"),
        .init("public.archive", ["public.data"], name: "archive"),
        .init(
            "public.zip-archive", ["public.archive"], files: ["zip"], media: ["application/zip"], name: "ZIP archive"),
        .init(
            "org.gnu.gnu-zip-archive", ["public.archive"], files: ["gz"], media: ["application/gzip"],
            name: "gzip compressed archive"),
        .init("com.apple.uikit.color", ["public.data"]),
        .init("public.mpeg", ["public.movie"], files: ["mpg", "mpeg"], media: ["video/mpeg"], name: "MPEG movie"),
        .init("public.mpeg-2-video", ["public.movie"]),
        .init("public.avi", ["public.movie"], files: ["avi"], media: ["video/x-msvideo"], name: "AVI movie"),
        .init("public.video", ["public.movie"]),
        .init("public.executable", ["public.data"]),
        .init("public.database", ["public.data"]),
        .init("public.font", ["public.data"], name: "font"),
        .init("public.log", ["public.plain-text"], name: "log"),
        .init("com.apple.property-list", ["public.data"], files: ["plist"], name: "property list"),
        .init("com.apple.rtfd", ["public.composite-content"]),
        .init("public.vcard", ["public.text"], files: ["vcf"], media: ["text/vcard"], name: "vCard"),
        .init("public.contact", ["public.data"], name: "contact"),
        .init("public.message", ["public.data"], name: "message"),
        .init("public.calendar-event", ["public.data"]),
        .init("public.volume", ["public.folder"]),
        .init("public.symlink", ["public.item"]),
        .init("com.apple.bundle", ["public.directory"]),
        .init("com.apple.package", ["public.directory"]),
        .init("com.microsoft.ico", ["public.image"], files: ["ico"], media: ["image/vnd.microsoft.icon"]),
        .init("public.heif", ["public.image"], files: ["heif"], media: ["image/heif"]),
        .init(
            "public.tab-separated-values-text", ["public.delimited-values-text"], files: ["tsv"],
            media: ["text/tab-separated-values"]),
        .init("public.script", ["public.source-code"], name: "script"),
        .init("public.shell-script", ["public.script"], files: ["sh"], media: ["text/x-shellscript"]),
        .init("public.c-source", ["public.source-code"], files: ["c"], media: ["text/x-csrc"]),
        .init("public.c-header", ["public.source-code"], files: ["h"], media: ["text/x-chdr"]),
        .init("public.presentation", ["public.composite-content"]),
        .init("public.spreadsheet", ["public.content"]),
        .init("public.aiff-audio", ["public.audio"], files: ["aiff"], media: ["audio/aiff"]),
        .init("public.midi-audio", ["public.audio"], files: ["mid"], media: ["audio/midi"]),
        .init("public.bookmark", ["public.data"]),
        .init("public.playlist", ["public.item"]),
        .init("public.yaml", ["public.text"], files: ["yaml", "yml"], media: ["application/yaml"]),
    ]
}
