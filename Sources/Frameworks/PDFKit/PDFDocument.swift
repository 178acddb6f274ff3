import FrameworkAbsence
import UIKit

/// A document whose pages an application makes, or one that is read.
///
/// Of a document that is read nothing is known but its data: ``pageCount`` is 0. It can be written, and ``PDFView``
/// opens it in another program.
///
/// - Linux: works
open class PDFDocument: NSObject, NSCopying {
    private let source: Data?
    private let address: URL?
    private var pages: [PDFPage] = []

    public override init() {
        source = nil
        address = nil
        super.init()
    }

    /// Nil if the file cannot be read or is no PDF document.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), Self.isDocument(data) else { return nil }
        source = data
        address = url
        super.init()
    }

    /// Nil if the data are no PDF document.
    public init?(data: Data) {
        guard Self.isDocument(data) else { return nil }
        source = data
        address = nil
        super.init()
    }

    /// Readers accept a header in the first 1024 bytes.
    private static func isDocument(_ data: Data) -> Bool {
        let isDocument = data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil
        if isDocument { Absence.report("PDFKit", "PDFDocument", "documents that are read have no pages") }
        return isDocument
    }

    open var documentURL: URL? { address }

    /// The title and so on under keys of ``PDFDocumentAttribute``; nil for a document that was read.
    open var documentAttributes: [AnyHashable: Any]?

    open var majorVersion: Int { version.major }

    open var minorVersion: Int { version.minor }

    private var version: (major: Int, minor: Int) {
        guard let source, let header = source.prefix(1024).range(of: Data("%PDF-".utf8)) else { return (1, 5) }
        let text = String(decoding: source[header.upperBound...].prefix(3), as: UTF8.self)
        let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : (1, 0)
    }

    open weak var delegate: (any PDFDocumentDelegate)?

    // MARK: Permissions

    /// Whether a document that was read names an encryption.
    open var isEncrypted: Bool { source?.range(of: Data("/Encrypt".utf8)) != nil }

    /// Whether the document needs a password, which cannot be tried.
    open var isLocked: Bool { isEncrypted }

    /// - Linux: refuses
    open func unlock(withPassword password: String) -> Bool { !isEncrypted }

    open var permissionsStatus: PDFDocumentPermissions { isEncrypted ? .none : .owner }
    open var allowsPrinting: Bool { !isEncrypted }
    open var allowsCopying: Bool { !isEncrypted }
    open var allowsDocumentChanges: Bool { !isEncrypted }
    open var allowsDocumentAssembly: Bool { !isEncrypted }
    open var allowsContentAccessibility: Bool { !isEncrypted }
    open var allowsCommenting: Bool { !isEncrypted }
    open var allowsFormFieldEntry: Bool { !isEncrypted }

    // MARK: Pages

    /// The number of pages that the application has added.
    open var pageCount: Int { pages.count }

    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }

    /// The index of a page, or `NSNotFound`.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }

    /// Raises `NSRangeException` if there is no such place.
    open func insert(_ page: PDFPage, at index: Int) {
        guard (0...pages.count).contains(index) else { return raise(index) }
        page.document = self
        pages.insert(page, at: index)
    }

    open func removePage(at index: Int) {
        guard pages.indices.contains(index) else { return raise(index) }
        pages.remove(at: index).document = nil
    }

    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard pages.indices.contains(indexA) else { return raise(indexA) }
        guard pages.indices.contains(indexB) else { return raise(indexB) }
        pages.swapAt(indexA, indexB)
    }

    private func raise(_ index: Int) {
        Trestle.raise(.rangeException, "The page \(index) is outside of the document, which has \(pages.count) pages.")
    }

    /// The class of the pages that a document makes of what it reads. It makes none.
    ///
    /// - Linux: no effect
    open var pageClass: AnyClass { PDFPage.self }

    // MARK: Files

    /// Returns the document as a file: what was read, or the pages that the application has made. Nil without pages,
    /// and for a document that was read and to which pages were added.
    open func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }

    /// - Parameter options: have no effect.
    open func dataRepresentation(options: [AnyHashable: Any]) -> Data? {
        guard let source else { return PDFWriter.data(of: pages, documentAttributes ?? [:]) }
        return pages.isEmpty ? source : nil
    }

    @discardableResult
    open func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }

    /// - Parameter options: have no effect.
    @discardableResult
    open func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        guard let data = dataRepresentation() else { return false }
        return (try? data.write(to: url)) != nil
    }

    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    /// - Parameter options: have no effect.
    @discardableResult
    open func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]?) -> Bool {
        write(to: URL(fileURLWithPath: path))
    }

    // MARK: Text

    /// Documents have no text that is known.
    ///
    /// - Linux: refuses
    open var string: String? { nil }
    open var outlineRoot: PDFOutline?
    /// - Linux: refuses
    open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
    /// - Linux: refuses
    open func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] { [] }
    /// - Linux: refuses
    open func findString(
        _ string: String, fromSelection selection: PDFSelection?, withOptions options: NSString.CompareOptions = []
    ) -> PDFSelection? {
        nil
    }
    /// - Linux: refuses
    open var isFinding: Bool { false }
    open func cancelFindString() {}
    /// - Linux: refuses
    open var selectionForEntireDocument: PDFSelection? { nil }

    /// Posts that the search has begun and ended, without a match.
    ///
    /// - Linux: refuses
    open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
        beginFindStrings([string], withOptions: options)
    }

    /// - Linux: refuses
    open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = []) {
        NotificationCenter.default.post(name: .PDFDocumentDidBeginFind, object: self)
        NotificationCenter.default.post(name: .PDFDocumentDidEndFind, object: self)
        delegate?.documentDidEndDocumentFind(Notification(name: .PDFDocumentDidEndFind, object: self))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = source.flatMap { PDFDocument(data: $0) } ?? PDFDocument()
        copy.documentAttributes = documentAttributes
        for page in pages {
            if let page = page.copy() as? PDFPage { copy.insert(page, at: copy.pageCount) }
        }
        return copy
    }
}
