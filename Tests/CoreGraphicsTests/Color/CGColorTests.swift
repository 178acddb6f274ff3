import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func anRGBColorHasFourComponents() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.5)
        #expect(color.colorSpace?.model == .rgb)
    }

    @Test func aGreyColorHasTwoComponents() {
        let color = CGColor(gray: 0.5, alpha: 1)
        #expect(color.components == [0.5, 1])
        #expect(color.colorSpace?.model == .monochrome)
    }

    @Test func aCopyWithAnotherAlphaKeepsTheRest() {
        let copy = CGColor(red: 1, green: 0, blue: 0, alpha: 1).copy(alpha: 0.25)
        #expect(copy?.components == [1, 0, 0, 0.25])
    }

    @Test func colorsOfTheSameSpaceAndComponentsAreEqual() {
        #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(Set([CGColor.red, CGColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func spacesAreFoundByName() {
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    }

    @Test func aColorIsConvertedToAnotherSpace() {
        let rgb = CGColorSpaceCreateDeviceRGB()
        let gray = CGColorSpaceCreateDeviceGray()
        let half = CGColor(gray: 0.5, alpha: 0.25).converted(to: rgb, intent: .defaultIntent, options: nil)
        #expect(half?.components == [0.5, 0.5, 0.5, 0.25])
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1).converted(to: gray, intent: .perceptual, options: nil)
        #expect(abs((white?.components?.first ?? 0) - 1) < 1e-9)
        // Green gives more light than blue.
        let bright = CGColor.green.converted(to: gray, intent: .defaultIntent, options: nil)?.components?.first ?? 0
        let dark = CGColor.blue.converted(to: gray, intent: .defaultIntent, options: nil)?.components?.first ?? 1
        #expect(bright > 0.85 && dark < 0.3)
    }

    @Test func aColorLiteralCanBeAColorOfCoreGraphics() {
        let color: CGColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color.components == [1, 0.5, 0, 1])
    }
}
