import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ForwardedInvocationTests {
    private let proxy = Proxy()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func aProxyGetsTheArgumentsOfAMessage() {
        table.delegate = proxy
        table.delegate?.tableView(table, didSelectRowAt: [0, 3])
        #expect(proxy.messages.map(\.selector) == ["tableView:didSelectRowAtIndexPath:"])
        #expect(proxy.messages.first?.arguments[0] as? UITableView === table)
        #expect(proxy.messages.first?.arguments[1] as? IndexPath == [0, 3])
    }

    @Test func aMessageThatAProxyDoesNotRespondToIsNotSent() {
        proxy.responding = ["scrollViewDidScroll:"]
        table.delegate = proxy
        table.contentOffset.y = 10
        #expect(Set(proxy.messages.map(\.selector)) == ["scrollViewDidScroll:"])
    }

    @Test func theAnswerIsThatOfTheOtherObject() {
        let other = Other()
        proxy.target = other
        #expect(proxy.tableView(table, heightForRowAt: [0, 7]) == 7)
        #expect(proxy.messages.first?.returnsVoid == false)
    }

    @Test func aMessageThatTheOtherObjectDoesNotImplementIsNotAnswered() {
        proxy.target = Other()
        let answer = OptionalCall.of(OptionalCall.asking(proxy).tableView(table, indentationLevelForRowAt: [0, 7]))
        #expect(answer == nil)
    }

    @Test func aMessageThatIsOverIsNotSentOn() {
        _ = proxy.tableView(table, heightForRowAt: [0, 7])
        let other = Other()
        proxy.messages.first?.invoke(with: other)
        #expect(other.asked == 0)
    }

    @Test func numbersAndEnumerationsAreNumbers() {
        proxy.tableView(table, commit: .delete, forRowAt: [0, 1])
        #expect((proxy.messages.first?.arguments[1] as? NSNumber)?.intValue == 1)
        proxy.scrollViewDidEndDragging(table, willDecelerate: true)
        #expect(proxy.messages.last?.arguments[1] as? Bool == true)
        proxy.scrollViewDidEndZooming(table, with: nil, atScale: 1.5)
        #expect(proxy.messages.last?.arguments[1] is NSNull)
        #expect(proxy.messages.last?.arguments[2] as? CGFloat == 1.5)
    }

    @Test func addressesAreValues() {
        var target = CGPoint(x: 1, y: 2)
        proxy.scrollViewWillEndDragging(table, withVelocity: CGPoint(x: 3, y: 4), targetContentOffset: &target)
        let address = (proxy.messages.first?.arguments[2] as? NSValue)?.pointerValue
        #expect(proxy.messages.first?.arguments[1] as? CGPoint == CGPoint(x: 3, y: 4))
        #expect(address != nil)
    }

    @Test func anAddressInAValueIsTheSameAddress() {
        let memory = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)
        defer { memory.deallocate() }
        #expect(NSValue(pointer: memory).pointerValue == UnsafeMutableRawPointer(memory))
        #expect(NSValue(pointer: nil).pointerValue == nil)
        #expect(NSValue(nonretainedObject: table).nonretainedObjectValue as AnyObject === table)
    }

    @Test func optionalNoticesOfProtocolsAreKnown() {
        #expect(KnownMethods.isOptionalNotice("tableView:didSelectRowAtIndexPath:", of: proxy))
        #expect(!KnownMethods.isOptionalNotice("tableView:heightForRowAtIndexPath:", of: proxy))
        #expect(!KnownMethods.isOptionalNotice("searchBarTextDidBeginEditing:", of: proxy))
    }
}

private final class Proxy: NSObject, UITableViewDelegate, UITableViewDataSource, MessageForwarding,
    InvocationForwarding
{
    var responding: Set<Selector>?
    var target: AnyObject?
    var messages: [ForwardedInvocation] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func responds(to aSelector: Selector!) -> Bool { responding?.contains(aSelector) ?? true }

    func forwardInvocation(_ anInvocation: ForwardedInvocation) {
        messages.append(anInvocation)
        if let target { anInvocation.invoke(with: target) }
    }
}

private final class Other: NSObject, UITableViewDelegate {
    private(set) var asked = 0

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return CGFloat(indexPath.row)
    }
}
