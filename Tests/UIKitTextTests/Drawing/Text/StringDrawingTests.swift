import Testing
import UIKit

@MainActor @Suite(.serialized) struct StringDrawingTests {
    let font = UIFont.systemFont(ofSize: 17)
    let long = "The quick brown fox jumps over the lazy dog and runs away"

    var attributes: [NSAttributedString.Key: Any] { [.font: font] }

    @Test func aStringsSizeIsThatOfItsLineUnrounded() {
        let size = "Hello".size(withAttributes: attributes)
        #expect(abs(size.height - font.lineHeight) < 1e-9)
        #expect(size == NSString(string: "Hello").size(withAttributes: attributes))
        #expect(size == NSAttributedString(string: "Hello", attributes: attributes).size())
    }

    @Test func withoutAttributesTheFontIsTwelvePoints() {
        #expect(abs("Hello".size().height - UIFont.systemFont(ofSize: 12).lineHeight) < 1e-9)
    }

    // Seeds 59.
    @Test func theBoundingRectangleWrapsToTheWidth() {
        let rect = long.boundingRect(
            with: CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        #expect(rect.origin == .zero)
        #expect(rect.width <= 150)
        let lines = (rect.height / font.lineHeight).rounded()
        #expect(lines >= 3 && abs(rect.height - lines * font.lineHeight) < 1e-6)
    }

    @Test func withoutLineFragmentOriginTheRectangleLiesAroundTheBaseline() {
        let rect = long.boundingRect(
            with: CGSize(width: 50, height: 50), options: [], attributes: attributes, context: nil)
        #expect(abs(rect.minY + font.ascender) < 1e-9)
        #expect(abs(rect.height - font.lineHeight) < 1e-9)
        #expect(rect.width > 300)
    }

    @Test func aTruncatingParagraphIsOneLine() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let rect = long.boundingRect(
            with: CGSize(width: 150, height: 500), options: .usesLineFragmentOrigin,
            attributes: [.font: font, .paragraphStyle: style], context: nil)
        #expect(abs(rect.height - font.lineHeight) < 1e-9)
        #expect(rect.width <= 150)
    }

    @Test func theLastVisibleLineIsTruncatedWhenAskedFor() {
        let rect = long.boundingRect(
            with: CGSize(width: 150, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: attributes, context: nil)
        #expect(abs(rect.height - 2 * font.lineHeight) < 1e-9)
    }

    @Test func aContextLetsTextShrink() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let rect = long.boundingRect(
            with: CGSize(width: 300, height: 30), options: [], attributes: attributes, context: context)
        #expect(rect.width <= 300)
        #expect(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.5)
        #expect(context.totalBounds == rect)
    }

    @Test func drawingPaintsIntoTheCurrentContext() {
        let picture = draw { "HHH".draw(at: CGPoint(x: 10, y: 10), withAttributes: attributes) }
        #expect(abs(picture.minX - 11) <= 2)
        #expect(abs(picture.maxY - (10 + font.ascender)) <= 1.5)
    }

    @Test func drawingInARectangleLeavesOutLinesThatDoNotFit() {
        let picture = draw { long.draw(in: CGRect(x: 0, y: 0, width: 100, height: 45), withAttributes: attributes) }
        #expect(picture.maxY <= 45 && picture.maxY > 25)
        #expect(picture.maxX <= 100)
    }

    @Test func withoutLineFragmentOriginTheOriginIsTheBaseline() {
        let picture = draw {
            "HHH".draw(
                with: CGRect(x: 10, y: 50, width: 0, height: 0), options: [], attributes: attributes, context: nil)
        }
        #expect(abs(picture.maxY - 50) <= 1)
    }

    @Test func colorsOfAttributesAreUsed() throws {
        let context = try #require(CGContext(size: CGSize(width: 50, height: 30), scale: 2))
        UIGraphicsPushContext(context)
        NSAttributedString(string: "HHH", attributes: [.font: font, .foregroundColor: UIColor.red]).draw(at: .zero)
        UIGraphicsPopContext()
        let image = try #require(context.makeImage())
        let colors = (0..<100).map { image.color(x: $0, y: 26) }
        #expect(colors.contains { $0 == (255, 0, 0, 255) })
    }

    /// The box around what `body` draws, in points.
    private func draw(_ body: () -> Void) -> CGRect {
        guard let context = CGContext(size: CGSize(width: 200, height: 100), scale: 1) else { return .null }
        UIGraphicsPushContext(context)
        body()
        UIGraphicsPopContext()
        guard let image = context.makeImage() else { return .null }
        var box = CGRect.null
        for y in 0..<image.height {
            for x in 0..<image.width where image.color(x: x, y: y).alpha > 60 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }
}
