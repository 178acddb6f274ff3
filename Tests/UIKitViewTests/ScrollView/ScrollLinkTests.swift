import Testing
import UIKitTestDriver

@testable import UIKit

/// Bars follow scroll views without a weak reference, which would make every retain of the scroll view slower for the rest of its life.
@MainActor @Suite(.serialized) struct ScrollLinkTests {
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    /// The second word of an object's header counts references; with both top bits set it leads to a side table (RefCount.h of the Swift runtime).
    private func hasSideTable(_ object: AnyObject) -> Bool {
        let header = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return header.load(fromByteOffset: 8, as: UInt64.self) >> 62 == 3
    }

    @Test func aTableUnderBarsHasNoSideTable() throws {
        let rows = Rows(style: .plain)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        let plain = Rows(style: .plain)
        tabs.viewControllers = [navigation, plain]
        let app = try TestApplication(showing: tabs)
        app.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
        app.advance(by: 1)
        #expect(!hasSideTable(rows.tableView))
        tabs.selectedIndex = 1
        app.advance(by: 0.5)
        #expect(!hasSideTable(plain.tableView))
        weak let seen = plain.tableView
        #expect(hasSideTable(plain.tableView))
        #expect(seen != nil)
    }

    @Test func barsLetGoOfAScrollViewThatGoes() throws {
        let page = UIViewController()
        var scrollView: UIScrollView? = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        page.view.addSubview(scrollView!)
        let navigation = UINavigationController(rootViewController: page)
        let app = try TestApplication(showing: navigation)
        let link = scrollView!.scrollLink
        scrollView?.removeFromSuperview()
        app.advance(by: 0.1)
        scrollView = nil
        app.advance(by: 0.1)
        #expect(link.view == nil)
        navigation.pushViewController(UIViewController(), animated: false)
        app.advance(by: 0.1)
        #expect(navigation.viewControllers.count == 2)
    }
}
