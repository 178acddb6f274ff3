import CoreGraphics
import Testing

@Suite struct DrawingTests {
    func paint(_ context: CGContext) {
        context.fill(CGRect(x: 1, y: 1, width: 10, height: 6), color: .red)
        let rounded = CGRect(x: 4.5, y: 3, width: 30, height: 20)
        context.addPath(CGPath(roundedRect: rounded, cornerWidth: 7, cornerHeight: 7, transform: nil))
        context.setFillColor(.blue)
        context.fillPath()
        context.setStrokeColor(.green)
        context.strokeEllipse(in: CGRect(x: 8, y: 8, width: 15, height: 15))
        TextLayout("Recorded", font: FontDescription(size: 13), color: .black)
            .draw(in: context, at: CGPoint(x: 3, y: 20))
    }

    @Test(arguments: [1, 2, 3]) func aRecordingReplaysTheSamePixels(scale: CGFloat) {
        let direct = Canvas(60, 40, scale: scale)
        paint(direct.context)
        let replayed = Canvas(60, 40, scale: scale)
        let drawing = CGContext.record(bounds: CGRect(x: 0, y: 0, width: 60, height: 40), scale: scale, paint)
        replayed.context.draw(drawing)
        let pairs = zip(direct.bytes, replayed.bytes)
        // Shapes are drawn into a picture of their own first, so the last bit of a blended edge may differ.
        #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 2 })
    }

    @Test func aRecordingIsCutAtItsBounds() {
        let canvas = Canvas()
        let drawing = CGContext.record(bounds: CGRect(x: 2, y: 2, width: 5, height: 5), scale: 1) {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .red)
        }
        canvas.context.draw(drawing)
        #expect(canvas.inkBox == CGRect(x: 2, y: 2, width: 5, height: 5))
    }

    @Test func aRecordingIsDrawnWithTheContextsAlpha() {
        let canvas = Canvas()
        let drawing = CGContext.record(bounds: CGRect(x: 0, y: 0, width: 5, height: 5), scale: 1) {
            $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), color: .black)
        }
        canvas.context.setAlpha(0.5)
        canvas.context.draw(drawing)
        #expect(abs(canvas.image.color(x: 1, y: 1).red - 128) <= 1)
    }
}
