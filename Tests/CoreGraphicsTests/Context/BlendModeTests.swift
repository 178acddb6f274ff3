import CoreGraphics
import Testing

@Suite struct BlendModeTests {
    private static let below: (Double, Double) = (0.8, 1)
    private static let above: (Double, Double) = (0.4, 0.5)

    /// A gray of half opacity over an opaque one, by the formulas that Apple's CGBlendMode documentation gives (S, D: premultiplied).
    @Test(
        arguments: [
            (.normal, 0.6), (.multiply, 0.56), (.screen, 0.84), (.darken, 0.6), (.lighten, 0.8), (.difference, 0.6),
            (.exclusion, 0.68), (.overlay, 0.78), (.hardLight, 0.72), (.copy, 0.2), (.sourceAtop, 0.6),
            (.destinationOver, 0.8), (.plusLighter, 1), (.sourceIn, 0.2), (.destinationIn, 0.4), (.destinationOut, 0.4),
            (.xor, 0.4), (.clear, 0), (.sourceOut, 0), (.destinationAtop, 0.4),
        ] as [(CGBlendMode, Double)])
    func modesFollowTheirFormulas(mode: CGBlendMode, expected: Double) {
        let canvas = Canvas(4, 4, background: CGColor(gray: Self.below.0, alpha: Self.below.1))
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(gray: Self.above.0, alpha: Self.above.1)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let color = canvas.image.color(x: 1, y: 1)
        // What is in the pixel, premultiplied.
        let value = Double(color.red * color.alpha) / 255 / 255
        #expect(abs(value - expected) < 0.02, "\(mode): \(value)")
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func modesChangeNothingBesideTheShape(mode: CGBlendMode) throws {
        let canvas = Canvas(20, 20)
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(.red)
        canvas.context.fillEllipse(in: CGRect(x: 2, y: 2, width: 6, height: 6))
        let dot = Canvas(2, 2)
        canvas.context.draw(dot.image, in: CGRect(x: 12, y: 12, width: 2, height: 2))
        #expect(canvas.pixel(18, 3) == "FFFFFFFF")
        #expect(canvas.pixel(1, 1) == "FFFFFFFF")
    }

    @Test func aTransparencyLayerIsLaidDownWithTheModeAndNotDrawnWithIt() {
        let canvas = Canvas(4, 4, background: CGColor(gray: 0.5, alpha: 1))
        canvas.context.setBlendMode(.multiply)
        canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 4), color: .green)
        canvas.context.endTransparencyLayer()
        #expect(canvas.pixel(0, 0) == "008000FF" || canvas.pixel(0, 0) == "007F00FF")
        canvas.context.fill(CGRect(x: 3, y: 0, width: 1, height: 1), color: .green)
        #expect(canvas.pixel(3, 0) == "000000FF")
    }
}
