import Testing
import UIKitTestDriver

@testable import UIKit

/// Signs and places of which pictures of iOS give the number.
@MainActor @Suite(.serialized)
struct MeasuredSignsTests {
    private func show(_ views: UIView..., scale: CGFloat = 3) throws -> TestApplication {
        let controller = UIViewController()
        controller.view.backgroundColor = .white
        for view in views { controller.view.addSubview(view) }
        return try TestApplication(showing: controller, scale: scale)
    }

    /// The smallest rectangle around all pixels of `area` that are darker than `limit`, in points.
    private func ink(_ app: TestApplication, in area: CGRect, below limit: Int = 240, scale: Int = 3) -> CGRect {
        let picture = app.screenshot()
        var found = CGRect.null
        for y in Int(area.minY) * scale..<Int(area.maxY) * scale {
            for x in Int(area.minX) * scale..<Int(area.maxX) * scale {
                let color = picture.color(x: x, y: y)
                guard min(color.red, color.green, color.blue) < limit else { continue }
                found = found.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return found.applying(CGAffineTransform(scaleX: 1 / CGFloat(scale), y: 1 / CGFloat(scale)))
    }

    @Test func nothingOfASwitchIsDrawnOutsideItsTrack() throws {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
        control.isOn = true
        let app = try show(control)
        let area = ink(app, in: CGRect(x: 80, y: 80, width: 100, height: 80))
        #expect(CGRect(x: 100, y: 100, width: 51, height: 31).contains(area))
        // In the corners of its frame, beside the round ends, it is white too.
        #expect(app.screenshot().color(x: 151 * 3 - 2, y: 131 * 3 - 2).red == 255)
    }

    /// The green of the track beside and below the knob, in a picture of iOS 18.2.
    @Test func theKnobOfASwitchDarkensTheTrackBesideAndBelowIt() throws {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 51, height: 31))
        control.isOn = true
        let picture = try show(control).screenshot()
        #expect(picture.color(x: 103 * 3, y: 115 * 3).green == 199)
        #expect(abs(picture.color(x: 120 * 3, y: 118 * 3).green - 194) <= 1)
        #expect(abs(picture.color(x: 406, y: 129 * 3).green - 180) <= 1)
    }

    @Test func theDetailButtonOfCellsAndOfButtonsIsOneSignOf22Points() throws {
        let button = UIButton(type: .detailDisclosure)
        button.frame = CGRect(x: 50, y: 50, width: 44, height: 44)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailButton
        cell.frame = CGRect(x: 0, y: 200, width: 390, height: 44)
        let app = try show(button, cell)
        let first = ink(app, in: CGRect(x: 40, y: 40, width: 64, height: 64))
        let second = ink(app, in: CGRect(x: 300, y: 205, width: 90, height: 34))
        for rect in [first, second] {
            #expect(abs(rect.width - 22) <= 2.0 / 3 && abs(rect.height - 22) <= 2.0 / 3, "\(rect)")
        }
    }

    @Test func theGlassOfASearchFieldIs16PointsWide() {
        #expect(abs(SystemGlyph.glass.image.size.width - 16.3) < 0.4)
        #expect(SystemMetrics.current.searching.glassWidth == 49.0 / 3)
    }

    @Test func theCrossOfACloseButtonIs11PointsWide() throws {
        let button = UIButton(type: .close)
        button.frame = CGRect(x: 50, y: 50, width: 44, height: 44)
        let app = try show(button)
        let cross = ink(app, in: CGRect(x: 40, y: 40, width: 64, height: 64), below: 180)
        #expect(abs(cross.width - 11) <= 2.0 / 3 && abs(cross.height - 11) <= 2.0 / 3, "\(cross)")
    }

    @Test func theClearButtonIsADiscOf17PointsThatDarkensByAFifth() throws {
        let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
        field.text = "a"
        field.textColor = .clear
        field.clearButtonMode = .always
        let app = try show(field)
        let disc = ink(app, in: CGRect(x: 210, y: 45, width: 50, height: 44))
        #expect(abs(disc.width - 17) <= 1.0 / 3 && abs(disc.height - 17) <= 1.0 / 3, "\(disc)")
        let color = app.screenshot().color(x: Int(disc.minX * 3) + 4, y: Int(disc.midY * 3))
        #expect(color.red == 204 && color.green == 204 && color.blue == 204)
    }

    @Test(arguments: [(390, 16), (430, 20)])
    func aBarButtonEndsAtTheMarginOfTheBar(width: CGFloat, margin: CGFloat) throws {
        let controller = UIViewController()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: image, style: .plain, target: nil, action: nil)
        let app = try TestApplication(
            showing: UINavigationController(rootViewController: controller),
            size: CGSize(width: width, height: 844), scale: 3)
        let sign = ink(app, in: CGRect(x: width - 100, y: 4, width: 100, height: 36))
        #expect(abs(width - sign.maxX - margin) <= 1, "\(sign)")
    }
}
