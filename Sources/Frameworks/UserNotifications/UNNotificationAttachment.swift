import Foundation
import UniformTypeIdentifiers

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// - Linux: works
///
/// A file that belongs to a notification. The desktop shows the first one that is an image; the file stays where it is.
open class UNNotificationAttachment: NSObject, NSCopying {
    public let identifier: String
    public let url: URL
    /// A uniform type identifier.
    public let type: String

    private init(identifier: String, url: URL, type: String) {
        self.identifier = identifier
        self.url = url
        self.type = type
    }

    /// Throws ``UNError`` unless the URL is that of a file whose type is known.
    public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let type = hint ?? UTType(filenameExtension: URL.pathExtension)?.identifier else {
            throw UNError(.attachmentUnrecognizedType)
        }
        self.init(identifier: identifier.isEmpty ? UUID().uuidString : identifier, url: URL, type: type)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    var isImage: Bool { UTType(type)?.conforms(to: .image) == true }
}
