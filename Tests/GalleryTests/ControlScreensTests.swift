import GalleryScreens
import Testing
import UIKit
import UIKitTestDriver

/// The Gallery's screens of controls, used as their users do.
@MainActor @Suite(.serialized)
struct ControlScreensTests {
    private func open(_ identifier: String, direction: UITraitEnvironmentLayoutDirection = .leftToRight) throws
        -> TestApplication
    {
        let screen = GalleryScreen.all.first { $0.identifier == identifier }
        return try TestApplication(
            showing: GalleryScreen.navigationController(showing: screen), size: CGSize(width: 390, height: 3_200),
            scale: 1, layoutDirection: direction)
    }

    private func title(_ app: TestApplication) -> String? {
        (app.rootViewController as? UINavigationController)?.topViewController?.title
    }

    // MARK: Controls

    @Test func tapsOnButtonsAreCountedInTheTitle() throws {
        let app = try open("controls")
        try app.tap(text: "Tap Me")
        #expect(title(app) == "1 Tap")
        try app.tap(text: "Check Out")
        #expect(title(app) == "2 Taps")
    }

    @Test func aButtonThatIsLowIsTouchedAFewPointsAroundItselfToo() throws {
        let app = try open("controls")
        let button = try #require(app.views(UIButton.self).first { $0.bounds.height < 36 && $0.isEnabled })
        let frame = button.convert(button.bounds, to: nil)
        app.tap(at: CGPoint(x: frame.midX, y: frame.minY - 3))
        #expect(title(app) == "1 Tap")
        app.tap(at: CGPoint(x: frame.minX - 60, y: frame.midY))
        #expect(title(app) == "1 Tap")
    }

    @Test func aSlidersValueIsTheTitle() throws {
        let app = try open("controls")
        let slider = try #require(app.views(UISlider.self).first { $0.value == 0.4 })
        let frame = slider.convert(slider.bounds, to: nil)
        app.drag(
            from: CGPoint(x: frame.minX + 0.4 * frame.width, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        #expect(slider.value == 1 && title(app) == "1")
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func segmentsSwitchesAndSteppersAreFoundByWhatTheyShow(direction: UITraitEnvironmentLayoutDirection) throws {
        let app = try open("controls", direction: direction)
        try app.tap(text: "Month")
        let segments = try #require(app.views(UISegmentedControl.self).first { $0.titleForSegment(at: 0) == "Day" })
        #expect(segments.selectedSegmentIndex == 2)
        let control = try #require(app.views(UISwitch.self).first { $0.isEnabled && $0.isOn })
        try app.tap(control)
        app.advance(by: 1)
        #expect(!control.isOn && title(app) == "Off")
    }

    // MARK: Alerts & Sheets

    @Test func theFooterTellsTheAnswer() throws {
        let app = try open("alerts")
        for (row, action) in [("Two choices", "Delete"), ("With a title", "Waste Basket"), ("Many choices", "Size")] {
            try app.tap(text: row)
            app.advance(by: 1)
            try app.tap(text: action)
            app.advance(by: 1)
            #expect(app.shows(text: "The answer was \u{201C}\(action)\u{201D}."))
        }
    }

    @Test func aFolderIsMadeOnceItHasAName() throws {
        let app = try open("alerts")
        try app.tap(text: "A name")
        app.advance(by: 1)
        try app.tap(text: "Make")
        app.advance(by: 1)
        #expect(app.shows(text: "New Folder"), "the action is disabled")
        app.type("Letters")
        try app.tap(text: "Make")
        app.advance(by: 1)
        #expect(app.shows(text: "The folder is \u{201C}Letters\u{201D}."))
    }

    @Test(arguments: ["Page sheet", "Form sheet", "Full screen"])
    func aSheetGoesWithItsButton(row: String) throws {
        let app = try open("alerts")
        try app.tap(text: row)
        app.advance(by: 1)
        try app.tap(text: "Done")
        app.advance(by: 1)
        #expect(app.rootViewController?.presentedViewController == nil)
        #expect(app.shows(text: "\u{201C}\(row)\u{201D} is done."))
    }

    // MARK: Bars

    @Test(arguments: [
        "Large title", "Prompt and buttons", "Search in the title's place", "Segments in the title's place",
        "Colors of its own", "Toolbar",
    ])
    func barsOfAScreenStayThere(row: String) throws {
        let app = try open("bars")
        let navigation = try #require(app.rootViewController as? UINavigationController)
        let before = app.visibleTexts
        try app.tap(text: row)
        app.advance(by: 1)
        #expect(navigation.viewControllers.count == 3)
        #expect(navigation.isToolbarHidden == (row != "Toolbar"))
        try app.tap(identifier: "BackButton")
        app.advance(by: 1)
        #expect(app.visibleTexts == before && navigation.isToolbarHidden)
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func tabsComeOverTheWholeScreen() throws {
        let app = try open("bars")
        try app.tap(text: "Tabs")
        app.advance(by: 1)
        try app.tap(text: "Messages")
        let tabs = try #require(app.rootViewController?.presentedViewController as? UITabBarController)
        #expect(tabs.selectedIndex == 1)
        try app.tap(text: "Done")
        app.advance(by: 1)
        #expect(app.rootViewController?.presentedViewController == nil)
    }

    // MARK: Text

    @Test func thePasswordCanBeSeen() throws {
        let app = try open("text")
        #expect(!app.shows(text: "correct horse"))
        try app.tap(label: "Show Password")
        #expect(app.shows(text: "correct horse"))
    }

    @Test func whatIsTypedStandsInTheField() throws {
        let app = try open("text")
        try app.tap(text: "First and last")
        app.type("Ada Lovelace")
        #expect(app.shows(text: "Ada Lovelace"))
    }
}
