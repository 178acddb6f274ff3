import Inspector
import Testing
import UIKit
import UIKitTestDriver

/// The panel in the window of an application.
@MainActor @Suite(.serialized)
struct InspectorPanelTests {
    private let controller = UIViewController()
    private let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 20))

    init() {
        label.text = "Lisbon"
        label.accessibilityIdentifier = "city"
        controller.view.addSubview(label)
        controller.view.accessibilityIdentifier = "root"
    }

    private func start(width: CGFloat = 800) throws -> TestApplication {
        try TestApplication(showing: controller, size: CGSize(width: width, height: 600), scale: 1)
    }

    private func toggle(_ app: TestApplication) {
        app.press(.keyboardI, modifiers: [.control, .shift])
        app.advance(by: 1)
    }

    private func tree(_ app: TestApplication) throws -> UITableView {
        try #require(app.view(identifier: "inspector tree") as? UITableView)
    }

    @Test func aKeyShowsThePanelAndHidesIt() throws {
        let app = try start()
        #expect(app.views(UITableView.self).isEmpty)
        toggle(app)
        #expect(app.shows(text: "UILabel city"))
        #expect(try tree(app).convert(tree(app).bounds, to: nil as UIView?).maxX == 800)
        toggle(app)
        #expect(app.views(UITableView.self).isEmpty)
    }

    @Test func inANarrowWindowThePanelIsAtTheBottom() throws {
        let app = try start(width: 390)
        toggle(app)
        let frame = try tree(app).convert(tree(app).bounds, to: nil as UIView?)
        #expect(frame.minX == 0)
        #expect(frame.maxX == 390)
        #expect(frame.minY >= 300)
    }

    @Test func anInspectionDoesNotSeeThePanel() throws {
        let app = try start()
        let before = app.inspection.windows
        toggle(app)
        #expect(app.inspection.windows == before)
    }

    @Test func touchesBesideThePanelGoToTheApplication() throws {
        let button = UIButton(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        let app = try start()
        toggle(app)
        app.tap(at: CGPoint(x: 50, y: 120))
        #expect(taps == 1)
    }

    @Test func theSearchLeavesWhatMatches() throws {
        let app = try start()
        toggle(app)
        try app.tap(app.view(UISearchBar.self))
        app.type("lab")
        #expect(app.shows(text: "UILabel city"))
        #expect(!app.shows(text: "UIView root"))
        #expect(try tree(app).numberOfRows(inSection: 0) == 1)
    }

    @Test func aTapOnARowShowsWhatIsKnownOfTheView() throws {
        let app = try start()
        toggle(app)
        try app.tap(text: "UILabel city")
        app.advance(by: 1)
        #expect(app.shows(text: "UILabel (10, 20, 100, 20) id=\"city\" \"Lisbon\" no interaction"))
        let mark = try app.view(identifier: "inspector mark")
        #expect(mark.frame == CGRect(x: 10, y: 20, width: 100, height: 20))
    }

    @Test func aTapInTheApplicationPicksAView() throws {
        label.isUserInteractionEnabled = true
        let app = try start()
        toggle(app)
        try app.tap(text: "Pick")
        app.tap(at: CGPoint(x: 50, y: 30))
        app.advance(by: 1)
        #expect(app.shows(text: "UILabel (10, 20, 100, 20) id=\"city\" \"Lisbon\""))
    }

    @Test func propertiesAreChangedWhileTheApplicationRuns() throws {
        let app = try start()
        toggle(app)
        try app.tap(text: "UILabel city")
        app.advance(by: 1)
        try app.tap(identifier: "inspector Hidden")
        app.advance(by: 1)
        #expect(label.isHidden)
        try edit("Text", "Porto", app)
        #expect(label.text == "Porto")
        try edit("Frame", "1 2 3 4", app)
        #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        try edit("Background", "#FF0000", app)
        #expect(label.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func aValueThatMakesNoSenseIsNotTaken() throws {
        let app = try start()
        toggle(app)
        try app.tap(text: "UILabel city")
        app.advance(by: 1)
        try edit("Frame", "wide", app)
        #expect(label.frame == CGRect(x: 10, y: 20, width: 100, height: 20))
        let field = try #require(app.view(identifier: "inspector Frame") as? UITextField)
        #expect(field.text == "10 20 100 20")
    }

    /// Types a value into the field of a property, in the place of the present one.
    private func edit(_ name: String, _ value: String, _ app: TestApplication) throws {
        let field = try #require(app.view(identifier: "inspector \(name)") as? UITextField)
        try app.tap(field)
        app.press(.keyboardA, modifiers: .control)
        app.type(value)
        app.press(.keyboardReturnOrEnter)
        app.advance(by: 0.5)
    }
}
