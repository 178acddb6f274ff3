import Foundation

/// A format of image files, by the first bytes of the data.
enum ImageFormat: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case tiff = "public.tiff"
    case bmp = "com.microsoft.bmp"
    case ico = "com.microsoft.ico"
    case webP = "org.webmproject.webp"
    case heic = "public.heic"
    case avif = "public.avif"
    case svg = "public.svg-image"

    init?(_ data: Data) {
        func begins(with bytes: [UInt8], at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: bytes) }
        func begins(with text: String, at offset: Int = 0) -> Bool { begins(with: Array(text.utf8), at: offset) }
        switch true {
        case begins(with: [0x89, 0x50, 0x4E, 0x47]): self = .png
        case begins(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
        case begins(with: "GIF8"): self = .gif
        case begins(with: "II*\0"), begins(with: "MM\0*"): self = .tiff
        case begins(with: "BM"): self = .bmp
        case begins(with: [0, 0, 1, 0]): self = .ico
        case begins(with: "RIFF") && begins(with: "WEBP", at: 8): self = .webP
        case begins(with: "ftypheic", at: 4), begins(with: "ftypmif1", at: 4): self = .heic
        case begins(with: "ftypavif", at: 4): self = .avif
        case begins(with: "<svg"), begins(with: "<?xml"): self = .svg
        default: return nil
        }
    }
}
