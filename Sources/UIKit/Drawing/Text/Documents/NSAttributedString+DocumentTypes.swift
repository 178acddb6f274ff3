extension NSAttributedString {
    /// A format of documents that attributed strings are read from and written to. RTFD, which is a folder with
    /// attachments, is not supported.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a type by its name. Documents of a type that is none of the three below are not read.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type by its name, as ``init(rawValue:)`` does.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text without attributes.
        public static let plain = DocumentType("NSPlainText")
        /// Rich Text Format, without attachments.
        public static let rtf = DocumentType("NSRTF")
        /// Rich Text Format in a folder with attachments. Such documents are neither read nor written.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML with its styles.
        public static let html = DocumentType("NSHTML")
    }

    /// What a caller knows about a document that is read.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key. Options of other keys than those below are ignored.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a key. Options of other keys than those below are ignored.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A ``DocumentType``, or its raw value. Without it the data decide.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The raw value of a `String.Encoding`, for plain text and HTML. Without it a byte order mark and the document
        /// decide; text that is not UTF-8 and HTML that does not say its encoding are read as Windows-1252.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// A dictionary of the attributes of text for which the document has none.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    }

    /// What a document says about itself besides its text.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a key. Attributes of other keys than those below are ignored.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// A ``DocumentType``, or its raw value. Required for writing.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The raw value of a `String.Encoding`, for plain text and HTML. The default is UTF-8.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// A dictionary of attributes, as in ``DocumentReadingOptionKey/defaultAttributes``.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
        /// A UIColor, of HTML documents.
        public static let backgroundColor = DocumentAttributeKey("BackgroundColor")
        /// The size of a page in points, of RTF documents.
        public static let paperSize = DocumentAttributeKey("PaperSize")
        /// The margins of a page in points, of RTF documents.
        public static let paperMargin = DocumentAttributeKey("PaperMargin")

        // Kept in RTF documents for the programs that show them; texts are drawn alike.

        /// An integer: 0 for a text without pages, 1 for one that is shown on pages.
        public static let viewMode = DocumentAttributeKey("ViewMode")
        /// The size in points of the view that shows the document, a CGSize.
        public static let viewSize = DocumentAttributeKey("ViewSize")
        /// The zoom of the view in percent.
        public static let viewZoom = DocumentAttributeKey("ViewZoom")
        /// An integer above 0 if programs should not edit the document.
        public static let readOnly = DocumentAttributeKey("ReadOnly")
        /// The distance of tab stops in points.
        public static let defaultTabInterval = DocumentAttributeKey("DefaultTabInterval")
        /// A number from 0 to 1, as the hyphenation factor of a paragraph style.
        public static let hyphenationFactor = DocumentAttributeKey("HyphenationFactor")
        /// The version of AppKit or UIKit that wrote the document; found in documents that are read.
        public static let cocoaVersionDocumentAttribute = DocumentAttributeKey("CocoaRTFVersion")
    }
}
