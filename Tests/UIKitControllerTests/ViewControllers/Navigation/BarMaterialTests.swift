import Testing
import UIKitTestDriver

@testable import UIKit

/// Bars and effect views through which the content below them is seen.
@MainActor @Suite(.serialized)
struct BarMaterialTests {
    private final class Rows: UITableViewController {
        var color = UIColor.white

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Rows"
            tableView.separatorStyle = .none
            tableView.showsVerticalScrollIndicator = false
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.backgroundColor = color
            return cell
        }
    }

    private func show(_ color: UIColor, style: UIUserInterfaceStyle = .light) throws -> (TestApplication, Rows) {
        let rows = Rows(style: .plain)
        rows.color = color
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: rows)]
        let app = try TestApplication(showing: tabs, scale: 1)
        app.setStyle(style)
        rows.tableView.contentOffset.y = 400
        app.frame()
        return (app, rows)
    }

    private func color(_ app: TestApplication, _ x: Int, _ y: Int) -> String {
        let image = app.screenshot()
        return image.withPixels { pixels in
            let bytesPerRow = pixels.count / image.height
            let value = pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) & 0xFFFFFF
            return String(value + 0x100_0000, radix: 16, uppercase: true).dropFirst().description
        }
    }

    @Test(arguments: [(UIUserInterfaceStyle.light, "F8F8F8"), (.dark, "121312")])
    func overThePlainBackgroundBarsHaveTheirMeasuredColor(style: UIUserInterfaceStyle, expected: String) throws {
        let (app, _) = try show(style == .light ? .white : .black, style: style)
        defer { app.end() }
        #expect(color(app, 5, 5) == expected)
        #expect(color(app, 5, Int(app.window.bounds.height) - 5) == expected)
    }

    @Test func colorsOfTheContentShineThroughBars() throws {
        let (app, _) = try show(.systemRed)
        defer { app.end() }
        #expect(color(app, 5, 5) == "F8D6D3")
    }

    @Test func aScrollSamplesTheContentBelowBothBarsAndMovesTheRest() throws {
        let (app, rows) = try show(.systemRed)
        defer { app.end() }
        let work = app.work { rows.tableView.contentOffset.y += 3 }
        let (width, height) = (Int(app.window.bounds.width), Int(app.window.bounds.height))
        let top = Int(rows.tableView.adjustedContentInset.top)
        let bottom = Int(rows.tableView.adjustedContentInset.bottom)
        #expect(work.pixelsSampled == width * (top + bottom))
        #expect(work.pixelsMoved == width * (height - top - bottom - 3))
        #expect(app.work { rows.tableView.flashScrollIndicators() }.pixelsSampled < work.pixelsSampled)
    }

    @Test func whileTheContentRestsAtItsTopNothingIsSampled() throws {
        let (app, rows) = try show(.systemRed)
        defer { app.end() }
        rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
        app.frame()
        let bar = rows.navigationController?.navigationBar.frame ?? .zero
        let work = app.work { rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.backgroundColor = .blue }
        #expect(bar.height > 0 && work.pixelsSampled == 0)
    }

    @Test func anOpaqueBarHidesTheContent() throws {
        let (app, rows) = try show(.systemRed)
        defer { app.end() }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        rows.navigationController?.navigationBar.standardAppearance = appearance
        app.frame()
        #expect(color(app, 5, 5) == "F8F8F8")
    }

    @Test func aBarThatIsNotTranslucentHidesTheContent() throws {
        let (app, rows) = try show(.systemRed)
        defer { app.end() }
        rows.navigationController?.navigationBar.isTranslucent = false
        app.frame()
        #expect(color(app, 5, 5) == "F8F8F8")
    }

    @Test func theDefaultAppearanceHasAnEffectAndNoColor() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
        let copy = UITabBarAppearance(barAppearance: appearance)
        #expect(copy.backgroundEffect === appearance.backgroundEffect)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor != nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil)
    }

    @Test func anEffectThatIsRemovedInAnAnimationFadesOut() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, scale: 1)
        defer { app.end() }
        controller.view.backgroundColor = .black
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .extraLight))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        controller.view.addSubview(view)
        app.frame()
        #expect(color(app, 25, 25) == "CBCBCB")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
        app.advance(by: 0.5)
        #expect(color(app, 25, 25) == "666666")
        app.advance(by: 0.6)
        #expect(color(app, 25, 25) == "000000")
        view.effect = UIBlurEffect(style: .extraLight)
        app.frame()
        #expect(color(app, 25, 25) == "CBCBCB")
    }

    @Test func anEffectFollowsTheTraits() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller, scale: 1)
        defer { app.end() }
        controller.view.backgroundColor = .black
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        controller.view.addSubview(view)
        app.frame()
        let light = color(app, 25, 25)
        app.setStyle(.dark)
        app.frame()
        #expect(light == "E6E6E6" && color(app, 25, 25) == "212121")
    }
}
