import CoreGraphics
import Testing

@Suite struct CGContextTests {
    @Test func aFilledRectangleCoversItsPixelsAndNoOthers() {
        let canvas = Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 4, y: 5, width: 6, height: 7))
        #expect(canvas.inkBox == CGRect(x: 4, y: 5, width: 6, height: 7))
        #expect(canvas.pixel(4, 5) == "FF0000FF")
        #expect(canvas.pixel(9, 11) == "FF0000FF")
        #expect(canvas.pixel(10, 11) == "FFFFFFFF")
    }

    @Test func halfACoveredPixelIsHalfPainted() {
        let canvas = Canvas()
        canvas.context.setFillColor(.black)
        canvas.context.fill(CGRect(x: 4, y: 5.5, width: 2, height: 1))
        #expect(canvas.pixel(4, 5) == canvas.pixel(4, 6))
        #expect(canvas.image.color(x: 4, y: 5).red == 127 || canvas.image.color(x: 4, y: 5).red == 128)
    }

    @Test func restoringBringsBackColorTransformAndClip() {
        let canvas = Canvas()
        canvas.context.setFillColor(.red)
        canvas.context.saveGState()
        canvas.context.setFillColor(.blue)
        canvas.context.translateBy(x: 10, y: 0)
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(
            canvas.inkBox == CGRect(x: 0, y: 0, width: 2, height: 2).offsetBy(dx: 0, dy: 0)
                || canvas.pixel(0, 0) == "FF0000FF")
        #expect(canvas.pixel(1, 1) == "FF0000FF")
        #expect(canvas.pixel(10, 0) == "FFFFFFFF")
    }

    @Test func restoringWithoutSavingDoesNothing() {
        let canvas = Canvas()
        canvas.context.restoreGState()
        canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2), color: .red)
        #expect(canvas.pixel(1, 1) == "FF0000FF")
    }

    @Test func drawingStaysInsideTheClip() {
        let canvas = Canvas()
        canvas.context.clip(to: CGRect(x: 3, y: 3, width: 4, height: 4))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        #expect(canvas.inkBox == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(canvas.context.boundingBoxOfClipPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    }

    @Test func severalClipRectanglesLetThroughWhatAnyCovers() {
        let canvas = Canvas()
        canvas.context.clip(to: [CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 10, y: 10, width: 2, height: 2)])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        #expect(canvas.pixel(1, 1) == "FF0000FF")
        #expect(canvas.pixel(11, 11) == "FF0000FF")
        #expect(canvas.pixel(5, 5) == "FFFFFFFF")
    }

    @Test func aClipToPixelsDoesNotFollowTheTransform() {
        let canvas = Canvas(10, 10, scale: 2)
        canvas.context.translateBy(x: 3, y: 3)
        canvas.context.clip(toPixels: [CGRect(x: 5, y: 6, width: 3, height: 2)])
        canvas.context.fill(CGRect(x: -10, y: -10, width: 100, height: 100), color: .red)
        #expect(canvas.inkBox == CGRect(x: 5, y: 6, width: 3, height: 2))
    }

    @Test func aPathIsClippedByTheEvenOddRule() {
        let canvas = Canvas()
        let path = CGMutablePath()
        path.addRect(CGRect(x: 2, y: 2, width: 10, height: 10))
        path.addRect(CGRect(x: 4, y: 4, width: 6, height: 6))
        canvas.context.addPath(path)
        canvas.context.clip(using: .evenOdd)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        #expect(canvas.pixel(3, 3) == "FF0000FF")
        #expect(canvas.pixel(6, 6) == "FFFFFFFF")
    }

    @Test func aStrokeLiesOnBothSidesOfItsLine() {
        let canvas = Canvas()
        canvas.context.setStrokeColor(.red)
        canvas.context.setLineWidth(2)
        canvas.context.move(to: CGPoint(x: 2, y: 10))
        canvas.context.addLine(to: CGPoint(x: 12, y: 10))
        canvas.context.strokePath()
        #expect(canvas.inkBox == CGRect(x: 2, y: 9, width: 10, height: 2))
        #expect(canvas.context.isPathEmpty)
    }

    @Test func dashesLeaveGaps() {
        let canvas = Canvas()
        canvas.context.setStrokeColor(.red)
        canvas.context.setLineWidth(2)
        canvas.context.setLineDash(phase: 0, lengths: [4, 4])
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 10), CGPoint(x: 16, y: 10)])
        #expect(canvas.pixel(2, 10) == "FF0000FF")
        #expect(canvas.pixel(6, 10) == "FFFFFFFF")
        #expect(canvas.pixel(10, 10) == "FF0000FF")
    }

    @Test func dashesOfNoLengthEndDashing() {
        let canvas = Canvas()
        canvas.context.setLineDash(phase: 0, lengths: [0, 0])
        canvas.context.setStrokeColor(.red)
        canvas.context.stroke(CGRect(x: 5, y: 5, width: 5, height: 5), width: 2)
        #expect(canvas.pixel(5, 7) == "FF0000FF")
    }

    @Test func alphaMultipliesWhatIsDrawn() {
        let canvas = Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .black)
        #expect(abs(canvas.image.color(x: 1, y: 1).red - 128) <= 1)
    }

    @Test func aTransparencyLayerIsOneThing() {
        let canvas = Canvas()
        canvas.context.setAlpha(0.5)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8), color: .black)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .black)
        canvas.context.endTransparencyLayer()
        #expect(canvas.pixel(1, 1) == canvas.pixel(6, 6))
        #expect(abs(canvas.image.color(x: 1, y: 1).red - 128) <= 1)
    }

    @Test func clearingMakesPixelsTransparent() {
        let canvas = Canvas()
        canvas.context.clear(CGRect(x: 2, y: 2, width: 3, height: 3))
        #expect(canvas.pixel(3, 3) == "00000000")
        #expect(canvas.pixel(6, 6) == "FFFFFFFF")
    }

    @Test func aScaleOfZeroHidesEverythingUntilTheStateIsRestored() {
        let canvas = Canvas()
        canvas.context.saveGState()
        canvas.context.scaleBy(x: 0, y: 1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        canvas.context.restoreGState()
        #expect(canvas.inkBox.isNull)
        canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2), color: .red)
        #expect(canvas.pixel(1, 1) == "FF0000FF")
    }

    @Test func theTransformOfAPointContextHasYUpInDeviceSpace() {
        let context = Canvas(10, 20, scale: 2).context
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 2, y: 38))
        #expect(context.convertToUserSpace(CGPoint(x: 2, y: 38)) == CGPoint(x: 1, y: 1))
    }

    @Test func concatenatingAppliesTheNewTransformFirst() {
        let canvas = Canvas()
        canvas.context.translateBy(x: 10, y: 0)
        canvas.context.concatenate(CGAffineTransform(scaleX: 2, y: 2))
        canvas.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2), color: .red)
        #expect(canvas.inkBox == CGRect(x: 12, y: 2, width: 4, height: 4))
    }

    @Test func aShadowFallsBesideTheShapeAndFadesOut() {
        let canvas = Canvas(40, 40)
        canvas.context.setShadow(offset: CGSize(width: 0, height: 10), blur: 4, color: .black)
        canvas.context.fill(CGRect(x: 10, y: 10, width: 20, height: 10), color: .red)
        #expect(canvas.pixel(20, 15) == "FF0000FF")
        #expect(canvas.image.color(x: 20, y: 25).red < 30)
        let edge = canvas.image.color(x: 20, y: 30).red
        #expect(edge > 60 && edge < 200)
        #expect(canvas.image.color(x: 20, y: 38).red > 250)
    }
}
