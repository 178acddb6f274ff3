import Foundation
import Testing

@testable import UIKit
@testable import UIKitTestSupport

/// Pages for the printing system.
@MainActor @Suite(.serialized)
struct PrintingTests {
    private final class Pages: UIPrintPageRenderer {
        var drawn: [Int] = []
        var headers: [CGRect] = []
        override var numberOfPages: Int { 3 }
        override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { drawn.append(pageIndex) }
        override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { headers.append(headerRect) }
    }

    @Test func aRendererDrawsEachPageOfThePDF() {
        let renderer = Pages()
        renderer.headerHeight = 40
        let paper = UIPrintPaper(CGSize(width: 200, height: 300))
        let data = PrintDocument.pages(of: renderer, on: paper)
        #expect(PrintDocument.isPDF(data))
        #expect(renderer.drawn == [0, 1, 2])
        #expect(renderer.headers.first == CGRect(x: 18, y: 18, width: 164, height: 40))
    }

    @Test func aLongTextNeedsSeveralPagesAndLosesNothing() {
        let words = (0..<800).map { "word\($0)" }.joined(separator: " ")
        let formatter = UISimpleTextPrintFormatter(text: words)
        let renderer = UIPrintPageRenderer()
        renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
        renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 300, height: 300)), forKey: "paperRect")
        renderer.setValue(NSValue(cgRect: CGRect(x: 20, y: 20, width: 260, height: 260)), forKey: "printableRect")
        #expect(renderer.paperRect.width == 300)
        #expect(formatter.pageCount > 1)
        #expect(renderer.numberOfPages == formatter.pageCount + 1)
        #expect(renderer.printFormattersForPage(at: 0) == nil)
        var pages = TextPages()
        pages.divide(formatter.drawn) { formatter.rectForPage(at: $0 + 1).size }
        #expect(pages.ranges.map { (words as NSString).substring(with: $0) }.joined() == words)
    }

    @Test func aJobNamesItsPrinterAndItsSides() {
        let info = UIPrintInfo()
        info.jobName = "Letter"
        info.duplex = .longEdge
        #expect(
            PrintSpooler.arguments(info, printer: "Office") == [
                "-d", "Office", "-t", "Letter", "-o", "sides=two-sided-long-edge",
            ])
    }

    @Test func aFormatterReplacesAnItem() {
        let controller = UIPrintInteractionController()
        controller.printingItem = UIImage()
        controller.printFormatter = UISimpleTextPrintFormatter(text: "text")
        #expect(controller.printingItem == nil)
        controller.printingItems = []
        #expect(controller.printFormatter == nil)
    }
}
