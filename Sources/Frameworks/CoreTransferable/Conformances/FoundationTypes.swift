import Foundation
import FoundationAdditions
import UIKit
import UniformTypeIdentifiers

// The types of Foundation that can be transferred, as the types of data that Foundation's classes have in item providers.

/// - Linux: works
///
/// Imported from data of any type, and exported as data without a more special type.
extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) { (data: Data) in
            data
        } importing: {
            $0
        }
    }
}

/// - Linux: works
///
/// Exported in UTF-8; imported from any plain text in UTF-8 or UTF-16.
extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { (text: String) in
            Data(text.utf8)
        } importing: {
            try text($0, .utf8)
        }
        DataRepresentation(importedContentType: .utf16PlainText) { try text($0, .utf16) }
        DataRepresentation(importedContentType: .plainText) { try text($0, .utf8) }
    }

    private static func text(_ data: Data, _ encoding: Encoding) throws -> String {
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

/// - Linux: works
///
/// The address itself, that of a file or another one. What is at the address is not transferred.
extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .fileURL, exporting: data, importing: url).exportingCondition(\.isFileURL)
        DataRepresentation(contentType: .url, exporting: data, importing: url).exportingCondition { !$0.isFileURL }
    }

    private static func data(_ url: URL) -> Data { Data(url.absoluteString.utf8) }

    private static func url(_ data: Data) throws -> URL {
        guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw URLError(.badURL) }
        return url
    }
}

/// - Linux: works
///
/// Transferred with its attributes between programs with Trestle, and as plain text.
extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: archiveType) { (text: AttributedString) in
            try await withCheckedThrowingContinuation { continuation in
                _ = NSAttributedString(text).loadData(withTypeIdentifier: archiveType.identifier) { data, error in
                    continuation.resume(with: ItemProviderError.result(data, error, archiveType.identifier))
                }
            }
        } importing: {
            AttributedString(
                try NSAttributedString.object(withItemProviderData: $0, typeIdentifier: archiveType.identifier))
        }
        ProxyRepresentation { (text: AttributedString) in
            String(text.characters)
        } importing: {
            AttributedString($0)
        }
    }

    /// The type in which item providers have attributed strings.
    private static var archiveType: UTType {
        UTType(importedAs: NSAttributedString.writableTypeIdentifiersForItemProvider[0])
    }
}
