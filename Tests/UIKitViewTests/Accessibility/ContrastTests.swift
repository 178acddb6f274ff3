import Foundation
import Testing
import UIKit
import UIKitTestDriver

/// The colors for users who prefer a high contrast, and the shapes of buttons and switches.
@MainActor @Suite(.serialized)
struct ContrastTests {
    private func levels(
        _ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base,
        _ contrast: UIAccessibilityContrast = .high
    ) -> [Int] {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(userInterfaceLevel: level),
            UITraitCollection(accessibilityContrast: contrast),
        ])
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func thePaletteHasApplesPublishedAccessibleValues() {
        #expect(levels(.systemBlue, .light) == [0, 64, 221, 255])
        #expect(levels(.systemBlue, .dark) == [64, 156, 255, 255])
        #expect(levels(.systemRed, .light) == [215, 0, 21, 255])
        #expect(levels(.systemGray, .dark) == [174, 174, 178, 255])
        #expect(levels(.systemBlue, .light, .base, .normal) == [0, 122, 255, 255])
    }

    @Test func elevatedBackgroundsAreLighterInAHighContrast() {
        #expect(levels(.systemBackground, .dark) == [0, 0, 0, 255])
        #expect(levels(.systemBackground, .dark, .elevated) == [36, 36, 38, 255])
        #expect(levels(.systemBackground, .dark, .elevated, .normal) == [28, 28, 30, 255])
        #expect(levels(.systemBackground, .light, .elevated) == [255, 255, 255, 255])
    }

    /// The contrast ratio of a color on white, or on black in a dark appearance.
    private func ratio(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Double {
        let parts = levels(color, style, .base, contrast).map { Double($0) / 255 }
        let ground = style == .dark ? 0.0 : 1.0
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        let shown = parts[0..<3].map { linear($0 * parts[3] + ground * (1 - parts[3])) }
        let luminance = 0.2126 * shown[0] + 0.7152 * shown[1] + 0.0722 * shown[2]
        return (max(luminance, ground) + 0.05) / (min(luminance, ground) + 0.05)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func noColorLosesContrast(style: UIUserInterfaceStyle) {
        let colors: [UIColor] = [
            .systemRed, .systemGreen, .systemBlue, .systemOrange, .systemPink, .systemPurple, .systemTeal,
            .systemIndigo, .systemBrown, .systemCyan, .systemGray, .secondaryLabel, .tertiaryLabel,
            .quaternaryLabel, .placeholderText, .separator, .systemFill, .secondarySystemFill, .tertiarySystemFill,
            .quaternarySystemFill,
        ]
        for color in colors {
            #expect(ratio(color, style, .high) > ratio(color, style, .normal), "\(color)")
        }
    }

    @Test func aShownViewTakesTheColorsOfTheContrast() throws {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        controller.view.backgroundColor = .systemBlue
        let app = try TestApplication(showing: controller)
        defer { app.end() }
        app.setIncreaseContrast(true)
        let color = try #require(controller.view.layer.backgroundColor)
        #expect(UIColor(cgColor: color) == UIColor(red: 0, green: 64 / 255, blue: 221 / 255, alpha: 1))
    }

    @Test func theAccentColorIsTheTintOfWindowsWithoutOne() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        defer { app.end() }
        let label = UILabel()
        label.textColor = .tintColor
        controller.view.addSubview(label)
        #expect(app.window.tintColor == .systemBlue)
        app.setAccentColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(controller.view.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(
            UIColor.tintColor.resolvedColor(with: label.traitCollection) == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        )
        app.window.tintColor = .green
        #expect(controller.view.tintColor == .green)
        app.window.tintColor = nil
        app.setAccentColor(nil)
        #expect(controller.view.tintColor == .systemBlue)
    }

    @Test func viewsHearOfANewAccentColor() throws {
        let view = TintView()
        let app = try TestApplication(showing: UIViewController())
        defer { app.end() }
        app.window.rootViewController?.view.addSubview(view)
        view.changes = 0
        app.setAccentColor(.orange)
        app.setAccentColor(.orange)
        #expect(view.changes == 1)
    }

    private final class TintView: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }
}
