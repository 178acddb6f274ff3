import CoreGraphics
import Testing

@Suite struct GradientTests {
    private let redToBlue = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.red, CGColor.blue] as CFArray, locations: [0, 1])!

    private func color(_ canvas: Canvas, _ x: Int, _ y: Int) -> [Int] {
        let color = canvas.image.color(x: x, y: y)
        return [color.red, color.green, color.blue, color.alpha]
    }

    private func isNear(_ a: [Int], _ b: [Int]) -> Bool {
        zip(a, b).allSatisfy { abs($0 - $1) <= 2 }
    }

    @Test func aLinearGradientChangesAlongItsLineOnly() {
        let canvas = Canvas(100, 20)
        canvas.context.drawLinearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        #expect(isNear(color(canvas, 0, 3), [254, 0, 1, 255]))
        #expect(isNear(color(canvas, 50, 3), [126, 0, 129, 255]))
        #expect(isNear(color(canvas, 99, 3), [1, 0, 254, 255]))
        #expect(color(canvas, 30, 0) == color(canvas, 30, 19))
    }

    @Test(
        arguments: [
            ([], "FFFFFFFF", "FFFFFFFF"), (.drawsBeforeStartLocation, "FF0000FF", "FFFFFFFF"),
            (.drawsAfterEndLocation, "FFFFFFFF", "0000FFFF"),
            ([.drawsBeforeStartLocation, .drawsAfterEndLocation], "FF0000FF", "0000FFFF"),
        ] as [(CGGradientDrawingOptions, String, String)])
    func optionsSayWhatIsBeyondTheEnds(options: CGGradientDrawingOptions, before: String, after: String) {
        let linear = Canvas(40, 4)
        linear.context.drawLinearGradient(
            redToBlue, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: options)
        #expect(linear.pixel(5, 1) == before)
        #expect(linear.pixel(35, 1) == after)
        let radial = Canvas(80, 80)
        radial.context.drawRadialGradient(
            redToBlue, startCenter: CGPoint(x: 40, y: 40), startRadius: 10, endCenter: CGPoint(x: 40, y: 40),
            endRadius: 30, options: options)
        #expect(radial.pixel(40, 40) == before)
        #expect(radial.pixel(75, 40) == after)
        #expect(isNear(color(radial, 60, 40), [121, 0, 134, 255]))
    }

    @Test func colorsAreMixedWithoutPremultiplication() {
        let toClear = CGGradient(
            colorsSpace: nil, colors: [CGColor.red, CGColor(red: 0, green: 0, blue: 0, alpha: 0)], locations: nil)!
        let canvas = Canvas(100, 4, background: nil)
        canvas.context.drawLinearGradient(toClear, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        #expect(isNear(color(canvas, 50, 1), [127, 0, 0, 127]))
    }

    @Test func locationsPlaceTheColorsAndTheOutermostHoldOn() {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1, 0, 1],
            locations: [0.25, 0.5, 0.5],
            count: 3)!
        let canvas = Canvas(100, 4)
        canvas.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        #expect(canvas.pixel(10, 1) == "000000FF")
        #expect(isNear(color(canvas, 37, 1), [127, 127, 127, 255]))
        #expect(isNear(color(canvas, 49, 1), [250, 250, 250, 255]))
        #expect(canvas.pixel(51, 1) == "000000FF" && canvas.pixel(99, 1) == "000000FF")
    }

    @Test func anEmptyListIsNoGradient() {
        #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    }

    @Test func aConicGradientTurnsFromTheXAxisToTheYAxis() {
        let canvas = Canvas(41, 41)
        canvas.context.drawConicGradient(redToBlue, center: CGPoint(x: 20.5, y: 20.5), angle: 0)
        #expect(isNear(color(canvas, 20, 40), [191, 0, 64, 255]))
        #expect(isNear(color(canvas, 0, 20), [127, 0, 127, 255]))
        #expect(isNear(color(canvas, 20, 0), [64, 0, 191, 255]))
        // The seam is smooth: half of each color.
        #expect(isNear(color(canvas, 40, 20), [127, 0, 127, 255]))
    }

    @Test func gradientsHeedClipAlphaAndTransform() {
        let canvas = Canvas(20, 20)
        canvas.context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
        canvas.context.setAlpha(0.5)
        canvas.context.rotate(by: .pi / 2)
        canvas.context.drawLinearGradient(
            redToBlue, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: [])
        #expect(canvas.inkBox == CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(isNear(color(canvas, 7, 5), [249, 128, 134, 255]))
        #expect(isNear(color(canvas, 7, 14), [134, 128, 249, 255]))
    }
}
