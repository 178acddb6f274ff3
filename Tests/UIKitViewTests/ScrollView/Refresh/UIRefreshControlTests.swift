import Testing
import UIKitTestDriver

@testable import UIKit

@MainActor @Suite(.serialized) struct UIRefreshControlTests {
    private func open() throws -> (app: TestApplication, rows: RefreshedRows, control: UIRefreshControl) {
        let rows = RefreshedRows(style: .plain)
        let app = try TestApplication(showing: rows)
        _ = rows.take()
        return (app, rows, try #require(rows.refreshControl))
    }

    // MARK: Pulling

    // Seeds 101.
    @Test func aPullPastTheThresholdTriggersOnceWhileTheFingerIsDown() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -118)
        #expect(!control.isRefreshing)
        #expect(rows.take() == ["willBeginDragging", "didScroll"])
        app.touchMove(to: CGPoint(x: 150, y: 480))
        #expect(control.isRefreshing)
        #expect(rows.take().map { $0.prefix(12) } == ["didScroll", "valueChanged"])
        #expect(app.feedback == [.impact(.light, intensity: 1)])
        app.touchMove(to: CGPoint(x: 150, y: 160))
        app.touchMove(to: CGPoint(x: 150, y: 600))
        #expect(rows.take() == ["didScroll"])
        app.touchUp()
    }

    // Seeds 97.
    @Test func theWholeStoryIsTheStoredOne() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        var story = rows.take() + ["rests at \(rows.tableView.contentOffset.y)"]
        control.endRefreshing()
        story.append("ended at \(rows.tableView.contentOffset.y)")
        app.advance(by: 1)
        story += rows.take() + ["rests at \(rows.tableView.contentOffset.y)"]
        #expect(
            story == [
                "willBeginDragging", "didScroll", "valueChanged at -120.0 tracking true", "didScroll", "inset 60.0",
                "didEndDragging true", "didScroll", "didEndDecelerating", "rests at -60.0", "ended at -60.0",
                "inset 0.0", "didScroll", "rests at 0.0",
            ])
    }

    @Test func aPullThatIsTooShortSpringsBack() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -100)
        #expect(!control.isHidden)
        app.letGo()
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == 0)
        #expect(control.isHidden && !control.isRefreshing)
        #expect(!rows.take().contains { $0.hasPrefix("valueChanged") })
    }

    @Test func scrollingInCodeNeverTriggers() throws {
        let (app, rows, control) = try open()
        rows.tableView.contentOffset.y = -300
        app.advance(by: 0.1)
        rows.tableView.setContentOffset(CGPoint(x: 0, y: -400), animated: true)
        app.advance(by: 1)
        #expect(!control.isRefreshing)
        #expect(!rows.take().contains { $0.hasPrefix("valueChanged") })
    }

    @Test func aDisabledControlDoesNotTrigger() throws {
        let (app, rows, control) = try open()
        control.isEnabled = false
        app.pull(rows.tableView, to: -150)
        app.letGo()
        #expect(!control.isRefreshing)
    }

    @Test func bladesAppearOneAfterTheOther() throws {
        let (app, _, control) = try open()
        let spinner = try #require(control.subviews.first?.subviews.first { $0 is RefreshSpinner })
        func shown() -> Int { spinner.subviews.count { $0.alpha > 0.5 } }
        app.touchDown(at: CGPoint(x: 150, y: 150))
        var counts: [Int] = []
        var y: CGFloat = 150
        while !control.isRefreshing, y < 800 {
            y += 4
            app.touchMove(to: CGPoint(x: 150, y: y))
            app.frame()
            if !control.isRefreshing, counts.last != shown() { counts.append(shown()) }
        }
        app.touchUp()
        #expect(counts == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func theFrameFollowsTheContentOffset() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -50)
        #expect(control.frame == CGRect(x: 0, y: rows.tableView.contentOffset.y, width: 390, height: 60))
        #expect(rows.tableView.subviews.first === control)
        app.letGo()
    }

    // MARK: The inset

    @Test func whileItRefreshesTheContentRestsBelowItAndCanBeScrolledAway() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        #expect(rows.tableView.adjustedContentInset.top == 60 && rows.tableView.contentInset.top == 0)
        app.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 300), holding: 0.2)
        app.advance(by: 1)
        let offset = rows.tableView.contentOffset.y
        #expect(offset > 100)
        // The header floats at the edge, not where the control was.
        #expect(rows.tableView.headerView(forSection: 0)?.convert(.zero, to: nil).y == 0)
        control.endRefreshing()
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == offset)
        #expect(rows.tableView.adjustedContentInset.top == 0)
    }

    @Test func beginRefreshingMovesNoOffsetAndSendsNothing() throws {
        let (app, rows, control) = try open()
        control.beginRefreshing()
        #expect(control.isRefreshing && !control.isHidden)
        #expect(rows.tableView.contentOffset.y == 0 && rows.tableView.adjustedContentInset.top == 60)
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == 0)
        #expect(control.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
        control.beginRefreshing()
        #expect(rows.tableView.adjustedContentInset.top == 60)
        control.endRefreshing()
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == 0 && control.isHidden)
        #expect(rows.take() == ["inset 60.0", "inset 0.0"])
    }

    @Test func contentThatIsTooShortToScrollKeepsItsOffsetToo() throws {
        let (app, rows, control) = try open()
        rows.rows = 2
        rows.tableView.reloadData()
        app.frame()
        control.beginRefreshing()
        rows.rows = 3
        rows.tableView.reloadData()
        app.advance(by: 0.5)
        #expect(rows.tableView.contentOffset.y == 0)
        rows.tableView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == -60)
        control.endRefreshing()
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == 0)
    }

    @Test func anEndInTheMiddleOfTheDragWaitsForTheFinger() throws {
        let (app, rows, control) = try open()
        rows.onRefresh = { $0.endRefreshing() }
        app.pull(rows.tableView, to: -121)
        let offset = rows.tableView.contentOffset.y
        #expect(!control.isRefreshing)
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == offset)
        app.touchUp()
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == 0 && rows.tableView.adjustedContentInset.top == 0)
        #expect(rows.take().count { $0.hasPrefix("valueChanged") } == 1)
    }

    @Test func anEndWhileAFingerHoldsTheContentTakesTheInsetWhenItIsLifted() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        app.touchDown(at: CGPoint(x: 150, y: 300))
        app.touchMove(to: CGPoint(x: 150, y: 340))
        app.frame()
        let offset = rows.tableView.contentOffset.y
        control.endRefreshing()
        app.frame()
        #expect(rows.tableView.contentOffset.y == offset && rows.tableView.adjustedContentInset.top == 60)
        app.letGo()
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == 0 && rows.tableView.adjustedContentInset.top == 0)
    }

    // Seeds 100.
    @Test func aReloadBeforeTheEndKeepsTheTop() throws {
        let (app, rows, _) = try open()
        rows.onRefresh = { [unowned rows] control in
            rows.rows = 45
            rows.tableView.reloadData()
            control.endRefreshing()
        }
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == 0)
        #expect(rows.tableView.numberOfRows(inSection: 0) == 45)
    }

    @Test func rowsInsertedAtTheTopDuringARefreshAreSeen() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        rows.rows += 1
        rows.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        control.endRefreshing()
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == 0)
        #expect(rows.tableView.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 0))
    }

    @Test func aTitleMakesItHigher() throws {
        let (_, rows, control) = try open()
        control.attributedTitle = NSAttributedString(string: "Updated today")
        control.beginRefreshing()
        rows.tableView.layoutIfNeeded()
        let title = try #require(control.subviews.first?.subviews.first { $0 is UILabel })
        #expect(title.frame.minX == 10 && title.frame.minY == 48.5 && title.frame.width == 370)
        #expect(title.frame.height > 10)
        #expect(rows.tableView.adjustedContentInset.top == 60 + title.frame.height)
        control.attributedTitle = nil
        #expect(rows.tableView.adjustedContentInset.top == 60)
    }

    // Seeds 98.
    @Test func aTargetAndActionGetTheValueChange() throws {
        @MainActor final class Target: NSObject {
            var senders: [UIRefreshControl] = []

            func refresh(_ sender: UIRefreshControl) { senders.append(sender) }
        }
        let (app, rows, control) = try open()
        let target = Target()
        control.addTarget(target, action: Target.refresh(_:), for: .valueChanged)
        app.pull(rows.tableView, to: -130)
        app.letGo()
        #expect(target.senders == [control])
    }

    // Seeds 102.
    @Test func viewsOfOnesOwnAreShownInTheControl() throws {
        let (app, rows, control) = try open()
        control.tintColor = .clear
        let label = UILabel(frame: CGRect(x: 0, y: 20, width: 390, height: 20))
        label.text = "Loading"
        control.addSubview(label)
        #expect(!app.shows(text: "Loading"))
        app.pull(rows.tableView, to: -60)
        #expect(app.shows(text: "Loading"))
        #expect(label.convert(label.bounds, to: nil).minY == 20)
        app.letGo()
        app.advance(by: 2)
        #expect(!app.shows(text: "Loading"))
    }

    @Test func subclassesOverrideTheInitializerWithoutArguments() {
        final class News: UIRefreshControl {
            let paper = UIView()

            override init() {
                super.init()
                addSubview(paper)
            }

            required init?(coder: NSCoder) { nil }
        }
        let control = News()
        #expect(control.paper.superview === control)
        #expect(control.frame.size == UIRefreshControl().frame.size)
    }

    // MARK: Where it is

    // Seeds 99.
    @Test func aControlThatIsAddedAsASubviewWorksToo() throws {
        for adds in [true, false] {
            let rows = RefreshedRows(style: .plain)
            let app = try TestApplication(showing: rows)
            rows.refreshControl = nil
            let control = UIRefreshControl()
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            if adds {
                rows.tableView.addSubview(control)
            } else {
                rows.tableView.insertSubview(control, at: 0)
            }
            app.pull(rows.tableView, to: -130)
            app.letGo()
            app.advance(by: 2)
            #expect(count == 1 && rows.tableView.contentOffset.y == -60)
            #expect(rows.tableView.refreshControl == nil)
            #expect(adds || rows.tableView.subviews.first === control)
            control.endRefreshing()
            app.advance(by: 1)
            #expect(rows.tableView.contentOffset.y == 0)
        }
    }

    // Seeds 97, 105.
    @Test func collectionViewsAndPlainScrollViewsHaveOne() throws {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.alwaysBounceVertical = true
        let plain = UIScrollView()
        plain.alwaysBounceVertical = true
        for scrollView in [collection, plain] {
            let controller = UIViewController()
            controller.view = scrollView
            let app = try TestApplication(showing: controller)
            let control = UIRefreshControl()
            scrollView.refreshControl = control
            #expect(control.superview === scrollView)
            app.pull(scrollView, to: -130)
            #expect(control.isRefreshing)
            app.letGo()
            app.advance(by: 2)
            #expect(scrollView.contentOffset.y == -60)
            control.endRefreshing()
            app.advance(by: 1)
            #expect(scrollView.contentOffset.y == 0)
        }
    }

    @Test func itIsInFrontOfABackgroundViewAndBehindTheRows() throws {
        let (app, rows, control) = try open()
        rows.refreshControl = nil
        #expect(control.superview == nil)
        rows.tableView.backgroundView = UIView()
        rows.refreshControl = control
        rows.tableView.reloadData()
        app.frame()
        #expect(rows.tableView.subviews[0] === rows.tableView.backgroundView)
        #expect(rows.tableView.subviews[1] === control)
    }

    @Test func removingItWhileItRefreshesTakesTheInsetAway() throws {
        let (app, rows, control) = try open()
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        rows.refreshControl = nil
        #expect(rows.tableView.adjustedContentInset.top == 0 && rows.tableView.contentOffset.y == 0)
        #expect(control.isRefreshing && control.superview == nil)
        rows.refreshControl = control
        #expect(rows.tableView.adjustedContentInset.top == 60 && rows.tableView.contentOffset.y == 0)
    }

    @Test func theActionMayRemoveTheControlAndTheTable() throws {
        let (app, rows, _) = try open()
        rows.onRefresh = { [unowned rows] _ in rows.refreshControl = nil }
        app.pull(rows.tableView, to: -130)
        app.letGo()
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == 0)
        let (second, others, _) = try open()
        others.onRefresh = { _ in second.window.rootViewController = UIViewController() }
        second.pull(others.tableView, to: -125)
        second.touchUp()
        second.advance(by: 1)
        #expect(others.viewIfLoaded?.window == nil)
    }

    @Test func aControlSetBeforeTheViewIsLoadedWaits() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control
        #expect(!controller.isViewLoaded)
        #expect(controller.refreshControl === control)
        #expect(controller.tableView.refreshControl === control)
        controller.refreshControl = nil
        #expect(controller.tableView.refreshControl == nil && control.superview == nil)
    }

    @Test func aLargeTitleMovesDownWithTheContentAndTheControlIsAboveIt() throws {
        let rows = RefreshedRows(style: .plain)
        rows.title = "Rows"
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        let app = try TestApplication(showing: navigation)
        let control = try #require(rows.refreshControl)
        #expect(rows.tableView.contentOffset.y == -96)
        app.pull(rows.tableView, to: -96 - 130)
        #expect(control.isRefreshing)
        #expect(control.convert(control.bounds, to: nil).minY == 44)
        app.letGo()
        app.advance(by: 2)
        #expect(rows.tableView.contentOffset.y == -156)
        #expect(navigation.navigationBar.frame.height == 156)
        app.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 400), holding: 0.2)
        app.advance(by: 1)
        #expect(navigation.navigationBar.frame.height == 44)
        control.endRefreshing()
        app.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 480))
        app.advance(by: 3)
        #expect(rows.tableView.contentOffset.y == -96)
        #expect(navigation.navigationBar.frame.height == 96)
    }

    private static func rowsBelowAnOpaqueLargeTitle() -> (UINavigationController, RefreshedRows) {
        let rows = RefreshedRows()
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        navigation.navigationBar.scrollEdgeAppearance = opaque
        return (navigation, rows)
    }

    @Test func aLargeTitleWithABackgroundShowsTheSpinnerInFrontOfIt() throws {
        let (navigation, rows) = Self.rowsBelowAnOpaqueLargeTitle()
        let app = try TestApplication(showing: navigation, size: CGSize(width: 300, height: 640))
        let control = try #require(rows.refreshControl)
        app.pull(rows.tableView, to: -96 - 130)
        app.letGo()
        app.advance(by: 2)
        let spinner = try app.view(RefreshSpinner.self)
        #expect(spinner.isDescendant(of: navigation.navigationBar))
        #expect(abs(spinner.convert(spinner.bounds, to: nil).midY - (44 + 30)) < 0.01)
        control.endRefreshing()
        app.advance(by: 1)
        #expect(spinner.isDescendant(of: control) && control.isHidden)
        control.beginRefreshing()
        rows.tableView.contentOffset.y = -156
        app.frame()
        #expect(spinner.isDescendant(of: navigation.navigationBar))
        navigation.pushViewController(UIViewController(), animated: false)
        app.frame()
        #expect(spinner.isDescendant(of: control))
    }

    @Test func aTableThatLeavesItsScreenTakesItsSpinnerOutOfTheBar() throws {
        let controller = UIViewController()
        let (navigation, rows) = Self.rowsBelowAnOpaqueLargeTitle()
        let app = try TestApplication(showing: controller, size: CGSize(width: 300, height: 640))
        controller.addChild(navigation)
        navigation.view.frame = controller.view.bounds
        controller.view.addSubview(navigation.view)
        navigation.didMove(toParent: controller)
        app.frame()
        let control = try #require(rows.refreshControl)
        app.pull(rows.tableView, to: -96 - 130)
        app.letGo()
        app.advance(by: 2)
        let spinner = try app.view(RefreshSpinner.self)
        #expect(spinner.isDescendant(of: navigation.navigationBar))
        rows.tableView.removeFromSuperview()
        #expect(spinner.isDescendant(of: control))
    }

    @Test func aSpinnerOfAHiddenBarIsInTheContent() throws {
        let (navigation, rows) = Self.rowsBelowAnOpaqueLargeTitle()
        let app = try TestApplication(showing: navigation, size: CGSize(width: 300, height: 640))
        app.pull(rows.tableView, to: -96 - 130)
        app.letGo()
        app.advance(by: 2)
        let spinner = try app.view(RefreshSpinner.self)
        navigation.setNavigationBarHidden(true, animated: false)
        app.frame()
        #expect(spinner.isDescendant(of: rows.tableView))
    }

    // MARK: Keys

    @Test(arguments: [
        (UIKeyboardHIDUsage.keyboardF5, UIKeyModifierFlags()), (.keyboardR, .control), (.keyboardR, .command),
    ])
    func keysTriggerItAndShowItAtTheTop(key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) throws {
        let (app, rows, control) = try open()
        app.press(key, modifiers: modifiers)
        #expect(control.isRefreshing)
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == -60)
        #expect(rows.take().count { $0.hasPrefix("valueChanged") } == 1)
        app.press(key, modifiers: modifiers)
        #expect(rows.take().isEmpty)
        control.endRefreshing()
        app.advance(by: 1)
        #expect(rows.tableView.contentOffset.y == 0)
        rows.tableView.contentOffset.y = 500
        app.press(key, modifiers: modifiers)
        app.advance(by: 1)
        #expect(control.isRefreshing && rows.tableView.contentOffset.y == 500)
    }

    // MARK: Costs

    @Test func aScrollViewWithoutOneHasNoObjectForIt() throws {
        let (_, rows, _) = try open()
        #expect(rows.tableView.pullToRefresh != nil)
        rows.refreshControl = nil
        #expect(rows.tableView.pullToRefresh == nil)
    }
}
