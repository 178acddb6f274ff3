import CombineCocoaRuntime
import Testing

@MainActor @Suite(.serialized) struct ObjcDelegateProxyTests {
    @Test func aProxyGetsEveryMessageWithoutAResult() {
        let proxy = Proxy()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.delegate = proxy
        table.delegate?.tableView(table, didSelectRowAt: [0, 3])
        #expect(proxy.messages.map(\.selector) == ["tableView:didSelectRowAtIndexPath:"])
        #expect(proxy.messages.first?.arguments.last as? IndexPath == [0, 3])
    }

    @Test func aProxyRespondsToMessagesWithoutAResultOnly() {
        #expect(Proxy().responds(to: "tableView:didSelectRowAtIndexPath:"))
        #expect(!Proxy().responds(to: "tableView:heightForRowAtIndexPath:"))
        #expect(!Proxy().responds(to: "searchBarTextDidBeginEditing:"))
    }
}

private final class Proxy: ObjcDelegateProxy, UITableViewDelegate {
    nonisolated(unsafe) var messages: [(selector: Selector, arguments: [Any])] = []

    override func interceptedSelector(_ selector: Selector, arguments: [Any]) {
        messages.append((selector, arguments))
    }
}
