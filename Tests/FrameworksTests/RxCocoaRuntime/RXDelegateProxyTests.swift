import RxCocoaRuntime
import Testing
import UIKitTestDriver

@MainActor @Suite(.serialized)
final class RXDelegateProxyTests {
    private let controller = UITableViewController()
    private let app: TestApplication
    private let proxy = Proxy()

    init() throws {
        app = try TestApplication(showing: controller)
        controller.tableView.dataSource = rows
        app.advance(by: 0.1)
    }

    private let rows = Rows()

    @Test func theProxyIsToldOfASelectedRowBeforeAndAfterTheOtherDelegate() throws {
        let other = Other(proxy)
        proxy._setForwardToDelegate(other, retainDelegate: false)
        controller.tableView.delegate = proxy
        try app.tap(text: "Row 1")
        let selector = "tableView:didSelectRowAtIndexPath:"
        #expect(proxy.log == ["sent \(selector) [0, 1]", "other [0, 1]", "invoked \(selector) [0, 1]"])
    }

    @Test func aMethodThatNobodyObservesIsNotCalled() {
        proxy.observed = ["scrollViewDidScroll:"]
        controller.tableView.delegate = proxy
        controller.tableView.contentOffset.y = 4
        app.advance(by: 0.1)
        #expect(proxy.log == ["sent scrollViewDidScroll:", "invoked scrollViewDidScroll:"])
    }

    @Test func theOtherDelegateAnswersQuestions() {
        let other = Other(proxy)
        proxy._setForwardToDelegate(other, retainDelegate: false)
        controller.tableView.delegate = proxy
        controller.tableView.reloadData()
        app.advance(by: 0.1)
        #expect(controller.tableView.rectForRow(at: [0, 1]).height == 77)
    }

    @Test func theOtherDelegateIsHeldWeaklyUnlessItIsRetained() {
        proxy._setForwardToDelegate(Other(proxy), retainDelegate: false)
        #expect(proxy._forwardToDelegate == nil)
        proxy._setForwardToDelegate(Other(proxy), retainDelegate: true)
        #expect(proxy._forwardToDelegate is Other)
        proxy._setForwardToDelegate(nil, retainDelegate: true)
        #expect(proxy._forwardToDelegate == nil)
    }

    @Test func whatTheClassImplementsIsWired() {
        #expect(proxy.hasWiredImplementation(for: "scrollViewDidEndDecelerating:"))
        #expect(!proxy.hasWiredImplementation(for: "scrollViewDidScroll:"))
        #expect(proxy.voidDelegateMethodsContain("scrollViewDidScroll:"))
        #expect(!proxy.voidDelegateMethodsContain("tableView:heightForRowAtIndexPath:"))
    }
}

private final class Proxy: _RXDelegateProxy, MessageForwarding, UITableViewDelegate {
    nonisolated(unsafe) var observed: Set<Selector> = ["tableView:didSelectRowAtIndexPath:"]
    nonisolated(unsafe) var log: [String] = []

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    func responds(to aSelector: Selector!) -> Bool {
        baseResponds(to: aSelector) || (_forwardToDelegate as? NSObject)?.responds(to: aSelector) == true
            || voidDelegateMethodsContain(aSelector) && observed.contains(aSelector)
    }

    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
        log.append(entry("sent", selector, arguments))
    }

    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
        log.append(entry("invoked", selector, arguments))
    }

    nonisolated private func entry(_ kind: String, _ selector: Selector, _ arguments: [Any]) -> String {
        (["\(kind) \(selector)"] + arguments.dropFirst().map { "\($0)" }).joined(separator: " ")
    }
}

private final class Other: NSObject, UITableViewDelegate {
    private unowned let proxy: Proxy

    init(_ proxy: Proxy) { self.proxy = proxy }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        proxy.log.append("other \(indexPath)")
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
