import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized)
struct VisualEffectTests {
    @Test func materialsAreTranslucentFills() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, scale: 1)
        controller.view.backgroundColor = .black
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.addSubview(view)
        #expect(view.contentView.frame == view.bounds)
        let before = try app.screenshotPNG()
        view.effect = nil
        #expect(try app.screenshotPNG() != before)
    }

    private func color(_ app: TestApplication, _ x: Int, _ y: Int) -> (red: Int, green: Int, blue: Int) {
        let color = app.screenshot().color(x: x, y: y)
        return (color.red, color.green, color.blue)
    }

    /// A bar on a window of one color, with a square in its middle that an effect changes.
    private func show(_ ground: UIColor, _ effect: UIVisualEffect, square: UIColor) throws -> TestApplication {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, scale: 1)
        controller.view.backgroundColor = ground
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let content = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
        content.backgroundColor = square
        view.contentView.addSubview(content)
        controller.view.addSubview(view)
        app.frame()
        return app
    }

    @Test func vibrantContentsTakeTheColorBelowThem() throws {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark), style: .secondaryLabel)
        let red = try show(UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), effect, square: .green)
        let inRed = color(red, 50, 50)
        red.end()
        #expect(inRed.red > 200 && inRed.green == inRed.blue && inRed.green < 160)
        let blue = try show(UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), effect, square: .green)
        let inBlue = color(blue, 50, 50)
        #expect(inBlue.blue > 200 && inBlue.red == inBlue.green)
        #expect(color(blue, 10, 10) == (0, 0, 128))
        blue.end()
    }

    @Test func vibrantLabelsKeepTheirColorAndDarkMaterialsLighten() throws {
        let blur = UIBlurEffect(style: .systemMaterialLight)
        let label = try show(.white, UIVibrancyEffect(blurEffect: blur), square: .red)
        let inLabel = color(label, 50, 50)
        label.end()
        #expect(inLabel.red == 255 && inLabel.green == inLabel.blue && inLabel.green < 50)
        let fill = try show(.white, UIVibrancyEffect(blurEffect: blur, style: .fill), square: .red)
        let inFill = color(fill, 50, 50)
        #expect(inFill == (204, 204, 204))
        fill.end()
    }

    @Test func withReducedTransparencyMaterialsAreOpaque() throws {
        let app = try show(.red, UIBlurEffect(style: .systemMaterialLight), square: .clear)
        defer { app.end() }
        let before = color(app, 10, 10)
        #expect(before.red > before.green)
        app.setReduceTransparency(true)
        #expect(UIAccessibility.isReduceTransparencyEnabled)
        let reduced = color(app, 10, 10)
        #expect(reduced.red == reduced.green && reduced.green == reduced.blue)
        app.setReduceTransparency(false)
        #expect(color(app, 10, 10) == before)
    }

    @Test func alertsShowWhatIsBelowThem() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, size: CGSize(width: 390, height: 844), scale: 1)
        defer { app.end() }
        controller.view.backgroundColor = .white
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        controller.present(alert, animated: false)
        app.advance(by: 0.5)
        #expect(color(app, 195, 389) == (240, 240, 240))
        controller.view.backgroundColor = .systemGreen
        app.advance(by: 0.1)
        let green = color(app, 195, 389)
        #expect(green.green > green.red && green.red > 200)
    }

    @Test(arguments: [UIColor?.none, .green])
    func popoversShowWhatIsBelowThemUnlessTheyHaveAColor(fill: UIColor?) throws {
        let root = UIViewController()
        let app = try TestApplication(showing: root, size: CGSize(width: 820, height: 600), scale: 1)
        root.view.backgroundColor = .red
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 20, height: 20)
        content.popoverPresentationController?.backgroundColor = fill
        root.present(content, animated: false)
        app.advance(by: 1)
        let middle = content.view.convert(CGPoint(x: 100, y: 50), to: nil)
        let shown = color(app, Int(middle.x), Int(middle.y))
        if fill == nil {
            #expect(shown.red > shown.green + 10 && shown.green == shown.blue && shown.green > 150)
        } else {
            #expect(shown == (0, 255, 0))
        }
    }

    @Test func editMenusShowWhatIsBelowThemInTheirShape() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, scale: 1)
        controller.view.backgroundColor = .red
        let menu = CalloutBackgroundView()
        menu.layer.shadowOpacity = 0
        menu.frame = CGRect(x: 100, y: 100, width: 150, height: 60)
        controller.view.addSubview(menu)
        menu.show(
            CalloutPlacement(
                size: CGSize(width: 150, height: 44), target: CGRect(x: 175, y: 200, width: 1, height: 1),
                area: controller.view.bounds, direction: .down))
        app.frame()
        let bar = color(app, 175, 120)
        #expect(bar.red > bar.green + 10 && bar.green == bar.blue && bar.green > 150)
        #expect(color(app, 105, 157) == (255, 0, 0))
    }

    @Test func theParametersOfASubclassAreCopied() throws {
        final class Parameters: UIPreviewParameters {}
        let parameters = Parameters()
        parameters.backgroundColor = .red
        let copy = try #require(parameters.copy() as? Parameters)
        parameters.backgroundColor = .green
        #expect(copy !== parameters && copy.backgroundColor == .red)
    }

    @Test func previewsAreValues() throws {
        let controller = UIViewController()
        _ = try TestApplication(showing: controller)
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        controller.view.addSubview(view)
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .red
        let preview = UITargetedPreview(view: view, parameters: parameters)
        parameters.backgroundColor = .green
        #expect(preview.parameters.backgroundColor == .red && preview.size == CGSize(width: 40, height: 20))
        #expect(preview.target.container === controller.view && preview.target.center == CGPoint(x: 30, y: 20))
        let target = UIPreviewTarget(container: controller.view, center: .zero)
        #expect(preview.retargetedPreview(with: target).target === target)
    }
}
