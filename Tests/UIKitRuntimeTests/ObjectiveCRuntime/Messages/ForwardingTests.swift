import Testing
import UIKit
import UIKitTestDriver

/// Delegates that are proxies: what they do not implement goes on to another object.
@MainActor @Suite(.serialized) struct ForwardingTests {
    private let next = Next()

    private func shown(_ proxy: Proxy) throws -> (TestApplication, UITableView) {
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        table.dataSource = proxy
        table.delegate = proxy
        controller.view.addSubview(table)
        return (try TestApplication(showing: controller), table)
    }

    @Test func aTableAsksTheForwardingTargetForWhatTheProxyDoesNotImplement() throws {
        let proxy = Proxy(next)
        let (app, table) = try shown(proxy)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
        #expect(table.numberOfSections == 1)
        try app.tap(text: "Row 1")
        #expect(proxy.heard == ["select 1"])
        #expect(next.heard.contains("displays 1"))
    }

    @Test func scrollingIsToldToTheForwardingTarget() throws {
        let proxy = Proxy(next)
        let (_, table) = try shown(proxy)
        next.heard = []
        table.contentOffset.y = 20
        #expect(next.heard.contains("scrolled to 20"))
    }

    @Test func aProxyIsAskedOnceForEachMethodWhetherItResponds() throws {
        let proxy = Proxy(next)
        let (_, table) = try shown(proxy)
        proxy.questions = []
        table.delegate = proxy
        for _ in 0..<3 {
            table.reloadData()
            table.layoutIfNeeded()
        }
        let asked = proxy.questions.filter { $0 == "tableView:heightForRowAtIndexPath:" }
        #expect(asked.count == 1)
    }

    @Test func whatAProxyDeniesIsNotCalledThoughItImplementsIt() throws {
        let proxy = Proxy(next)
        proxy.denied = ["tableView:heightForRowAtIndexPath:", "tableView:didSelectRowAtIndexPath:"]
        let (app, table) = try shown(proxy)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height != 61)
        try app.tap(text: "Row 1")
        #expect(proxy.heard.isEmpty)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test func aProxyWithoutATargetIsLikeADelegateWithoutTheMethod() throws {
        let proxy = Proxy(nil)
        let (_, table) = try shown(proxy)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == table.rectForRow(at: [0, 0]).height)
        proxy.next = next
        table.delegate = proxy
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
    }

    @Test func proxiesForwardToProxies() throws {
        let inner = Proxy(next)
        let outer = Proxy(inner)
        let (_, table) = try shown(outer)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 61)
        #expect(outer.questions.contains("tableView:heightForRowAtIndexPath:"))
    }

    @Test func textFieldsGesturesAndNavigationForwardToo() throws {
        let proxy = OtherProxy(next)
        let field = UITextField()
        field.delegate = proxy
        let controller = UIViewController()
        field.frame = CGRect(x: 10, y: 200, width: 100, height: 40)
        controller.view.addSubview(field)
        let tap = UITapGestureRecognizer()
        tap.delegate = proxy
        controller.view.addGestureRecognizer(tap)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.delegate = proxy
        let app = try TestApplication(showing: navigation)
        #expect(!field.becomeFirstResponder())
        app.tap(at: CGPoint(x: 50, y: 500))
        navigation.pushViewController(UIViewController(), animated: false)
        #expect(next.heard.filter { $0 != "shows" } == ["begin editing?", "receive touch?", "tap?"])
        #expect(next.heard.contains("shows"))
    }
}

/// Implements what it is told to, and denies what it is told to.
@MainActor private class Proxy: NSObject, UITableViewDataSource, UITableViewDelegate, MessageForwarding {
    var next: AnyObject?
    var heard: [String] = []
    var questions: [String] = []
    var denied: Set<String> = []

    init(_ next: AnyObject?) { self.next = next }

    func responds(to aSelector: Selector!) -> Bool {
        questions.append(aSelector.description)
        if denied.contains(aSelector.description) { return false }
        return super.baseResponds(to: aSelector) || (next as? NSObject)?.responds(to: aSelector) == true
    }

    func forwardingTarget(for aSelector: Selector!) -> Any? {
        super.baseResponds(to: aSelector) ? super.baseForwardingTarget(for: aSelector) : next
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath.row)")
    }
}

@MainActor
private final class OtherProxy: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate, MessageForwarding
{
    let next: Next
    init(_ next: Next) { self.next = next }
    func responds(to aSelector: Selector!) -> Bool { true }
    func forwardingTarget(for aSelector: Selector!) -> Any? { next }
}

@MainActor
private final class Next: NSObject, UITableViewDelegate, UITextFieldDelegate, UIGestureRecognizerDelegate,
    UINavigationControllerDelegate
{
    var heard: [String] = []

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        60 + CGFloat(indexPath.row)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        heard.append("displays \(indexPath.row)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard.append("scrolled to \(Int(scrollView.contentOffset.y))")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        heard.append("begin editing?")
        return false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        heard.append("receive touch?")
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        heard.append("tap?")
        return false
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        heard.append("shows")
    }
}

extension Proxy {
    fileprivate static func _members_Proxy_0(_ m: ClassMembers<Proxy>) {
        m.method(
            "tableView:didSelectRowAtIndexPath:", "tableView(_:didSelectRowAt:)", Proxy.tableView(_:didSelectRowAt:))
    }
}
extension Next {
    fileprivate static func _members_Next_1(_ m: ClassMembers<Next>) {
        m.method(
            "tableView:heightForRowAtIndexPath:", "tableView(_:heightForRowAt:)", Next.tableView(_:heightForRowAt:))
        m.method(
            "tableView:willDisplayCell:forRowAtIndexPath:", "tableView(_:willDisplay:forRowAt:)",
            Next.tableView(_:willDisplay:forRowAt:))
        m.method("scrollViewDidScroll:", "scrollViewDidScroll(_:)", Next.scrollViewDidScroll(_:))
    }
}
@section(".init_array") @used private let _members_ForwardingTests: @convention(c) () -> Void = {
    SourceMembers.add {
        $0.add(Proxy.self, Proxy._members_Proxy_0)
        $0.add(Next.self, Next._members_Next_1)
    }
}
