import UIKit

/// Writes pages that an application has made as a document.
enum PDFWriter {
    static func data(of pages: [PDFPage], _ attributes: [AnyHashable: Any]) -> Data? {
        guard let first = pages.first else { return nil }
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = information(attributes)
        return UIGraphicsPDFRenderer(bounds: first.bounds(for: .mediaBox), format: format).pdfData { context in
            for page in pages {
                let bounds = page.bounds(for: .mediaBox)
                context.beginPage(withBounds: bounds, pageInfo: [:])
                page.draw(.mediaBox, in: bounds, of: context.cgContext)
            }
        }
    }

    private static func information(_ attributes: [AnyHashable: Any]) -> [String: Any] {
        let keys: [(PDFDocumentAttribute, String)] = [
            (.titleAttribute, kCGPDFContextTitle), (.authorAttribute, kCGPDFContextAuthor),
            (.subjectAttribute, kCGPDFContextSubject), (.creatorAttribute, kCGPDFContextCreator),
            (.keywordsAttribute, kCGPDFContextKeywords),
        ]
        var information: [String: Any] = [:]
        for (attribute, key) in keys {
            information[key] = attributes[AnyHashable(attribute)] ?? attributes[AnyHashable(attribute.rawValue)]
        }
        return information
    }
}
