import Testing
import UIKit

@testable import UIKitTestSupport

@MainActor @Suite(.serialized)
struct UIColorTests {
    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * 255, green * 255, blue * 255, alpha * 100].map { Int($0.rounded()) }
    }

    @Test func fixedColorsHaveTheDocumentedComponents() {
        #expect(components(.red) == [255, 0, 0, 100])
        #expect(components(.orange) == [255, 128, 0, 100])
        #expect(components(.brown) == [153, 102, 51, 100])
        #expect(components(.clear) == [0, 0, 0, 0])
        #expect(components(.darkGray) == [85, 85, 85, 100])
    }

    @Test func systemColorsResolveToLightAndDark() {
        with(style: .light) {
            #expect(components(.systemBlue) == [0, 122, 255, 100])
            #expect(components(.label) == [0, 0, 0, 100])
            #expect(components(.separator) == [60, 60, 67, 29])
        }
        with(style: .dark) {
            #expect(components(.systemBlue) == [10, 132, 255, 100])
            #expect(components(.label) == [255, 255, 255, 100])
            #expect(components(.secondarySystemGroupedBackground) == [28, 28, 30, 100])
        }
    }

    @Test func theLookOfIOS26HasItsOwnBlueRedAndSeparator() {
        with(look: .ios26) {
            #expect(components(.systemBlue) == [0, 136, 255, 100])
            #expect(components(.systemRed) == [255, 56, 60, 100])
            #expect(components(.separator) == [0, 0, 0, 9])
        }
    }

    @Test func darkBackgroundsAreLighterAboveOtherContent() {
        let elevated = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
        ])
        #expect(components(.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 100])
        #expect(components(.label.resolvedColor(with: elevated)) == [255, 255, 255, 100])
    }

    @Test func aDynamicProviderIsAskedWithTheTraitsOfTheMoment() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
        with(style: .dark) { #expect(components(color) == [255, 255, 255, 100]) }
    }

    @Test func aProviderThatAnswersADynamicColorIsResolvedThrough() {
        let color = UIColor { _ in .label }
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(components(dark) == [255, 255, 255, 100])
    }

    @Test func withAlphaComponentOfADynamicColorStaysDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [0, 0, 0, 50])
        #expect(
            components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [255, 255, 255, 50])
    }

    @Test func systemColorsAreIdenticalToThemselves() {
        #expect(UIColor.systemBlue === UIColor.systemBlue)
        #expect(UIColor.systemBlue != UIColor.link)
    }

    @Test func colorsWithTheSameComponentsAreEqualAndHashAlike() {
        let one = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        let other = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        #expect(one == other)
        #expect(one.hash == other.hash)
        #expect(one == UIColor(cgColor: one.cgColor))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func hueSaturationAndBrightnessGoBothWays() {
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.7)
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect([hue, saturation, brightness, alpha].map { ($0 * 1000).rounded() } == [600, 500, 800, 700])
        #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 100])
    }

    @Test func getWhiteAnswersForGreysOnly() {
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
        #expect([white, alpha] == [0.25, 0.5])
        #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
        #expect([white, alpha] == [0.25, 0.5])
    }

    @Test func displayP3WhiteIsWhite() {
        #expect(components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)) == [255, 255, 255, 100])
    }

    @Test func descriptionsAreUIKits() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
        #expect(UIColor.label.description.contains("name = labelColor"))
    }

    @Test func colorsSurviveAnArchive() throws {
        for color in [UIColor.red, UIColor(white: 0.2, alpha: 0.4), .systemBlue] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
            #expect(copy == color)
        }
    }

    @Test func colorLiteralsAreColors() {
        let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == .red)
    }
}
