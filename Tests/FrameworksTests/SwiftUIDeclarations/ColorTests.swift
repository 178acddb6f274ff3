import SwiftUIDeclarations
import Testing
import UIKit

@MainActor @Suite(.serialized)
struct SwiftUIColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func aColorOfUIKitComesBack() {
        let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(components(UIColor(Color(uiColor: color))) == [0.2, 0.4, 0.6, 0.8])
        #expect(components(UIColor(Color(color))) == [0.2, 0.4, 0.6, 0.8])
        #expect(components(UIColor(Color(cgColor: color.cgColor))) == [0.2, 0.4, 0.6, 0.8])
    }

    @Test func aDynamicColorStaysDynamic() {
        let color = UIColor(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
        #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [0, 0, 0, 1])
    }

    @Test func componentsAreThoseOfTheColor() {
        #expect(components(UIColor(Color(red: 0.1, green: 0.2, blue: 0.3))) == [0.1, 0.2, 0.3, 1])
        #expect(components(UIColor(Color(white: 0.5, opacity: 0.25))) == [0.5, 0.5, 0.5, 0.25])
        #expect(components(UIColor(Color(hue: 0, saturation: 1, brightness: 1))) == [1, 0, 0, 1])
        #expect(components(UIColor(Color(.sRGBLinear, white: 1))) == [1, 1, 1, 1])
    }

    @Test func opacityMultipliesAlpha() {
        #expect(components(UIColor(Color(white: 1, opacity: 0.5).opacity(0.5))) == [1, 1, 1, 0.25])
    }

    @Test func namedColorsAreThoseOfTheSystem() {
        #expect(Color.red == Color(uiColor: .systemRed))
        #expect(Color.primary == Color(uiColor: .label))
        #expect(Color.red != .blue)
    }

    @Test func aPathIsThatOfCoreGraphics() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 10, y: 20))
            path.closeSubpath()
        }
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(path.contains(CGPoint(x: 9, y: 5)) && !path.contains(CGPoint(x: 1, y: 15)))
        var elements: [Path.Element] = []
        path.forEach { elements.append($0) }
        #expect(elements.first == .move(to: .zero) && elements.last == .closeSubpath && elements.count == 4)
    }

    @Test func aCopyOfAPathIsAnother() {
        let path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
        var copy = path
        copy.addEllipse(in: CGRect(x: 10, y: 0, width: 2, height: 2))
        #expect(path.boundingRect.maxX == 4 && copy.boundingRect.maxX == 12)
    }
}
