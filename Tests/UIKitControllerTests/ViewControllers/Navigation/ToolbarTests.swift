import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct ToolbarTests {
    private func shown(_ items: [UIBarButtonItem], layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight)
        throws -> (app: TestApplication, toolbar: UIToolbar)
    {
        let controller = UIViewController()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        toolbar.items = items
        controller.view.addSubview(toolbar)
        return (try TestApplication(showing: controller, layoutDirection: layoutDirection), toolbar)
    }

    private func frame(_ app: TestApplication, _ label: String) throws -> CGRect {
        func find(_ view: UIView) -> UIView? {
            view is UIControl && view.accessibilityLabel == label ? view : view.subviews.lazy.compactMap(find).first
        }
        return try #require(find(app.window)).frame
    }

    // MARK: Layout

    @Test func flexibleSpacesShareWhatIsLeft() throws {
        let (app, _) = try shown([
            UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
            UIBarButtonItem(systemItem: .search),
        ])
        let (add, trash, search) = (try frame(app, "Add"), try frame(app, "Delete"), try frame(app, "Search"))
        #expect(add.minX == 16)
        #expect(search.maxX == 374)
        #expect(abs((trash.minX - add.maxX) - (search.minX - trash.maxX)) <= 1)
    }

    @Test func aFixedSpaceIsAsWideAsItSays() throws {
        let (app, _) = try shown([
            UIBarButtonItem(systemItem: .add), .fixedSpace(50), UIBarButtonItem(systemItem: .trash),
        ])
        #expect(try frame(app, "Delete").minX == frame(app, "Add").maxX + 50)
    }

    @Test func fromRightToLeftTheFirstItemIsAtTheRight() throws {
        let (app, _) = try shown(
            [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .trash)],
            layoutDirection: .rightToLeft)
        #expect(try frame(app, "Add").maxX == 374)
        #expect(try frame(app, "Delete").minX == 16)
    }

    @Test func anItemThatIsHiddenTakesNoPlace() throws {
        let first = UIBarButtonItem(systemItem: .add)
        let (app, _) = try shown([first, UIBarButtonItem(systemItem: .trash)])
        #expect(try frame(app, "Delete").minX > 16)
        first.isHidden = true
        app.advance(by: 0.02)
        #expect(try frame(app, "Delete").minX == 16)
    }

    // MARK: Items

    @Test func aTapRunsTheActionOfTheItem() throws {
        var taps = 0
        let (app, toolbar) = try shown([
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
        ])
        app.tap(at: CGPoint(x: 28, y: 122))
        #expect(taps == 1)
        toolbar.items?.first?.isEnabled = false
        app.advance(by: 0.02)
        app.tap(at: CGPoint(x: 28, y: 122))
        #expect(taps == 1)
    }

    @Test func aCustomViewWithoutASizeGetsTheOneItAsksFor() throws {
        let button = UIButton(type: .system)
        button.setTitle("Mine", for: .normal)
        let (_, toolbar) = try shown([UIBarButtonItem(customView: button)])
        #expect(button.superview === toolbar)
        #expect(button.frame.size == button.intrinsicContentSize)
    }

    @Test func titleAttributesOfAStateReachTheLabel() throws {
        let item = UIBarButtonItem(title: "Go")
        item.setTitleTextAttributes(
            [.foregroundColor: UIColor.purple, .font: UIFont.systemFont(ofSize: 11)], for: .normal)
        item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
        let (app, _) = try shown([item])
        var label = try #require(try app.view(text: "Go") as? UILabel)
        #expect(label.textColor == .purple && label.font.pointSize == 11)
        item.isEnabled = false
        app.advance(by: 0.02)
        label = try #require(try app.view(text: "Go") as? UILabel)
        #expect(label.textColor == .brown && label.font.pointSize == 11)
    }

    @Test func possibleTitlesKeepTheWidth() throws {
        let item = UIBarButtonItem(title: "Edit")
        item.possibleTitles = ["Edit", "Long title"]
        let (app, _) = try shown([item, UIBarButtonItem(systemItem: .trash)])
        let before = try frame(app, "Delete").minX
        item.title = "Long title"
        app.advance(by: 0.02)
        #expect(try frame(app, "Delete").minX == before)
    }

    // MARK: Of a navigation controller

    private func navigation() throws -> (app: TestApplication, navigation: UINavigationController) {
        let root = UIViewController()
        root.toolbarItems = [UIBarButtonItem(title: "Root")]
        let navigation = UINavigationController(rootViewController: root)
        return (try TestApplication(showing: navigation), navigation)
    }

    @Test func theToolbarShowsTheItemsOfTheTopController() throws {
        let (app, navigation) = try navigation()
        #expect(navigation.isToolbarHidden)
        #expect(!app.shows(text: "Root"))
        navigation.setToolbarHidden(false, animated: true)
        app.advance(by: 1)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(app.shows(text: "Root"))
        let next = UIViewController()
        next.toolbarItems = [UIBarButtonItem(title: "Next")]
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(app.shows(text: "Next") && !app.shows(text: "Root"))
        next.setToolbarItems([UIBarButtonItem(title: "Other")], animated: false)
        #expect(app.shows(text: "Other"))
    }

    @Test func theContentEndsAboveTheToolbar() throws {
        let (app, navigation) = try navigation()
        navigation.isToolbarHidden = false
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 44)
        navigation.setToolbarHidden(true, animated: true)
        app.advance(by: 1)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 0)
        #expect(navigation.toolbar.isHidden)
    }

    @Test func aPushCanHideTheToolbarForItselfAndThoseAbove() throws {
        let (app, navigation) = try navigation()
        navigation.isToolbarHidden = false
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        navigation.pushViewController(next, animated: true)
        app.advance(by: 1)
        #expect(navigation.toolbar.frame.minY == 844)
        #expect(next.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(navigation.toolbar.frame.minY == 800)
    }

    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func titlesThatAreTooLongAreCutAndIconsAreNot(direction: UITraitEnvironmentLayoutDirection) throws {
        let (app, _) = try shown(
            [
                UIBarButtonItem(title: "A title that is long"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
                .flexibleSpace(), UIBarButtonItem(title: "Another title that is much longer"),
            ], layoutDirection: direction)
        let frames = [
            try frame(app, "A title that is long"), try frame(app, "Delete"),
            try frame(app, "Another title that is much longer"),
        ]
        let ordered = direction == .leftToRight ? frames : frames.reversed()
        #expect(ordered[0].minX == 16 && abs(ordered[2].maxX - 374) <= 1)
        #expect(ordered[1].minX - ordered[0].maxX > 5 && ordered[2].minX - ordered[1].maxX > 5)
        let (alone, _) = try shown([UIBarButtonItem(systemItem: .trash)])
        #expect(frames[1].width == (try frame(alone, "Delete")).width)
    }

    // MARK: Appearance

    @Test func buttonsLookAsTheAppearanceOfTheirStyleSays() throws {
        let (app, toolbar) = try shown([
            UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Finish", style: .done, target: nil, action: nil),
        ])
        let appearance = UIToolbarAppearance()
        appearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 21)]
        appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        toolbar.standardAppearance = appearance
        app.frame()
        func label(_ text: String) throws -> UILabel { try #require(app.view(text: text) as? UILabel) }
        #expect(try label("Plain").font.pointSize == 21)
        #expect(try label("Finish").font.pointSize == 17 && label("Finish").textColor == .red)
        toolbar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        app.frame()
        #expect(try label("Finish").textColor == .green)
        toolbar.standardAppearance = UIToolbarAppearance()
        app.frame()
        #expect(try label("Plain").font.pointSize == 17)
    }
}
