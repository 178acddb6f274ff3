import HostInterface
import Testing

@testable import SDLHost

@Suite struct WindowScaleTests {
    @Test(arguments: [(1.0, 1.0), (1.25, 2), (1.5, 2), (2, 2), (2.25, 3), (3, 3)])
    func fractionsAreDrawnAtTheNextWholeScale(native: Double, drawn: Double) {
        #expect(WindowScale(native: native, pixelsPerUnit: 1).drawn == drawn)
    }

    @Test func scalesOutsideOneToThreeAreBroughtInside() {
        #expect(WindowScale(native: 0.5, pixelsPerUnit: 1).native == 1)
        #expect(WindowScale(native: 4.5, pixelsPerUnit: 1).native == 3)
    }

    @Test func aScaleNextToAWholeOneIsThatOne() {
        #expect(WindowScale(native: 191.9 / 96, pixelsPerUnit: 1).native == 2)
    }

    @Test func aUnitOfSDLsIsAPixelOrSeveral() {
        #expect(WindowScale(native: 1.5, pixelsPerUnit: 1).pointsPerUnit == 1 / 1.5)
        #expect(WindowScale(native: 2, pixelsPerUnit: 2).pointsPerUnit == 1)
        #expect(WindowScale(native: 1.5, pixelsPerUnit: 1).units(forPoints: 390) == 585)
    }

    @Test func drawnPixelsAreWhole() {
        let scale = WindowScale(native: 1.5, pixelsPerUnit: 1)
        #expect(scale.drawnPixels(for: 585) == 780)
        #expect(scale.drawnPixels(for: 586) == 781)  // 781.33
    }

    @Test func theDesktopsScaleComesFromItsMostReliableSource() {
        func scale(_ environment: [String: String] = [:], dpi: Double? = nil, pixels: Double = 1) -> Double {
            DesktopScale(environment: environment, fontDotsPerInch: dpi, pixelsPerUnit: pixels).pixelsPerPoint
        }
        #expect(scale() == 1)
        #expect(scale(dpi: 144) == 1.5)
        #expect(scale(dpi: 144, pixels: 2) == 2)
        #expect(scale(["GDK_SCALE": "2"], dpi: 96) == 2)
        #expect(scale(["GDK_SCALE": "large"], dpi: 120) == 1.25)
    }

    @Test func aTextScaleInTheDotsPerInchIsNoScaleOfWindows() {
        func scale(dpi: Double, text: Double) -> Double {
            DesktopScale(environment: [:], fontDotsPerInch: dpi, textScale: text, pixelsPerUnit: 1).pixelsPerPoint
        }
        #expect(scale(dpi: 120, text: 1.25) == 1)
        #expect(scale(dpi: 240, text: 1.25) == 2)
        #expect(scale(dpi: 144, text: 0) == 1)
    }
}
