import Foundation
import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct PDFDocumentTests {
    private static let page = CGRect(x: 0, y: 0, width: 40, height: 20)

    /// The first page, as poppler draws it.
    private func picture(of document: Data) throws -> CGImage {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf").path
        try document.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try #require(ImageFiles.drawing(atPath: path, scale: 1)?.image)
    }

    private func count(_ text: String, in document: Data) -> Int {
        String(decoding: document, as: UTF8.self).components(separatedBy: text).count - 1
    }

    @Test func aPageHasItsOriginAtTheTopLeft() throws {
        let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
            context.beginPage()
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        #expect(data.starts(with: Data("%PDF".utf8)))
        let pixels = try picture(of: data)
        #expect(pixels.width == 40 && pixels.height == 20)
        #expect(pixels.color(x: 5, y: 5) == (255, 0, 0, 255))
        #expect(pixels.color(x: 5, y: 15) != (255, 0, 0, 255))
        #expect(pixels.color(x: 25, y: 5) != (255, 0, 0, 255))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func everyPageHasItsBoundsAndBeginsWithTheInitialState() throws {
        var bounds: [CGRect] = []
        let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
            context.beginPage()
            bounds.append(context.pdfContextBounds)
            context.cgContext.saveGState()
            context.cgContext.translateBy(x: 100, y: 100)
            context.clip(to: .zero)
            context.beginPage(withBounds: CGRect(x: 10, y: 10, width: 30, height: 30), pageInfo: [:])
            bounds.append(context.pdfContextBounds)
            #expect(context.cgContext.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 30, height: 30))
            #expect(context.cgContext.convertToDeviceSpace(CGPoint(x: 10, y: 10)) == CGPoint(x: 0, y: 30))
        }
        #expect(bounds == [Self.page, CGRect(x: 10, y: 10, width: 30, height: 30)])
        #expect(count("/MediaBox [", in: data) == 2)
        #expect(count("MediaBox [ 0 0 30 30 ]", in: data) == 1)
    }

    @Test func nothingIsDrawnBeforeTheFirstPage() throws {
        let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
            UIColor.red.setFill()
            context.fill(Self.page)
            context.beginPage()
        }
        #expect(try picture(of: data).color(x: 5, y: 5) != (255, 0, 0, 255))
        #expect(count("/MediaBox [", in: data) == 1)
    }

    @Test func textIsWrittenAsText() throws {
        let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
            context.beginPage()
            NSAttributedString(string: "Words").draw(at: .zero)
        }
        #expect(count("/Type /Font\n", in: data) >= 1)
        #expect(count("/Subtype /Image", in: data) == 0)
    }

    @Test func linksAndInformationAreInTheDocument() throws {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Invoice", kCGPDFContextKeywords: ["one", "two"]]
        let address = try #require(URL(string: "https://swift.org/a'b"))
        let data = UIGraphicsPDFRenderer(bounds: Self.page, format: format).pdfData { context in
            context.beginPage()
            context.cgContext.translateBy(x: 10, y: 0)
            context.setURL(address, for: CGRect(x: 0, y: 0, width: 10, height: 5))
            context.setDestinationWithName("end", for: CGRect(x: 0, y: 5, width: 10, height: 5))
            context.fill(Self.page)
            context.beginPage()
            context.fill(Self.page)
            context.addDestination(withName: "end", at: CGPoint(x: 0, y: 10))
        }
        #expect(count("/URI (https://swift.org/a'b)", in: data) == 1)
        #expect(count("/Rect [ 10 15 20 20 ]", in: data) == 1)
        #expect(count("/Subtype /Link", in: data) == 2)
        #expect(count("/Title (Invoice)", in: data) == 1)
        #expect(count("/Keywords (one, two)", in: data) == 1)
    }

    @Test func theFunctionsWriteADocumentWhenItEnds() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, .zero, nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        UIGraphicsBeginPDFPage()
        UIGraphicsBeginPDFPageWithInfo(Self.page, nil)
        #expect(UIGraphicsGetPDFContextBounds() == Self.page)
        #expect(data.length == 0)
        UIGraphicsEndPDFContext()
        #expect(count("/MediaBox [", in: Data(referencing: data)) == 2)
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetPDFContextBounds() == .zero)

        #expect(UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil) == false)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(UIGraphicsBeginPDFContextToFile(path, Self.page, nil))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(ImageFiles.drawing(atPath: path, scale: 1)?.size == Self.page.size)
    }
}
