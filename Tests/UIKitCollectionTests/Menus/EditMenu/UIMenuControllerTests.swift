import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct UIMenuControllerTests {
    private func shownLabel(
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, y: CGFloat = 300
    ) throws -> (app: TestApplication, label: CopyableLabel, menu: UIMenuController) {
        let controller = UIViewController()
        let label = CopyableLabel(frame: CGRect(x: 100, y: y, width: 190, height: 30))
        label.text = "Lisbon"
        controller.view.addSubview(label)
        let app = try TestApplication(showing: controller, layoutDirection: layoutDirection)
        label.becomeFirstResponder()
        return (app, label, UIMenuController.shared)
    }

    private func show(_ menu: UIMenuController, _ label: UIView, _ app: TestApplication) {
        menu.showMenu(from: label, rect: label.bounds)
        app.advance(by: 0.5)
    }

    @Test func theMenuShowsWhatTheFirstResponderTakesInTheSystemsOrder() throws {
        let (app, label, menu) = try shownLabel()
        #expect(!menu.isMenuVisible)
        show(menu, label, app)
        #expect(menu.isMenuVisible)
        #expect(app.visibleTexts == ["Copy", "Paste", "Lisbon"])
    }

    @Test func aTapSendsTheActionWithTheMenuAsItsSender() throws {
        let (app, label, menu) = try shownLabel()
        show(menu, label, app)
        try app.tap(text: "Copy")
        #expect(label.log == ["copy from menu"])
        #expect(UIPasteboard.general.string == "Lisbon")
        #expect(!menu.isMenuVisible)
        app.advance(by: 0.5)
        #expect(!app.shows(text: "Copy"))
    }

    @Test func menuItemsFollowTheSystemsWhileSomebodyTakesThem() throws {
        let (app, label, menu) = try shownLabel()
        menu.menuItems = [
            UIMenuItem(title: "Star", action: CopyableLabel.starSelector),
            UIMenuItem(title: "Fly", action: Selector("fly:")),
        ]
        show(menu, label, app)
        #expect(app.visibleTexts == ["Copy", "Paste", "Star", "Lisbon"])
        try app.tap(text: "Star")
        #expect(label.log == ["star"])
    }

    @Test func updateAsksTheRespondersAgain() throws {
        let (app, label, menu) = try shownLabel()
        show(menu, label, app)
        label.allowed = ["paste:"]
        #expect(app.shows(text: "Copy"))
        menu.update()
        #expect(app.visibleTexts == ["Paste", "Lisbon"])
        label.allowed = []
        menu.update()
        #expect(!menu.isMenuVisible)
    }

    @Test func withoutAFirstResponderOrEntriesThereIsNoMenu() throws {
        let (app, label, menu) = try shownLabel()
        label.allowed = []
        show(menu, label, app)
        #expect(!menu.isMenuVisible)
        label.allowed = ["copy:"]
        label.resignFirstResponder()
        show(menu, label, app)
        #expect(!menu.isMenuVisible)
    }

    @Test func aTouchElsewhereHidesTheMenuAndIsDealtWithAsEver() throws {
        let (app, label, menu) = try shownLabel()
        let button = UIButton(type: .system)
        button.setTitle("Press", for: .normal)
        button.frame = CGRect(x: 100, y: 600, width: 190, height: 44)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        label.superview?.addSubview(button)
        show(menu, label, app)
        try app.tap(text: "Press")
        #expect(!menu.isMenuVisible)
        #expect(presses == 1)
    }

    @Test func theMenuGoesWithItsFirstResponder() throws {
        let (app, label, menu) = try shownLabel()
        show(menu, label, app)
        label.resignFirstResponder()
        #expect(!menu.isMenuVisible)
    }

    @Test func notificationsTellOfTheMenusAppearanceAndEnd() throws {
        let (app, label, menu) = try shownLabel()
        var names: [String] = []
        let observers = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
            UIMenuController.menuFrameDidChangeNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
                let name = note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")
                MainActor.assumeIsolated {
                    names.append(name.replacingOccurrences(of: "Notification", with: ""))
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        menu.showMenu(from: label, rect: label.bounds)
        #expect(names == ["WillShowMenu", "MenuFrameDidChange"])
        app.advance(by: 0.5)
        menu.hideMenu()
        app.advance(by: 0.5)
        #expect(
            names == [
                "WillShowMenu", "MenuFrameDidChange", "DidShowMenu", "WillHideMenu", "MenuFrameDidChange",
                "DidHideMenu",
            ])
    }

    @Test func theMenuStandsAboveItsRectangleAndBelowWhereThereIsNoRoom() throws {
        let (app, label, menu) = try shownLabel()
        show(menu, label, app)
        #expect(menu.menuFrame.maxY < 300)
        #expect(abs(menu.menuFrame.midX - label.frame.midX) <= 1)
        menu.hideMenu()
        label.frame.origin.y = 10
        show(menu, label, app)
        #expect(menu.menuFrame.minY > 40)
        menu.hideMenu()
        menu.arrowDirection = .up
        label.frame.origin.y = 300
        show(menu, label, app)
        #expect(menu.menuFrame.minY > 330)
    }

    @Test func aMenuAtTheEdgeStaysOnScreen() throws {
        let (app, label, menu) = try shownLabel()
        label.frame = CGRect(x: 360, y: 300, width: 30, height: 30)
        show(menu, label, app)
        #expect(menu.menuFrame.maxX <= 390)
        #expect(menu.menuFrame.minX > 100)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func moreEntriesThanHaveRoomStandOnPages(direction: UITraitEnvironmentLayoutDirection) throws {
        let (app, label, menu) = try shownLabel(layoutDirection: direction)
        menu.menuItems = (1...6).map { UIMenuItem(title: "A long entry \($0)", action: CopyableLabel.starSelector) }
        show(menu, label, app)
        #expect(app.visibleTexts.dropLast() == ["Copy", "Paste", "A long entry 1"])
        try app.tap(label: "Next")
        #expect(app.visibleTexts.dropLast() == ["A long entry 2", "A long entry 3"])
        #expect(menu.menuFrame.width <= 390)
        try app.tap(label: "Previous")
        #expect(app.shows(text: "Copy"))
        try app.tap(label: "Next")
        try app.tap(text: "A long entry 3")
        #expect(label.log == ["star"])
    }

    @Test func theOldMethodsShowAndHide() throws {
        let (app, label, menu) = try shownLabel()
        menu.setTargetRect(label.bounds, in: label)
        menu.setMenuVisible(true, animated: true)
        app.advance(by: 0.5)
        #expect(app.shows(text: "Copy"))
        menu.setMenuVisible(false, animated: false)
        #expect(!app.shows(text: "Copy"))
    }
}
