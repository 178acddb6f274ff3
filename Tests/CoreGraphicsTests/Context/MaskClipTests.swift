import Testing

@testable import CoreGraphics

@Suite struct MaskClipTests {
    /// Opaque in its upper half, half transparent in its lower left quarter.
    private var mask: CGImage {
        let canvas = Canvas(10, 10, background: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 10, height: 5), color: .red)
        canvas.context.fill(CGRect(x: 0, y: 5, width: 5, height: 5), color: CGColor(gray: 0, alpha: 0.5))
        return canvas.image
    }

    private func drawUpright(_ canvas: Canvas, _ body: (CGContext) -> Void) {
        let context = canvas.context
        context.saveGState()
        // As UIKit code turns a picture upright.
        context.translateBy(x: 0, y: 20)
        context.scaleBy(x: 1, y: -1)
        context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10), mask: mask)
        body(context)
        context.restoreGState()
    }

    @Test func theMasksAlphaLetsThrough() {
        let canvas = Canvas()
        drawUpright(canvas) { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue) }
        #expect(canvas.pixel(6, 6) == "0000FFFF" && canvas.pixel(14, 9) == "0000FFFF")
        #expect(["7F7FFFFF", "8080FFFF"].contains(canvas.pixel(6, 12)))
        #expect(canvas.pixel(12, 12) == "FFFFFFFF" && canvas.pixel(4, 6) == "FFFFFFFF")
    }

    @Test func restoringEndsTheClip() {
        let canvas = Canvas()
        drawUpright(canvas) { _ in }
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue)
        #expect(canvas.pixel(12, 12) == "0000FFFF")
    }

    @Test func aPictureTakenInsideTheClipShowsWhatWasDrawnAndDrawingGoesOn() {
        let canvas = Canvas()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 10), color: .blue)
        // Unturned, the mask's lower half lies above.
        #expect(canvas.pixel(2, 8) == "0000FFFF" && canvas.pixel(8, 8) == "FFFFFFFF")
        canvas.context.fill(CGRect(x: 4, y: 0, width: 6, height: 10), color: .green)
        #expect(
            canvas.pixel(2, 8) == "0000FFFF" && canvas.pixel(8, 8) == "00FF00FF" && canvas.pixel(8, 2) == "FFFFFFFF")
    }

    @Test func brightnessCountsInPicturesWithoutAlpha() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue))
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let canvas = Canvas(2, 1)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(context.makeImage()))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1), color: .blue)
        #expect(canvas.pixel(0, 0) == "0000FFFF" && canvas.pixel(1, 0) == "FFFFFFFF")
    }

    @Test func clipsInsideTransparencyLayersEndWithThem() {
        let canvas = Canvas()
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: mask)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue)
        canvas.context.endTransparencyLayer()
        canvas.context.fill(CGRect(x: 18, y: 18, width: 2, height: 2), color: .red)
        #expect(
            canvas.pixel(8, 8) == "0000FFFF" && canvas.pixel(8, 2) == "FFFFFFFF" && canvas.pixel(19, 19) == "FF0000FF")
    }

    @Test func tilesRepeatOverTheClip() {
        let tile = Canvas(2, 2, background: .red)
        tile.context.fill(CGRect(x: 0, y: 0, width: 1, height: 2), color: .blue)
        let canvas = Canvas()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.draw(tile.image, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
        #expect(
            canvas.pixel(1, 0) == "0000FFFF" && canvas.pixel(2, 0) == "FF0000FF" && canvas.pixel(9, 9) == "0000FFFF")
        #expect(canvas.pixel(0, 5) == "FF0000FF" && canvas.pixel(10, 0) == "FFFFFFFF")
    }

    @Test func theCurrentPathCanBeCopiedAndAsked() throws {
        let context = Canvas().context
        #expect(context.path == nil)
        context.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
        context.addEllipse(in: CGRect(x: 4, y: 4, width: 4, height: 4))
        let path = try #require(context.path)
        #expect(path.boundingBox == CGRect(x: 2, y: 2, width: 10, height: 10))
        #expect(path.steps.filter { $0 == .close }.count == 2)
        #expect(context.pathContains(CGPoint(x: 6, y: 6), mode: .fill))
        #expect(context.pathContains(CGPoint(x: 2, y: 6), mode: .stroke))
        #expect(!context.pathContains(CGPoint(x: 3.5, y: 3.5), mode: .stroke))
        #expect(!context.isPathEmpty)
    }
}
