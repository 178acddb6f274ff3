import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct NavigationControllerTests {
    /// Writes down its life cycle.
    private final class Page: UIViewController {
        private let log: (String) -> Void

        init(_ title: String, log: @escaping (String) -> Void = { _ in }) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            log("\(title!) did load")
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log("\(title!) will appear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log("\(title!) did appear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log("\(title!) will disappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log("\(title!) did disappear")
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            log("\(title!) will move \(parent == nil ? "out" : "in")")
        }

        override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            log("\(title!) did move \(parent == nil ? "out" : "in")")
        }
    }

    @Test func aPushShowsTheNewPageAndItsTitle() throws {
        let navigation = UINavigationController(rootViewController: Page("One"))
        let app = try TestApplication(showing: navigation)
        navigation.pushViewController(Page("Two"), animated: true)
        app.advance(by: 1)
        #expect(navigation.topViewController?.title == "Two")
        #expect(app.visibleTexts.sorted() == ["One", "Two"])
        #expect(navigation.navigationBar.backItem?.title == "One")
    }

    @Test func theBackButtonPops() throws {
        let navigation = UINavigationController(rootViewController: Page("One"))
        let app = try TestApplication(showing: navigation)
        navigation.pushViewController(Page("Two"), animated: false)
        try app.tap(identifier: "BackButton")
        app.advance(by: 1)
        #expect(navigation.viewControllers.map(\.title) == ["One"])
        #expect(app.visibleTexts == ["One"])
    }

    @Test func aPushRunsTheLifeCycleInUIKitsOrder() throws {
        var log: [String] = []
        let navigation = UINavigationController(rootViewController: Page("One") { log.append($0) })
        let app = try TestApplication(showing: navigation)
        log = []
        navigation.pushViewController(Page("Two") { log.append($0) }, animated: true)
        app.advance(by: 1)
        #expect(
            log == [
                "Two will move in", "Two did load", "One will disappear", "Two will appear", "One did disappear",
                "Two did appear", "Two did move in",
            ])
    }

    @Test func aPopRunsTheLifeCycleInUIKitsOrder() throws {
        var log: [String] = []
        let navigation = UINavigationController(rootViewController: Page("One") { log.append($0) })
        let app = try TestApplication(showing: navigation)
        navigation.pushViewController(Page("Two") { log.append($0) }, animated: false)
        app.frame()
        log = []
        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(
            log == [
                "Two will move out", "Two will disappear", "One will appear", "Two did disappear", "One did appear",
                "Two did move out",
            ])
    }

    @Test func aPageLiesUnderTheBarAndHasItsHeightAsSafeArea() throws {
        let page = Page("One")
        let navigation = UINavigationController(rootViewController: page)
        let app = try TestApplication(
            showing: navigation, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        #expect(page.view.frame == app.window.bounds)
        #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0))
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        navigation.isNavigationBarHidden = true
        app.frame()
        #expect(page.view.safeAreaInsets.top == 47)
    }

    @Test func aScrollViewStartsBelowTheBarAndTheBarGetsABackgroundWhenItScrolls() throws {
        let page = Page("One")
        let scrollView = UIScrollView()
        scrollView.contentSize = CGSize(width: 100, height: 5000)
        page.view = scrollView
        let navigation = UINavigationController(rootViewController: page)
        let app = try TestApplication(showing: navigation)
        #expect(scrollView.contentOffset.y == -44)
        #expect(navigation.navigationBar.subviews[0].isHidden)
        scrollView.contentOffset.y = 100
        app.frame()
        #expect(!navigation.navigationBar.subviews[0].isHidden)
    }

    @Test func poppingToTheRootReturnsWhatLeft() throws {
        let pages = ["One", "Two", "Three"].map { Page($0) }
        let navigation = UINavigationController(rootViewController: pages[0])
        let app = try TestApplication(showing: navigation)
        navigation.setViewControllers(pages, animated: false)
        let popped = navigation.popToRootViewController(animated: true)
        app.advance(by: 1)
        #expect(popped?.map(\.title) == ["Two", "Three"])
        #expect(pages[1].parent == nil && pages[2].parent == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func aPushDuringAPushEndsTheFirstOne() throws {
        let navigation = UINavigationController(rootViewController: Page("One"))
        let app = try TestApplication(showing: navigation)
        navigation.pushViewController(Page("Two"), animated: true)
        app.advance(by: 0.1)
        navigation.pushViewController(Page("Three"), animated: true)
        app.advance(by: 1)
        #expect(navigation.viewControllers.map(\.title) == ["One", "Two", "Three"])
        #expect(app.visibleTexts.sorted() == ["Three", "Two"])
    }

    @Test func theCoordinatorRunsItsAnimationsAlongsideAPush() throws {
        let navigation = UINavigationController(rootViewController: Page("One"))
        let app = try TestApplication(showing: navigation)
        var log: [String] = []
        let next = Page("Two")
        navigation.pushViewController(next, animated: true)
        _ = next.transitionCoordinator?.animate { _ in
            log.append("alongside \(UIView.inheritedAnimationDuration)")
        } completion: { context in
            log.append("completed, cancelled: \(context.isCancelled)")
        }
        app.advance(by: 1)
        #expect(log.last == "completed, cancelled: false")
        #expect(next.transitionCoordinator == nil)
    }

    @Test func aRightItemRunsItsAction() throws {
        var runs = 0
        let page = Page("One")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Add", primaryAction: UIAction { _ in runs += 1 })
        let app = try TestApplication(showing: UINavigationController(rootViewController: page))
        try app.tap(text: "Add")
        app.advance(by: 0.5)
        #expect(runs == 1)
    }

    @Test func aLongTitleGivesWayToTheButtons() throws {
        let page = Page("A title that is far too long for a bar with buttons on both sides")
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in })
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in })
        let app = try TestApplication(showing: UINavigationController(rootViewController: page))
        let title = try app.view(text: page.title!)
        let left = try app.view(text: "Left")
        let right = try app.view(text: "Right")
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
        #expect(frame(title).minX >= frame(left).maxX)
        #expect(frame(title).maxX <= frame(right).minX)
    }

    @Test func fromRightToLeftTheBackButtonStandsAtTheRight() throws {
        let navigation = UINavigationController(rootViewController: Page("One"))
        let app = try TestApplication(showing: navigation, layoutDirection: .rightToLeft)
        navigation.pushViewController(Page("Two"), animated: false)
        app.frame()
        let back = try app.view(identifier: "BackButton")
        #expect(back.convert(back.bounds, to: nil).maxX > 370)
    }

    @Test func pushingAPageTwiceRaises() throws {
        let page = Page("One")
        let navigation = UINavigationController(rootViewController: page)
        _ = try TestApplication(showing: navigation)
        let reason =
            "\(navigation) is pushing the same view controller instance (\(page)) more than once which is not supported "
            + "and is most likely an error in the application"
        try expectException(named: .invalidArgumentException, reason: reason) {
            navigation.pushViewController(page, animated: false)
        }
    }
}
