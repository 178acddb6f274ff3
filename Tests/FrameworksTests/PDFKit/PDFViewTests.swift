import Foundation
import PDFKit
import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class PDFViewTests {
    private let root = UIViewController()
    private let pdfView = PDFView(frame: .zero)

    private func start() throws -> TestApplication {
        root.view = pdfView
        pdfView.autoScales = true
        return try TestApplication(showing: root)
    }

    private func scan(_ count: Int) throws -> PDFDocument {
        let document = PDFDocument()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 200)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        for index in 0..<count { document.insert(try #require(PDFPage(image: image)), at: index) }
        return document
    }

    @Test func aDocumentThatWasReadIsOpenedInAnotherProgram() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("PDFViewTests.pdf")
        try Data("%PDF-1.4\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let app = try start()
        pdfView.document = PDFDocument(url: file)
        app.frame()
        #expect(app.shows(text: "PDFViewTests.pdf"))
        try app.tap(text: "Open in Another Program")
        #expect(app.openedURLs == [file])
    }

    @Test func pagesFitTheWidth() throws {
        let app = try start()
        pdfView.document = try scan(3)
        app.frame()
        let page = try #require(pdfView.currentPage)
        let frame = pdfView.convert(page.bounds(for: .cropBox), from: page)
        #expect(frame == CGRect(x: 8, y: 8, width: 374, height: 748))
        #expect(!app.shows(text: "Open in Another Program"))
    }

    @Test func theCurrentPageFollowsTheScrolling() throws {
        let app = try start()
        let document = try scan(3)
        pdfView.document = document
        app.frame()
        #expect(pdfView.currentPage === document.page(at: 0) && pdfView.canGoToNextPage)
        pdfView.goToNextPage(nil)
        app.frame()
        #expect(pdfView.currentPage === document.page(at: 1))
        pdfView.goToLastPage(nil)
        app.frame()
        #expect(pdfView.currentPage === document.page(at: 2) && !pdfView.canGoToNextPage)
    }

    @Test func aSinglePageIsShownAlone() throws {
        let app = try start()
        pdfView.displayMode = .singlePage
        let document = try scan(2)
        pdfView.document = document
        pdfView.goToNextPage(nil)
        app.frame()
        #expect(pdfView.visiblePages.count == 1 && pdfView.currentPage === document.page(at: 1))
    }

    @Test func viewsOfTheApplicationLieOnPages() throws {
        let app = try start()
        let provider = Provider()
        pdfView.pageOverlayViewProvider = provider
        pdfView.document = try scan(2)
        app.frame()
        #expect(
            provider.overlays.map(\.frame.size) == [CGSize(width: 374, height: 748), CGSize(width: 374, height: 748)])
        pdfView.document = nil
        #expect(provider.overlays.allSatisfy { $0.superview == nil } && provider.endings == 2)
    }

    @Test func aPointOfTheViewLeadsToThePageAndBack() throws {
        let app = try start()
        pdfView.document = try scan(1)
        app.frame()
        let page = try #require(pdfView.currentPage)
        let corner = pdfView.convert(CGPoint(x: 8, y: 8), to: page)
        #expect(abs(corner.x) < 0.01 && abs(corner.y - 200) < 0.01)
        #expect(pdfView.page(for: CGPoint(x: 100, y: 100), nearest: false) === page)
    }
}

private final class Provider: NSObject, PDFPageOverlayViewProvider {
    var overlays: [UIView] = []
    var endings = 0

    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView? {
        overlays.append(UIView())
        return overlays.last
    }

    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) {
        endings += 1
    }
}
