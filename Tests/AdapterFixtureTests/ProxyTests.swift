import Proxies
import Testing
import UIKit
import UIKitTestDriver

/// A delegate that passes on what it does not implement itself.
@MainActor @Suite(.serialized)
struct ProxyTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

    private func show(_ delegate: some UITableViewDelegate) throws -> TestApplication {
        let controller = UIViewController()
        controller.view.addSubview(table)
        table.delegate = delegate
        table.dataSource = delegate as? UITableViewDataSource
        return try TestApplication(showing: controller)
    }

    @Test func whatTheProxyDoesNotImplementGoesToItsTarget() throws {
        let (proxy, heights) = (DelegateProxy(), Heights())
        proxy.next = heights
        let app = try show(proxy)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
        table.contentOffset.y = 10
        #expect(heights.calls.contains("scroll"))
        withExtendedLifetime(app) {}
    }

    @Test func whatItImplementsItPassesOnByHand() throws {
        let (proxy, heights) = (DelegateProxy(), Heights())
        proxy.next = heights
        let app = try show(proxy)
        try app.tap(text: "Two")
        #expect(proxy.seen == ["select 1"])
        #expect(heights.calls == ["select 1"])
    }

    @Test func withoutATargetTheTableDoesWithoutTheMethod() throws {
        let proxy = DelegateProxy()
        table.rowHeight = 50
        let app = try show(proxy)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
        withExtendedLifetime(app) {}
    }

    @Test func itAnswersForItself() {
        let (proxy, heights) = (DelegateProxy(), Heights())
        #expect(Questions(proxy).answers == [false, false, false, true])
        proxy.next = heights
        #expect(Questions(proxy).answers == [true, false, true, true])
        #expect(Questions(heights).answers == [true, false, true, true])
    }

    @Test func aMethodThatIsDeniedIsNotCalled() throws {
        let rows = DelegateProxy()
        let denying = DenyingDelegate()
        table.rowHeight = 50
        let controller = UIViewController()
        controller.view.addSubview(table)
        table.dataSource = rows
        table.delegate = denying
        let app = try TestApplication(showing: controller)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
        denying.isDenying = false
        table.delegate = nil
        table.delegate = denying
        table.reloadData()
        app.advance(by: 0.1)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 99)
    }

    @Test func subclassesOverrideTheAnswer() throws {
        let (proxy, heights) = (CountingProxy(), Heights())
        proxy.next = heights
        let app = try show(proxy)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == 62)
        #expect(proxy.questions > 0)
        withExtendedLifetime(app) {}
    }
}
