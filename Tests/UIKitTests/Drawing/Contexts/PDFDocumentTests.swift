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

    @Test func textIsWrittenAsText() throws {
        let data = UIGraphicsPDFRenderer(bounds: Self.page).pdfData { context in
            context.beginPage()
            NSAttributedString(string: "Words").draw(at: .zero)
        }
        #expect(count("/Type /Font\n", in: data) >= 1)
        #expect(count("/Subtype /Image", in: data) == 0)
    }
}
