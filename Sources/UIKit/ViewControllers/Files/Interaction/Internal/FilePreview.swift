import Foundation

/// What a preview shows of a file.
enum FilePreview {
    case image(UIImage)
    case text(String)

    /// Reads a file. Nil if it is neither an image nor a text in UTF-8.
    init?(_ url: URL) {
        if let image = UIImage(contentsOfFile: url.path) {
            self = .image(image)
        } else if let text = try? String(contentsOf: url, encoding: .utf8) {
            self = .text(text)
        } else {
            return nil
        }
    }
}
