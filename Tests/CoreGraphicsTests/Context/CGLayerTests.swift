import CoreGraphics
import Testing

@Suite struct CGLayerTests {
    @Test func aLayerIsDrawnAsOftenAsWanted() throws {
        let canvas = Canvas()
        let layer = try #require(
            CGLayer(canvas.context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
        layer.context?.setFillColor(.red)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        canvas.context.draw(layer, at: CGPoint(x: 2, y: 2))
        canvas.context.draw(layer, in: CGRect(x: 10, y: 10, width: 8, height: 8))
        #expect(canvas.pixel(2, 2) == "FF0000FF" && canvas.pixel(2, 3) == "FFFFFFFF")
        #expect(canvas.pixel(17, 10) == "FF0000FF" && canvas.pixel(17, 15) == "FFFFFFFF")
    }

    @Test func aLayerHasThePixelsOfItsContext() {
        let canvas = Canvas(scale: 2)
        let layer = CGLayer(canvas.context, size: CGSize(width: 4, height: 3), auxiliaryInfo: nil)
        #expect(layer?.context?.width == 8 && layer?.context?.height == 6)
        #expect(CGLayer(canvas.context, size: .zero, auxiliaryInfo: nil) == nil)
    }

    @Test func colorsInARangeAreMasked() throws {
        let canvas = Canvas(2, 1, background: .red)
        canvas.context.setFillColor(.blue)
        canvas.context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let masked = try #require(canvas.image.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10]))
        #expect(masked.color(x: 0, y: 0).alpha == 0)
        #expect(masked.color(x: 1, y: 0) == (0, 0, 255, 255))
        #expect(canvas.image.copy(maskingColorComponents: [0, 255]) == nil)
    }
}
