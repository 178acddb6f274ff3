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

    /// Returns an item in which a value of the automatic type has the type of its kind. Other objects are left out.
    @MainActor
    static func withTypesOfValues(_ item: [String: Any]) -> [String: Any] {
        guard let value = item[UIPasteboard.typeAutomatic] else { return item }
        var item = item
        item[UIPasteboard.typeAutomatic] = nil
        let form: PasteboardForm? =
            switch value {
            case is String: .text
            case is URL: .url
            case is UIImage: .image
            case is UIColor: .color
            default: nil
            }
        if let form { item[form.types[0]] = value }
        return item
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
