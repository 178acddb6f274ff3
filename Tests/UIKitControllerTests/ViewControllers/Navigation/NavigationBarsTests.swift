import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct NavigationBarsTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func list(_ title: String) -> List {
        let list = List(style: .plain)
        list.title = title
        return list
    }

    private func show(_ list: UIViewController, _ change: (UINavigationController) -> Void = { _ in }) throws
        -> (app: TestApplication, navigation: UINavigationController)
    {
        let navigation = UINavigationController(rootViewController: list)
        change(navigation)
        return (try TestApplication(showing: navigation), navigation)
    }

    // MARK: Large titles

    @Test func aLargeTitleMakesTheBarHigherAndTheContentStartsBelow() throws {
        let list = list("Mail")
        let (_, navigation) = try show(list) { $0.navigationBar.prefersLargeTitles = true }
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(list.tableView.adjustedContentInset.top == 96)
        #expect(list.tableView.contentOffset.y == -96)
    }

    /// Where labels with the text are on screen, also those that fade out.
    private func shownPlaces(ofText text: String, in view: UIView, _ app: TestApplication) -> [CGRect] {
        let screen = app.window.layer.presentation()
        let inside = view.subviews.flatMap { shownPlaces(ofText: text, in: $0, app) }
        guard (view as? UILabel)?.text == text, let layer = view.layer.presentation() else { return inside }
        return inside + [layer.convert(layer.bounds, to: screen)]
    }

    @Test func inAPushLargeTitlesMoveWithTheirScreens() throws {
        let (app, navigation) = try show(list("Mail")) { $0.navigationBar.prefersLargeTitles = true }
        defer { app.end() }
        navigation.pushViewController(list("Sent"), animated: true)
        app.advance(by: 0.1)
        for (title, screen) in [("Sent", navigation.topViewController), ("Mail", navigation.viewControllers.first)] {
            let screen = try #require(screen?.view.layer.presentation()).frame
            let large = shownPlaces(ofText: title, in: navigation.navigationBar, app).filter { $0.height > 35 }
            #expect(large.count == 1 && abs((large.first?.minX ?? 0) - 16 - screen.minX) < 1, "\(title)")
        }
    }

    @Test func inAPushTheTitleMovesToTheBackButton() throws {
        let (app, navigation) = try show(list("Mail"))
        defer { app.end() }
        navigation.pushViewController(list("Sent"), animated: true)
        app.advance(by: 0.1)
        let places = shownPlaces(ofText: "Mail", in: navigation.navigationBar, app).map(\.midX)
        let (first, second) = try (#require(places.first), #require(places.last))
        #expect(places.count == 2 && abs(first - second) < 1 && first < 180)
    }

    @Test func theLargeTitleGivesWayToTheScrollingPointByPoint() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list) { $0.navigationBar.prefersLargeTitles = true }
        list.tableView.contentOffset.y = -76
        app.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 76)
        #expect(list.tableView.adjustedContentInset.top == 76)
        list.tableView.contentOffset.y = 300
        app.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.tableView.adjustedContentInset.top == 44)
        list.tableView.contentOffset.y = -96
        app.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func draggedBackToItsTopTheContentBringsTheLargeTitleBack() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list) { $0.navigationBar.prefersLargeTitles = true }
        list.tableView.contentOffset.y = -44
        app.advance(by: 0.1)
        app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 450), duration: 0.5)
        app.advance(by: 2)
        #expect(list.tableView.contentOffset.y == -96)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aTitleLeftHalfGoneSettles() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list) { $0.navigationBar.prefersLargeTitles = true }
        app.touchDown(at: CGPoint(x: 200, y: 400))
        app.touchMove(to: CGPoint(x: 200, y: 388))
        app.advance(by: 0.1)
        app.touchMove(to: CGPoint(x: 200, y: 370))
        app.advance(by: 0.5)
        #expect(list.tableView.contentOffset.y > -96 && list.tableView.contentOffset.y < -70)
        app.touchUp()
        app.advance(by: 2)
        #expect(list.tableView.contentOffset.y == -96)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func theDisplayModeSaysWhoseTitleIsLarge() throws {
        let (app, navigation) = try show(list("Mail")) { $0.navigationBar.prefersLargeTitles = true }
        let next = list("Message")
        next.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
        let after = list("Details")
        navigation.pushViewController(after, animated: false)
        #expect(navigation.navigationBar.frame.height == 44, "automatic does as the item before it")
        after.navigationItem.largeTitleDisplayMode = .always
        app.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 96)
        #expect(after.tableView.contentOffset.y == -96)
        navigation.popToRootViewController(animated: true)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    @Test func aControllerComesBackWithTheTitleItWasLeftWith() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list) { $0.navigationBar.prefersLargeTitles = true }
        list.tableView.contentOffset.y = 500
        navigation.pushViewController(self.list("Message"), animated: true)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 96)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.tableView.contentOffset.y == 500)
    }

    @Test func oneTitleIsSeenAtATime() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list) { $0.navigationBar.prefersLargeTitles = true }
        func inline() throws -> UILabel {
            func labels(_ view: UIView) -> [UILabel] {
                (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
            }
            return try #require(labels(navigation.navigationBar).first { $0.text == "Mail" && $0.font.pointSize == 17 })
        }
        #expect(try inline().alpha == 0)
        list.tableView.contentOffset.y = 300
        app.advance(by: 1)
        #expect(try inline().alpha == 1)
    }

    // MARK: Prompt and opaque bars

    @Test func aPromptAddsThirtyPoints() throws {
        let list = list("Mail")
        list.navigationItem.prompt = "Choose one"
        let (app, navigation) = try show(list)
        #expect(navigation.navigationBar.frame.height == 74)
        #expect(list.tableView.contentOffset.y == -74)
        #expect(app.shows(text: "Choose one"))
        list.navigationItem.prompt = nil
        app.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        #expect(list.tableView.contentOffset.y == -44)
    }

    @Test func underAnOpaqueBarTheViewStartsBelowIt() throws {
        let plain = UIViewController()
        let (app, navigation) = try show(plain) { $0.navigationBar.isTranslucent = false }
        #expect(plain.view.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(plain.view.safeAreaInsets.top == 0)
        plain.extendedLayoutIncludesOpaqueBars = true
        app.advance(by: 0.1)
        #expect(plain.view.frame.minY == 0)
        #expect(plain.view.safeAreaInsets.top == 44)
        navigation.navigationBar.isTranslucent = true
        plain.edgesForExtendedLayout = []
        app.advance(by: 0.1)
        #expect(plain.view.frame.minY == 44)
    }

    // MARK: Looks

    @Test func theAppearanceOfTheItemWinsOverTheBars() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list)
        let red = UINavigationBarAppearance()
        red.configureWithOpaqueBackground()
        red.backgroundColor = .red
        red.shadowColor = nil
        let blue = red.copy() as! UINavigationBarAppearance
        blue.backgroundColor = .blue
        navigation.navigationBar.standardAppearance = red
        list.tableView.contentOffset.y = 100
        #expect(app.screenshot().color(x: 20, y: 20).red == 255)
        list.navigationItem.standardAppearance = blue
        #expect(app.screenshot().color(x: 20, y: 20).blue == 255)
    }

    @Test func atTheScrollEdgeItsOwnAppearanceIsShown() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list)
        #expect(app.screenshot().color(x: 20, y: 20).green == 255, "no ground: the table's white")
        let red = UINavigationBarAppearance()
        red.backgroundColor = .red
        navigation.navigationBar.scrollEdgeAppearance = red
        let pixel = app.screenshot().color(x: 20, y: 20)
        #expect(pixel.red == 255 && pixel.green == 0)
    }

    @Test func aChangeOfAnAppearanceThatABarHasShowsAtOnce() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list)
        list.tableView.contentOffset.y = 100
        navigation.navigationBar.standardAppearance.backgroundColor = .red
        let pixel = app.screenshot().color(x: 20, y: 20)
        #expect(pixel.red == 255 && pixel.green == 0)
    }

    @Test func anEmptyBackgroundImageLeavesNoGround() throws {
        let list = list("Mail")
        let (app, navigation) = try show(list)
        list.tableView.contentOffset.y = 100
        navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
        navigation.navigationBar.shadowImage = UIImage()
        #expect(app.screenshot().color(x: 20, y: 20).green == 255)
    }

    @Test func titleAttributesReachTheTitle() throws {
        let (app, navigation) = try show(list("Mail"))
        navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.purple]
        let label = try #require(try app.view(text: "Mail") as? UILabel)
        #expect(label.textColor == .purple)
    }

    // MARK: Back buttons

    @Test func theDisplayModeOfTheBackButtonChoosesItsTitle() throws {
        let (app, navigation) = try show(list("Mail"))
        navigation.pushViewController(list("Message"), animated: false)
        #expect(app.shows(text: "Mail"))
        navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .generic
        #expect(app.shows(text: "Back"))
        navigation.viewControllers[0].navigationItem.backButtonDisplayMode = .minimal
        #expect(!app.shows(text: "Back") && !app.shows(text: "Mail"))
        navigation.viewControllers[1].navigationItem.setHidesBackButton(true, animated: false)
        #expect(throws: (any Error).self) { try app.view(identifier: "BackButton") }
    }
}
