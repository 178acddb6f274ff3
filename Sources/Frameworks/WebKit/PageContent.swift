import UIKit
import UniformTypeIdentifiers

/// What a web view shows of a page: its text, or its only image.
@MainActor
struct PageContent {
    let text: NSAttributedString
    var title: String?

    static func canShow(_ mimeType: String) -> Bool { Kind(mimeType) != nil }

    /// Nil for content that is not shown.
    init?(_ data: Data, mimeType: String, encodingName: String?) {
        guard let kind = Kind(mimeType) else { return nil }
        let encoding = encodingName.flatMap(Self.encoding(named:)) ?? .utf8
        switch kind {
        case .html:
            let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
                .documentType: NSAttributedString.DocumentType.html,
                .characterEncoding: NSNumber(value: encoding.rawValue),
            ]
            guard let text = try? NSAttributedString(data: data, options: options, documentAttributes: nil) else {
                return nil
            }
            self.text = text
            title = Self.title(of: String(data: data, encoding: encoding) ?? "")
        case .text:
            guard let string = String(data: data, encoding: encoding) else { return nil }
            text = NSAttributedString(
                string: string, attributes: [.font: UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)])
        case .image:
            guard let image = UIImage(data: data) else { return nil }
            let attachment = NSTextAttachment()
            attachment.image = image
            text = NSAttributedString(attachment: attachment)
        }
    }

    /// The MIME type of a file, by its name.
    static func mimeType(of file: URL) -> String {
        UTType(filenameExtension: file.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    }

    private enum Kind {
        case html, text, image

        init?(_ mimeType: String) {
            switch mimeType.lowercased() {
            case "text/html", "application/xhtml+xml": self = .html
            case "application/json", "application/xml", "application/javascript": self = .text
            case let type where type.hasPrefix("text/"): self = .text
            case "image/svg+xml": return nil
            case let type where type.hasPrefix("image/"): self = .image
            default: return nil
            }
        }
    }

    private static func encoding(named name: String) -> String.Encoding? {
        switch name.lowercased() {
        case "", "utf-8", "utf8": .utf8
        case "utf-16", "utf16": .utf16
        case "iso-8859-1", "latin1": .isoLatin1
        case "iso-8859-2", "latin2": .isoLatin2
        case "windows-1252", "cp1252": .windowsCP1252
        case "us-ascii", "ascii": .ascii
        default: nil
        }
    }

    private static func title(of html: String) -> String? {
        guard let start = html.range(of: "<title[^>]*>", options: [.regularExpression, .caseInsensitive]),
            let end = html.range(
                of: "</title", options: .caseInsensitive, range: start.upperBound..<html.endIndex)
        else { return nil }
        let text = html[start.upperBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: NSNumber(value: String.Encoding.utf8.rawValue),
        ]
        // The text may have entities.
        let read = try? NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
        return read?.string.trimmingCharacters(in: .whitespacesAndNewlines) ?? text
    }
}
