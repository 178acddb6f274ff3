import Testing
import UIKitTestDriver

@testable import UIKit

/// Bars of an application's own classes.
@MainActor
@Suite(.serialized)
struct BarClassTests {
    private final class TallBar: UINavigationBar {}
    private final class DarkToolbar: UIToolbar {}

    @Test func aControllerHasBarsOfTheGivenClasses() throws {
        let navigation = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: DarkToolbar.self)
        let root = UIViewController()
        root.title = "Root"
        navigation.viewControllers = [root]
        let app = try TestApplication(showing: navigation)
        #expect(navigation.navigationBar is TallBar && navigation.toolbar is DarkToolbar)
        #expect(app.shows(text: "Root"))
    }

    @Test func withoutAClassTheBarsAreStandard() {
        let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: navigation.navigationBar) == UINavigationBar.self)
    }

    @Test func theViewOfABarButtonItemIsKnownByItsName() throws {
        let root = UIViewController()
        let item = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        #expect(item.value(forKey: "view") == nil)
        let app = try TestApplication(showing: UINavigationController(rootViewController: root))
        let view = try #require(item.value(forKey: "view") as? UIView)
        #expect(view.window === app.window)
    }
}
