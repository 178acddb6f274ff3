import UIKit

/// A part of the text of a document. It is empty: documents have no text that is known.
///
/// - Linux: refuses
open class PDFSelection: NSObject, NSCopying {
    private let document: PDFDocument

    public init(document: PDFDocument) { self.document = document }

    open var pages: [PDFPage] { [] }

    open var color: UIColor?

    open var string: String? { nil }

    open var attributedString: NSAttributedString? { nil }

    open func bounds(for page: PDFPage) -> CGRect { .zero }

    open func numberOfTextRanges(on page: PDFPage) -> Int { 0 }

    open func selectionsByLine() -> [PDFSelection] { [] }

    open func add(_ selection: PDFSelection) {}

    open func add(_ selections: [PDFSelection]) {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFSelection(document: document)
        copy.color = color
        return copy
    }
}
