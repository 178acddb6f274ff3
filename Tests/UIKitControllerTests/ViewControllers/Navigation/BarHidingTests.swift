import Testing
import UIKit
import UIKitTestDriver

@MainActor @Suite(.serialized)
struct BarHidingTests {
    private final class List: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private func start(_ list: List = List()) throws -> (TestApplication, UINavigationController) {
        let navigation = UINavigationController(rootViewController: list)
        let app = try TestApplication(showing: navigation)
        app.advance(by: 0.2)
        return (app, navigation)
    }

    private func swipe(_ app: TestApplication, by distance: CGFloat) {
        app.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 400 + distance), duration: 0.2)
        app.advance(by: 1)
    }

    @Test func aSwipeUpwardsHidesTheBarAndOneDownwardsShowsItAgain() throws {
        let (app, navigation) = try start()
        navigation.hidesBarsOnSwipe = true
        swipe(app, by: -150)
        #expect(navigation.isNavigationBarHidden)
        swipe(app, by: 150)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func withoutThePropertyTheBarStays() throws {
        let (app, navigation) = try start()
        #expect(!navigation.barHideOnSwipeGestureRecognizer.isEnabled)
        swipe(app, by: -150)
        #expect(!navigation.isNavigationBarHidden)
        navigation.hidesBarsOnSwipe = true
        navigation.hidesBarsOnSwipe = false
        swipe(app, by: -150)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aSwipeToTheSideHidesNothing() throws {
        let (app, navigation) = try start()
        navigation.hidesBarsOnSwipe = true
        app.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 120, y: 380), duration: 0.2)
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aToolbarWithItemsGoesAndComesWithTheBar() throws {
        let list = List()
        list.toolbarItems = [UIBarButtonItem(systemItem: .action)]
        let (app, navigation) = try start(list)
        navigation.isToolbarHidden = false
        navigation.hidesBarsOnSwipe = true
        swipe(app, by: -150)
        #expect(navigation.isToolbarHidden)
        swipe(app, by: 150)
        #expect(!navigation.isToolbarHidden)
    }

    @Test func aTapHidesTheBarAndAnotherShowsIt() throws {
        let (app, navigation) = try start()
        navigation.hidesBarsOnTap = true
        app.tap(at: CGPoint(x: 195, y: 500))
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        app.tap(at: CGPoint(x: 195, y: 500))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func inLowWindowsTheBarIsHidden() throws {
        let (app, navigation) = try start()
        navigation.hidesBarsWhenVerticallyCompact = true
        #expect(!navigation.isNavigationBarHidden)
        app.resize(to: CGSize(width: 844, height: 390))
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
        app.resize(to: CGSize(width: 390, height: 844))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func aKeyboardHidesTheBar() throws {
        let (app, navigation) = try start()
        navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test func theBackIndicatorIsTheApplicationsImage() throws {
        let (app, navigation) = try start()
        let arrow = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        navigation.navigationBar.backIndicatorImage = arrow
        navigation.pushViewController(UIViewController(), animated: false)
        app.advance(by: 0.1)
        func pictures(_ view: UIView) -> [UIImageView] {
            view.subviews.flatMap { ($0 as? UIImageView).map { [$0] } ?? pictures($0) }
        }
        let shown = pictures(navigation.navigationBar).filter { $0.image?.size == CGSize(width: 20, height: 20) }
        #expect(shown.count == 1)
    }

    @Test func ignoredTouchesDoNothing() throws {
        let (app, navigation) = try start()
        navigation.hidesBarsOnTap = true
        let application: any IgnoringTouches = UIApplication.shared
        application.beginIgnoringInteractionEvents()
        app.tap(at: CGPoint(x: 195, y: 500))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden)
        application.endIgnoringInteractionEvents()
        app.tap(at: CGPoint(x: 195, y: 500))
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden)
    }
}

/// The deprecated methods, without the compiler's warnings.
@MainActor
private protocol IgnoringTouches {
    func beginIgnoringInteractionEvents()
    func endIgnoringInteractionEvents()
}

extension UIApplication: IgnoringTouches {}
