import Foundation
import PDFKit
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct PDFDocumentTests {
    private func page(_ color: UIColor, _ size: CGSize = CGSize(width: 100, height: 200)) throws -> PDFPage {
        let image = UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        return try #require(PDFPage(image: image))
    }

    @Test func dataThatAreNoDocumentMakeNone() {
        #expect(PDFDocument(data: Data("text".utf8)) == nil)
        #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    }

    @Test func aDocumentThatIsReadHasItsDataAndNoPages() throws {
        let data = Data("%PDF-1.7\n".utf8)
        let document = try #require(PDFDocument(data: data))
        #expect(document.pageCount == 0 && document.page(at: 0) == nil)
        #expect(document.majorVersion == 1 && document.minorVersion == 7 && !document.isLocked)
        #expect(document.dataRepresentation() == data)
    }

    @Test func pagesOfImagesAreWritten() throws {
        let document = PDFDocument()
        document.insert(try page(.red), at: 0)
        document.insert(try page(.blue), at: 1)
        document.documentAttributes = [PDFDocumentAttribute.titleAttribute: "Scan"]
        let data = try #require(document.dataRepresentation())
        #expect(data.starts(with: Data("%PDF-".utf8)) && data.count > 500)
        #expect(PDFDocument().dataRepresentation() == nil)
    }

    @Test func pagesKnowTheirPlaces() throws {
        let document = PDFDocument()
        let (first, second) = (try page(.red), try page(.blue))
        document.insert(second, at: 0)
        document.insert(first, at: 0)
        #expect(document.index(for: second) == 1 && second.label == "2" && first.document === document)
        document.exchangePage(at: 0, withPageAt: 1)
        document.removePage(at: 0)
        #expect(document.pageCount == 1 && second.document == nil)
        #expect(document.index(for: second) == NSNotFound)
    }

    @Test func aThumbnailKeepsTheShapeOfItsPage() throws {
        let thumbnail = try page(.red).thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox)
        #expect(thumbnail.size == CGSize(width: 25, height: 50))
    }

    @Test func aSearchEndsWithoutMatch() throws {
        let document = try #require(PDFDocument(data: Data("%PDF-1.4\n".utf8)))
        #expect(document.findString("a", withOptions: .caseInsensitive).isEmpty)
    }
}
