import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// The screens that come from storyboards.
@MainActor @Suite(.serialized)
struct NibScreenTests {
    private func open(
        _ identifier: String, scale: Int = 2, style: UIUserInterfaceStyle = .light,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (TestApplication, UITableView) {
        let screen = try #require(GalleryScreen.all.first { $0.identifier == identifier })
        let app = try TestApplication(
            showing: GalleryScreen.navigationController(showing: screen), scale: CGFloat(scale), style: style,
            layoutDirection: direction)
        app.advance(by: 2)
        return (app, try app.view(UITableView.self))
    }

    /// The colors of a row's pixels, line by line.
    private func pixels(_ indexPath: IndexPath, _ table: UITableView, _ picture: CGImage, _ scale: Int) -> [UInt32] {
        let row = table.convert(table.rectForRow(at: indexPath), to: nil)
        let (left, top) = (Int(row.minX) * scale, Int((row.minY * CGFloat(scale)).rounded()))
        return (top..<top + Int(row.height) * scale).flatMap { y in
            (left..<left + Int(row.width) * scale).map { x in
                let color = picture.color(x: x, y: y)
                return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
            }
        }
    }

    // Seeds 29, 30.
    @Test(arguments: [1, 2, 3])
    func rowsMadeInFourWaysAreEqualToThePixel(scale: Int) throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            let (app, table) = try open("cells", scale: scale, direction: direction)
            let picture = app.screenshot()
            for row in 0..<3 {
                let prototype = pixels([0, row], table, picture, scale)
                #expect(Set(prototype).count > 10, "the row shows text")
                for way in 1...3 {
                    #expect(pixels([way, row], table, picture, scale) == prototype, "way \(way), row \(row)")
                }
            }
            app.end()
        }
    }

    // Seeds 215.
    @Test func aRowOfTheSettingsOpensAPageWithItsTitle() throws {
        let (app, _) = try open("settings")
        try app.tap(text: "Notifications")
        app.advance(by: 1)
        let navigation = try #require(app.rootViewController as? UINavigationController)
        #expect(navigation.topViewController?.title == "Notifications")
        #expect(app.shows(text: "There is nothing to set here."))
    }

    @Test func aSwitchOfTheSettingsIsTurnedByATap() throws {
        let (app, table) = try open("settings")
        let cell = try #require(table.cellForRow(at: [1, 0]))
        let control = try #require(cell.contentView.subviews.compactMap { $0 as? UISwitch }.first)
        #expect(!control.isOn)
        app.tap(at: control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil))
        app.advance(by: 1)
        #expect(control.isOn)
    }
}
