import Foundation

/// One of the kinds of things that a pasteboard hands out as objects.
enum PasteboardForm {
    case text, url, image, color

    /// Identifiers of the kind, the one that is written first.
    var types: [String] {
        switch self {
        case .text: ["public.utf8-plain-text", "public.plain-text", "public.text"]
        case .url: ["public.url", "public.file-url"]
        case .image: ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
        case .color: ["com.apple.uikit.color"]
        }
    }

    /// The object that was put in, or the one that the data stands for.
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
