import Foundation

/// Who may use an encrypted document.
///
/// - Linux: works
public enum PDFDocumentPermissions: Int, Sendable {
    case none = 0
    case user = 1
    case owner = 2
}

/// The names of the attributes of a document.
///
/// - Linux: works
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let titleAttribute = Self(rawValue: "Title")
    public static let authorAttribute = Self(rawValue: "Author")
    public static let subjectAttribute = Self(rawValue: "Subject")
    public static let creatorAttribute = Self(rawValue: "Creator")
    /// - Linux: no effect
    public static let producerAttribute = Self(rawValue: "Producer")
    /// - Linux: no effect
    public static let creationDateAttribute = Self(rawValue: "CreationDate")
    /// - Linux: no effect
    public static let modificationDateAttribute = Self(rawValue: "ModDate")
    public static let keywordsAttribute = Self(rawValue: "Keywords")
}

/// How a document is written. Documents are not encrypted.
///
/// - Linux: no effect
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ownerPasswordOption = Self(rawValue: "OwnerPassword")
    public static let userPasswordOption = Self(rawValue: "UserPassword")
    public static let accessPermissionsOption = Self(rawValue: "AccessPermissions")
    public static let burnInAnnotationsOption = Self(rawValue: "BurnInAnnotations")
    public static let saveTextFromOCROption = Self(rawValue: "SaveTextFromOCR")
    public static let saveImagesAsJPEGOption = Self(rawValue: "SaveImagesAsJPEG")
    public static let optimizeImagesForScreenOption = Self(rawValue: "OptimizeImagesForScreen")
}

extension NSNotification.Name {
    public static let PDFDocumentDidUnlock = Self("PDFDocumentDidUnlock")
    public static let PDFDocumentDidBeginFind = Self("PDFDocumentDidBeginFind")
    public static let PDFDocumentDidEndFind = Self("PDFDocumentDidEndFind")
    public static let PDFDocumentDidBeginPageFind = Self("PDFDocumentDidBeginPageFind")
    public static let PDFDocumentDidEndPageFind = Self("PDFDocumentDidEndPageFind")
    public static let PDFDocumentDidFindMatch = Self("PDFDidFindMatch")
    public static let PDFDocumentDidBeginWrite = Self("PDFDidBeginWrite")
    public static let PDFDocumentDidEndWrite = Self("PDFDidEndWrite")
}

/// The key of a selection in the notification of a match.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The key of the index of a page in notifications.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"

/// Is told of the search in a document. Every method is optional. Only the end of a search is told.
///
/// - Linux: works
public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidBeginPageFind(_ notification: Notification)
    func documentDidEndPageFind(_ notification: Notification)
    func documentDidFindMatch(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
    func classForPage() -> AnyClass
    func `class`(forAnnotationType annotationType: String) -> AnyClass
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidBeginPageFind(_ notification: Notification) {}
    public func documentDidEndPageFind(_ notification: Notification) {}
    public func documentDidFindMatch(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
    public func classForPage() -> AnyClass { PDFPage.self }
    public func `class`(forAnnotationType annotationType: String) -> AnyClass { PDFAnnotation.self }
}
