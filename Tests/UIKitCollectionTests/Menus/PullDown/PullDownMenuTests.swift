import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct PullDownMenuTests {
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] _ in log.entries.append(title) }
    }

    private func shown(
        _ menu: UIMenu, y: CGFloat = 100, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (app: TestApplication, button: UIButton) {
        let controller = UIViewController()
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 100, height: 44)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        return (try TestApplication(showing: controller, layoutDirection: layoutDirection), button)
    }

    private func open(_ app: TestApplication) throws {
        try app.tap(text: "Sort")
        app.advance(by: 0.6)
    }

    @Test func aTouchOpensTheMenuAndATapOnARowRunsItsAction() throws {
        let (app, button) = try shown(UIMenu(children: [action("Name"), action("Date")]))
        var triggered = 0
        button.addAction(UIAction { _ in triggered += 1 }, for: .menuActionTriggered)
        try open(app)
        #expect(triggered == 1)
        #expect(app.visibleTexts == ["Sort", "Name", "Date"])
        try app.tap(text: "Date")
        #expect(log.entries == ["Date"])
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["Sort"])
    }

    @Test func theFingerThatOpenedTheMenuMaySlideOnToARow() throws {
        let (app, _) = try shown(UIMenu(children: [action("Name"), action("Date")]))
        app.touchDown(at: CGPoint(x: 60, y: 120))
        app.advance(by: 0.6)
        let row = try #require(app.visibleRect(of: app.view(text: "Name")))
        app.touchMove(to: CGPoint(x: row.midX, y: row.midY))
        app.touchUp()
        #expect(log.entries == ["Name"])
    }

    @Test func aTouchOutsideClosesTheMenuAndDoesNothingElse() throws {
        let (app, button) = try shown(UIMenu(children: [action("Name")]))
        let other = UIButton(type: .system)
        other.frame = CGRect(x: 20, y: 700, width: 100, height: 44)
        other.addAction(action("Other"), for: .touchUpInside)
        button.superview?.addSubview(other)
        try open(app)
        app.tap(at: CGPoint(x: 60, y: 720))
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["Sort"])
        #expect(log.entries == [])
    }

    @Test func withAnActionOfItsOwnTheMenuOpensForAFingerThatStays() throws {
        let (app, button) = try shown(UIMenu(children: [action("Name")]))
        button.showsMenuAsPrimaryAction = false
        button.addAction(action("Tap"), for: .touchUpInside)
        try app.tap(text: "Sort")
        #expect(log.entries == ["Tap"])
        #expect(!app.shows(text: "Name"))
        try app.longPress(text: "Sort")
        #expect(app.shows(text: "Name"))
        #expect(log.entries == ["Tap"])
    }

    @Test func disabledRowsAreNotChosenAndHiddenOnesNotShown() throws {
        let (app, _) = try shown(UIMenu(children: [action("Name", .disabled), action("Date", .hidden)]))
        try open(app)
        #expect(app.visibleTexts == ["Sort", "Name"])
        try app.tap(text: "Name")
        #expect(log.entries == [])
        #expect(app.shows(text: "Name"))
    }

    @Test func aSubmenuOpensOverItsMenuAndItsHeaderClosesIt() throws {
        let more = UIMenu(title: "More", children: [action("Size"), action("Kind")])
        let (app, _) = try shown(UIMenu(children: [action("Name"), more]))
        try open(app)
        try app.tap(text: "More")
        app.advance(by: 0.5)
        #expect(app.shows(text: "Kind"))
        try app.tap(text: "More")
        app.advance(by: 0.5)
        #expect(!app.shows(text: "Kind"))
        #expect(app.shows(text: "Name"))
        try app.tap(text: "More")
        app.advance(by: 0.5)
        try app.tap(text: "Kind")
        #expect(log.entries == ["Kind"])
    }

    @Test func inlineMenusAreSectionsWithTheirTitles() throws {
        let inline = UIMenu(title: "By", options: .displayInline, children: [action("Name")])
        let (app, _) = try shown(UIMenu(title: "Sorting", children: [inline, action("Date")]))
        try open(app)
        #expect(app.visibleTexts == ["Sort", "Sorting", "By", "Name", "Date"])
    }

    @Test func choosingInAMenuOfSingleSelectionMovesTheCheckMark() throws {
        let (name, date) = (action("Name", state: .on), action("Date"))
        let menu = UIMenu(options: .singleSelection, children: [name, date])
        let (app, _) = try shown(menu)
        try open(app)
        try app.tap(text: "Date")
        #expect(menu.selectedElements == [date])
    }

    @Test func aButtonThatIsAChoiceShowsWhatWasChosen() throws {
        let (app, button) = try shown(UIMenu(children: [action("Name"), action("Date")]))
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "Name")
        app.tap(at: CGPoint(x: 60, y: 120))
        app.advance(by: 0.6)
        try app.tap(text: "Date")
        #expect(button.currentTitle == "Date")
        #expect(button.menu?.selectedElements.map(\.title) == ["Date"])
    }

    @Test func aButtonWithoutMenuTurnsItsSelectionOnAndOff() throws {
        let (app, button) = try shown(UIMenu())
        button.menu = nil
        button.showsMenuAsPrimaryAction = false
        button.changesSelectionAsPrimaryAction = true
        try app.tap(text: "Sort")
        #expect(button.isSelected)
        try app.tap(text: "Sort")
        #expect(!button.isSelected)
    }

    @Test func deferredElementsComeWhenTheyAreThere() throws {
        var complete: (@MainActor ([UIMenuElement]) -> Void)?
        var calls = 0
        let deferred = UIDeferredMenuElement { completion in
            calls += 1
            complete = completion
        }
        let (app, _) = try shown(UIMenu(children: [action("Name"), deferred]))
        try open(app)
        #expect(app.visibleTexts == ["Sort", "Name"])
        complete?([action("Late")])
        app.frame()
        #expect(app.visibleTexts == ["Sort", "Name", "Late"])
        try app.tap(text: "Late")
        app.advance(by: 0.5)
        try open(app)
        #expect(app.shows(text: "Late"))
        #expect(calls == 1)
        #expect(log.entries == ["Late"])
    }

    @Test func commandsGoUpTheResponderChainAndAreValidated() throws {
        let controller = Commands()
        let button = UIButton(type: .system)
        button.setTitle("Sort", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        button.menu = UIMenu(children: [
            UICommand(title: "Refresh", action: Commands.refreshSelector),
            UICommand(title: "Nobody", action: Selector("nobodyTakesThis:")),
        ])
        button.showsMenuAsPrimaryAction = true
        controller.view.addSubview(button)
        let app = try TestApplication(showing: controller)
        try open(app)
        #expect(app.visibleTexts == ["Sort", "Refresh 1", "Nobody"])
        try app.tap(text: "Nobody")
        try app.tap(text: "Refresh 1")
        #expect(controller.refreshes == 1)
    }

    @Test func anElementThatKeepsTheMenuLeavesItOpen() throws {
        let (app, _) = try shown(UIMenu(children: [action("Larger", .keepsMenuPresented)]))
        try open(app)
        try app.tap(text: "Larger")
        try app.tap(text: "Larger")
        #expect(log.entries == ["Larger", "Larger"])
    }

    @Test func keysMoveThroughTheMenu() throws {
        let more = UIMenu(title: "More", children: [action("Size"), action("Kind")])
        let (app, _) = try shown(UIMenu(children: [action("Name"), action("Date", .disabled), more]))
        try open(app)
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardDownArrow, .keyboardRightArrow] { app.press(key) }
        app.advance(by: 0.5)
        #expect(app.shows(text: "Kind"))
        for key in [UIKeyboardHIDUsage.keyboardUpArrow, .keyboardReturnOrEnter] { app.press(key) }
        #expect(log.entries == ["Kind"])
        app.advance(by: 0.5)
        try open(app)
        app.press(.keyboardEscape)
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["Sort"])
    }

    @Test func aMenuWithoutRoomBelowOpensUpwardsWithItsFirstElementNearest() throws {
        let (app, button) = try shown(UIMenu(children: [action("Name"), action("Date")]), y: 780)
        try open(app)
        #expect(app.visibleTexts == ["Date", "Name", "Sort"])
        app.press(.keyboardEscape)
        app.advance(by: 0.5)
        button.preferredMenuElementOrder = .fixed
        try open(app)
        #expect(app.visibleTexts == ["Name", "Date", "Sort"])
    }

    @Test func aBarButtonItemOpensItsMenu() throws {
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sort", menu: UIMenu(children: [action("Name"), action("Date")]))
        let app = try TestApplication(showing: UINavigationController(rootViewController: controller))
        try open(app)
        try app.tap(text: "Date")
        #expect(log.entries == ["Date"])
        controller.navigationItem.rightBarButtonItem?.primaryAction = action("Tap")
        app.advance(by: 0.5)
        try app.tap(text: "Sort")
        #expect(log.entries == ["Date", "Tap"])
        try app.longPress(text: "Sort")
        #expect(app.shows(text: "Name"))
    }
}

private final class Commands: UIViewController {
    var refreshes = 0

    static let refreshSelector = Selector("refresh:", calling: Commands.refresh(_:))

    func refresh(_ sender: Any?) { refreshes += 1 }

    override func validate(_ command: UICommand) { command.title += " 1" }
}
