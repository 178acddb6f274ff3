import Foundation

/// The kinds of values that a pasteboard returns as objects.
enum PasteboardForm {
    case text, url, image, color

    /// The type identifiers of the kind. The first one is used for writing.
    var types: [String] {
        switch self {
        case .text: ["public.utf8-plain-text", "public.plain-text", "public.text"]
        case .url: ["public.url", "public.file-url"]
        case .image: ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
        case .color: ["com.apple.uikit.color"]
        }
    }

    /// Returns the object that was set, or the one that its data represents.
    func object(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return value }
        switch self {
        case .text: return String(data: data, encoding: .utf8)
        case .url: return String(data: data, encoding: .utf8).flatMap { URL(string: $0) }
        case .image: return UIImage(data: data)
        case .color: return nil
        }
    }

    @MainActor
    static func data(of value: Any) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        default: nil
        }
    }
}
