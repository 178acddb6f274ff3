import Testing
import UIKit
import UIKitTestDriver

/// Elements of menus that are beside each other, and those with images for their states.
@MainActor @Suite(.serialized)
struct MenuElementSizeTests {
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func action(_ title: String) -> UIAction {
        UIAction(title: title, image: UIImage(systemName: "star")) { [log] _ in log.entries.append(title) }
    }

    private func opened(_ menu: UIMenu) throws -> TestApplication {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let app = try TestApplication(showing: controller)
        try app.tap(text: "Open")
        app.advance(by: 0.6)
        return app
    }

    private func rects(_ app: TestApplication, _ titles: [String]) throws -> [CGRect] {
        try titles.map { try #require(app.visibleRect(of: app.view(text: $0))) }
    }

    @Test func mediumElementsAreThreeInALineWithTheirTitles() throws {
        let titles = ["Cut", "Copy", "Paste", "Find"]
        let menu = UIMenu(preferredElementSize: .medium, children: titles.map(action))
        let app = try opened(menu)
        let places = try rects(app, titles)
        #expect(places[0].minY == places[1].minY && places[1].minY == places[2].minY)
        #expect(places[0].midX < places[1].midX && places[1].midX < places[2].midX)
        #expect(places[3].minY > places[0].maxY)
        try app.tap(text: "Copy")
        #expect(log.entries == ["Copy"])
    }

    @Test func aPaletteInAMenuIsALineOfImages() throws {
        let palette = UIMenu(options: .displayAsPalette, children: ["Red", "Blue"].map(action))
        let app = try opened(UIMenu(children: [palette, action("Other")]))
        #expect(app.visibleTexts == ["Open", "Other"])
        let other = try rects(app, ["Other"])[0]
        // The right half of the line above the row.
        app.tap(at: CGPoint(x: 20 + 250 * 0.75, y: other.midY - 44))
        #expect(log.entries == ["Blue"])
    }

    @Test func anElementThatIsOnHasItsSelectedImage() throws {
        let (off, on) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
        let action = UIAction(title: "Star", image: off, selectedImage: on, state: .on) { _ in }
        let app = try opened(UIMenu(children: [action]))
        func shows(_ image: UIImage?) -> Bool {
            app.window.allSubviews.contains {
                ($0 as? UIImageView)?.image == image?.withRenderingMode(.alwaysTemplate)
            }
        }
        #expect(shows(on) && !shows(off))
    }

    @Test func aMenuLimitsTheLinesOfTitles() throws {
        let long = "A title that is much too long for one line of a menu"
        func height(_ lines: Int) throws -> CGFloat {
            let menu = UIMenu(children: [action(long)])
            let preferences = UIMenuDisplayPreferences()
            preferences.maximumNumberOfTitleLines = lines
            menu.displayPreferences = preferences
            return try rects(opened(menu), [long])[0].height
        }
        let (one, two, three) = (try height(1), try height(0), try height(3))
        #expect(one < two && two < three)
    }
}

extension UIView {
    fileprivate var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
