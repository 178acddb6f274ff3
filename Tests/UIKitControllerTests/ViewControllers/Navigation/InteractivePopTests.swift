import Testing
import UIKitTestDriver

@testable import UIKit
@testable import UIKitTestSupport

/// The swipe from the edge of the screen that pops a controller.
@MainActor @Suite(.serialized)
struct InteractivePopTests {
    private let transcript = Transcript()

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private final class Recorder: NSObject, UINavigationControllerDelegate {
        let transcript: Transcript
        init(_ transcript: Transcript) { self.transcript = transcript }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            transcript.add("willShow")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            transcript.add("didShow")
        }
    }

    private func pushed(
        root: UIViewController? = nil, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> (app: TestApplication, navigation: UINavigationController, top: UIViewController) {
        let root = root ?? RecordingController("a", transcript)
        root.title = "First"
        let navigation = UINavigationController(rootViewController: root)
        let app = try TestApplication(showing: navigation, layoutDirection: direction)
        let top = RecordingController("b", transcript)
        top.title = "Second"
        navigation.pushViewController(top, animated: false)
        app.advance(by: 0.1)
        _ = transcript.take()
        return (app, navigation, top)
    }

    private func calls() -> [String] {
        transcript.take().filter { !$0.contains("Layout") }
    }

    /// Puts a finger on the leading edge and moves it to a distance, where it stays.
    private func swipe(_ app: TestApplication, to distance: CGFloat, duration: TimeInterval = 0.5) {
        app.touchDown(at: CGPoint(x: 4, y: 400))
        let steps = max(2, Int((duration * 60).rounded()))
        for step in 1...steps {
            app.advance(by: 1.0 / 60)
            app.touchMove(to: CGPoint(x: 4 + distance * CGFloat(step) / CGFloat(steps), y: 400))
        }
        app.frame()
    }

    private func shownX(_ controller: UIViewController) -> CGFloat {
        controller.view.layer.presentation()?.frame.minX ?? .nan
    }

    @Test func theViewsFollowTheFinger() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        swipe(app, to: 110)
        #expect(abs(shownX(top) - 100) < 0.5, "10 points begin the gesture")
        let below = try #require(navigation.viewControllers.first)
        #expect(abs(shownX(below) + 0.3 * 290) < 0.5)
        app.touchMove(to: CGPoint(x: 4 + 205, y: 400))
        app.frame()
        #expect(abs(shownX(top) - 195) < 0.5 && abs(shownX(below) + 0.3 * 195) < 0.5)
        #expect(navigation.transitionCoordinator?.percentComplete == 0.5)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        app.touchCancel()
    }

    @Test func aLongSwipePops() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        let delegate = Recorder(transcript)
        navigation.delegate = delegate
        swipe(app, to: 250)
        app.advance(by: 0.2)
        #expect(
            calls() == [
                "b willMoveToParent nil", "willShow", "b viewWillDisappear (animated)", "a viewWillAppear (animated)",
                "a viewIsAppearing (animated)",
            ])
        #expect(navigation.viewControllers.count == 1 && top.isMovingFromParent)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(
            calls() == [
                "b viewDidDisappear (animated)", "a viewDidAppear (animated)", "b didMoveToParent nil", "didShow",
            ])
        #expect(top.view.window == nil && top.parent == nil && app.visibleTexts == ["First"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func aShortSwipeLeadsBackAndTheControllerAppearsAgain() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        let delegate = Recorder(transcript)
        navigation.delegate = delegate
        swipe(app, to: 100)
        app.advance(by: 0.2)
        _ = calls()
        app.touchUp()
        #expect(
            calls() == [
                "a viewWillDisappear (animated)", "b viewWillAppear (animated)", "b viewIsAppearing (animated)",
            ])
        #expect(navigation.topViewController === top && !top.isMovingFromParent)
        app.advance(by: 0.5)
        #expect(calls() == ["a viewDidDisappear (animated)", "b viewDidAppear (animated)"])
        #expect(app.visibleTexts.sorted() == ["First", "Second"], "the title, and the back button")
        #expect(shownX(top) == 0 && top.view.transform == .identity && top.view.frame == app.window.bounds)
        #expect(navigation.viewControllers.first?.view.window == nil && top.parent === navigation)
        #expect(navigation.navigationBar.items?.count == 2 && navigation.transitionCoordinator == nil)
        // The next pop is as the first one.
        try app.tap(identifier: "BackButton")
        app.advance(by: 0.5)
        #expect(app.visibleTexts == ["First"])
    }

    @Test func aFastSwipePops() throws {
        let (app, navigation, _) = try pushed()
        defer { app.end() }
        swipe(app, to: 80, duration: 0.1)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func aFastSwipeBackCancels() throws {
        let (app, navigation, _) = try pushed()
        defer { app.end() }
        swipe(app, to: 300)
        for step in 1...6 {
            app.advance(by: 1.0 / 60)
            app.touchMove(to: CGPoint(x: 304 - 10 * CGFloat(step), y: 400))
        }
        app.touchUp()
        app.advance(by: 0.5)
        #expect(navigation.viewControllers.count == 2)
    }

    @Test func aCancelledTouchCancelsThePop() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        swipe(app, to: 300)
        app.touchCancel()
        app.advance(by: 0.5)
        #expect(navigation.topViewController === top && shownX(top) == 0)
    }

    @Test func fromRightToLeftTheSwipeComesFromTheRight() throws {
        let (app, navigation, top) = try pushed(direction: .rightToLeft)
        defer { app.end() }
        app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), duration: 0.5)
        app.advance(by: 0.5)
        #expect(navigation.topViewController === top)
        app.touchDown(at: CGPoint(x: 386, y: 400))
        for step in 1...30 {
            app.advance(by: 1.0 / 60)
            app.touchMove(to: CGPoint(x: 386 - 10 * CGFloat(step), y: 400))
        }
        app.frame()
        #expect(abs(shownX(top) + 290) < 0.5)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func theCoordinatorTellsTheEndOfTheInteraction() throws {
        let (app, navigation, _) = try pushed()
        defer { app.end() }
        swipe(app, to: 90)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isCancelled)
        coordinator.notifyWhenInteractionChanges { [transcript] context in
            transcript.add("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
        }
        coordinator.animate(alongsideTransition: nil) { [transcript] context in
            transcript.add("completed, cancelled \(context.isCancelled)")
        }
        _ = calls()
        app.advance(by: 0.2)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(
            calls() == [
                "interactive false, cancelled true", "a viewWillDisappear (animated)", "b viewWillAppear (animated)",
                "b viewIsAppearing (animated)", "a viewDidDisappear (animated)", "b viewDidAppear (animated)",
                "completed, cancelled true",
            ])
    }

    @Test func anAnimationAlongsideFollowsTheFingerAndComesBack() throws {
        final class Fading: UIViewController {
            let square = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                view.addSubview(square)
                transitionCoordinator?.animate { _ in self.square.alpha = 0 }
            }
        }
        let root = Fading()
        let (app, _, _) = try pushed(root: root)
        defer { app.end() }
        swipe(app, to: 10 + 390 / 4)
        #expect(abs((root.square.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
        app.advance(by: 0.2)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(root.square.alpha == 1)
    }

    // MARK: The selection of a table

    private func selected(
        then body: (TestApplication, Rows, UIView) throws -> Void
    ) throws {
        let rows = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        let app = try TestApplication(showing: navigation)
        defer { app.end() }
        rows.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        navigation.pushViewController(UIViewController(), animated: false)
        app.advance(by: 0.1)
        let background = try #require(cell.subviews.first { $0.frame == cell.bounds && $0 !== cell.contentView })
        try body(app, rows, background)
    }

    @Test func theDeselectionOfARowFollowsTheFinger() throws {
        try selected { app, rows, background in
            swipe(app, to: 10 + 390 / 4)
            #expect(abs((background.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
            #expect(rows.tableView.indexPathForSelectedRow == nil)
            app.touchMove(to: CGPoint(x: 14 + 390 * 3 / 4, y: 400))
            app.frame()
            #expect(abs((background.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
            app.advance(by: 0.2)
            app.touchUp()
            app.advance(by: 0.5)
            #expect(rows.tableView.indexPathForSelectedRow == nil && background.superview == nil)
        }
    }

    @Test func aCancelledSwipeSelectsTheRowAgain() throws {
        try selected { app, rows, _ in
            swipe(app, to: 100)
            app.advance(by: 0.2)
            app.touchUp()
            app.advance(by: 0.5)
            #expect(rows.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
            let cell = rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0))
            #expect(cell?.isSelected == true)
        }
    }

    @Test func thePopOfAButtonDeselectsAlongside() throws {
        try selected { app, rows, background in
            try app.tap(identifier: "BackButton")
            app.advance(by: 0.15)
            let opacity = try #require(background.layer.presentation()).opacity
            #expect(opacity > 0 && opacity < 1)
            app.advance(by: 0.5)
            #expect(rows.tableView.indexPathForSelectedRow == nil && background.superview == nil)
        }
    }

    // MARK: When it begins

    @Test func theSwipeNeedsAControllerBelow() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = try TestApplication(showing: navigation)
        defer { app.end() }
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe(app, to: 300)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(navigation.viewControllers.count == 1 && navigation.transitionCoordinator == nil)
    }

    @Test func withoutABackButtonOnlyAnotherDelegateLetsItBegin() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        let recognizer = try #require(navigation.interactivePopGestureRecognizer)
        #expect(recognizer.view === navigation.view && recognizer.isEnabled)
        func swipeAndLift() {
            swipe(app, to: 300)
            app.touchUp()
            app.advance(by: 0.5)
        }
        top.navigationItem.hidesBackButton = true
        swipeAndLift()
        #expect(navigation.topViewController === top)
        top.navigationItem.hidesBackButton = false
        top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        swipeAndLift()
        #expect(navigation.topViewController === top)
        top.navigationItem.leftItemsSupplementBackButton = true
        recognizer.isEnabled = false
        swipeAndLift()
        #expect(navigation.topViewController === top)
        recognizer.isEnabled = true
        top.navigationItem.hidesBackButton = true
        recognizer.delegate = nil
        swipeAndLift()
        #expect(navigation.topViewController !== top)
    }

    @Test func theSwipeGoesBeforeScrolling() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        let scrollView = UIScrollView(frame: top.view.bounds)
        scrollView.contentSize = CGSize(width: 2000, height: 2000)
        scrollView.contentOffset.x = 500
        top.view.addSubview(scrollView)
        app.frame()
        swipe(app, to: 300)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(scrollView.contentOffset.x == 500 && navigation.viewControllers.count == 1)
    }

    @Test func aVerticalDragAtTheEdgeScrolls() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        let scrollView = UIScrollView(frame: top.view.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 4000)
        top.view.addSubview(scrollView)
        app.frame()
        let before = scrollView.contentOffset.y
        app.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 4, y: 300), duration: 0.5, holding: 0.2)
        #expect(scrollView.contentOffset.y == before + 290 && navigation.topViewController === top)
    }

    // MARK: Changes by code

    @Test func aPushDuringTheSwipeComesAfterThePop() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        swipe(app, to: 100)
        let third = RecordingController("c", transcript)
        navigation.pushViewController(third, animated: true)
        #expect(top.parent == nil)
        app.touchMove(to: CGPoint(x: 250, y: 400))
        app.touchUp()
        app.advance(by: 0.6)
        #expect(navigation.viewControllers.map { ($0 as? RecordingController)?.name } == ["a", "c"])
        #expect(third.view.window != nil && shownX(third) == 0)
    }

    @Test func aPopWhileTheSwipeIsCancelledComesAfterIt() throws {
        let (app, navigation, top) = try pushed()
        defer { app.end() }
        swipe(app, to: 100)
        app.advance(by: 0.2)
        app.touchUp()
        app.advance(by: 0.05)
        #expect(navigation.popViewController(animated: true) === top)
        app.advance(by: 0.6)
        #expect(navigation.viewControllers.count == 1 && top.view.window == nil)
        #expect(navigation.viewControllers[0].view.frame == app.window.bounds)
    }

    @Test(arguments: [false, true])
    func anApplicationMayEndDuringTheTransition(isInteractive: Bool) throws {
        weak var seen: UINavigationController?
        func runOnce() throws {
            let (app, navigation, _) = try pushed()
            seen = navigation
            if isInteractive {
                swipe(app, to: 100)
            } else {
                navigation.popViewController(animated: true)
                app.advance(by: 0.1)
            }
            app.end()
        }
        try runOnce()
        #expect(seen == nil)
    }

    @Test func aTitleViewIsInItsPlaceAfterACancelledSwipe() throws {
        let root = UIViewController()
        let titleView = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        root.navigationItem.titleView = titleView
        let (app, navigation, _) = try pushed(root: root)
        defer { app.end() }
        swipe(app, to: 100)
        app.advance(by: 0.2)
        app.touchUp()
        app.advance(by: 0.5)
        navigation.popViewController(animated: false)
        app.frame()
        #expect(titleView.frame.midX == 195 && titleView.transform == .identity)
    }

    @Test func aLargeTitleComesWithoutTheTitleInTheRow() throws {
        let (root, top) = (UIViewController(), UIViewController())
        root.title = "First"
        top.navigationItem.largeTitleDisplayMode = .never
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let app = try TestApplication(showing: navigation)
        defer { app.end() }
        navigation.pushViewController(top, animated: false)
        app.frame()
        swipe(app, to: 200)
        let content = try #require(app.views(NavigationBarContent.self).last { $0.item === root.navigationItem })
        #expect(content.titleView?.layer.presentation()?.opacity == 0)
        app.touchCancel()
    }

    @Test func largeTitlesAndTheTabBarComeBack() throws {
        let root = UIViewController()
        root.title = "First"
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let app = try TestApplication(showing: tabs)
        defer { app.end() }
        let top = UIViewController()
        top.title = "Second"
        top.navigationItem.largeTitleDisplayMode = .never
        top.hidesBottomBarWhenPushed = true
        navigation.pushViewController(top, animated: false)
        app.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 44 && tabs.tabBar.frame.minY == 844)
        swipe(app, to: 100)
        app.advance(by: 0.2)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(navigation.navigationBar.frame.height == 44 && tabs.tabBar.frame.minY == 844)
        #expect(top.view.safeAreaInsets.top == 44 && top.view.safeAreaInsets.bottom == 0)
        swipe(app, to: 300)
        app.touchUp()
        app.advance(by: 0.5)
        #expect(navigation.navigationBar.frame.height == 96 && tabs.tabBar.frame.minY == 795)
    }
}
