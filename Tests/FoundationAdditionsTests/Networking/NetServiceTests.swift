import Foundation
import FoundationAdditions
import Testing

@MainActor @Suite(.serialized) struct NetServiceTests {
    /// What run loops call.
    private final class Listener: NSObject, NetServiceDelegate, NetServiceBrowserDelegate {
        var codes: [Int] = []
        var stops = 0

        func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) { note(errorDict) }

        func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) { note(errorDict) }

        func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {
            note(errorDict)
        }

        func netServiceDidStop(_ sender: NetService) { stops += 1 }

        func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) { stops += 1 }

        private func note(_ errorDict: [String: NSNumber]) {
            codes.append(errorDict[NetService.errorCode]?.intValue ?? 0)
        }
    }

    private func turn() { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }

    private let unknown = NetService.ErrorCode.unknownError.rawValue

    @Test func whatIsStartedEndsWithAnErrorLater() {
        let listener = Listener()
        let service = NetService(domain: "local.", type: "_http._tcp.", name: "name", port: 80)
        service.delegate = listener
        service.publish()
        #expect(listener.codes.isEmpty)
        turn()
        #expect(listener.codes == [unknown])
        service.resolve(withTimeout: 5)
        turn()
        #expect(listener.codes == [unknown, unknown])
        #expect(service.addresses == nil)
    }

    @Test func aSearchEndsWithAnErrorLater() {
        let listener = Listener()
        let browser = NetServiceBrowser()
        browser.delegate = listener
        browser.searchForServices(ofType: "_http._tcp.", inDomain: "")
        #expect(listener.codes.isEmpty)
        turn()
        #expect(listener.codes == [unknown])
    }

    @Test func whatIsStoppedEndsWithoutAnError() {
        let listener = Listener()
        let browser = NetServiceBrowser()
        browser.delegate = listener
        browser.searchForBrowsableDomains()
        browser.stop()
        browser.stop()
        turn()
        #expect(listener.codes.isEmpty)
        #expect(listener.stops == 1)
    }

    @Test func aDelegateIsNotKept() {
        let service = NetService(domain: "", type: "_http._tcp.", name: "name")
        do {
            let listener = Listener()
            service.delegate = listener
        }
        #expect(service.delegate == nil)
        #expect(service.port == -1)
    }

    @Test func aRecordOfTextHasItsEntries() {
        let entries = ["path": Data("/a=b".utf8), "empty": Data()]
        let record = NetService.data(fromTXTRecord: entries)
        #expect(record == Data([6]) + Data("empty=".utf8) + Data([9]) + Data("path=/a=b".utf8))
        #expect(NetService.dictionary(fromTXTRecord: record) == entries)
    }

    @Test func aBrokenRecordOfTextHasWhatIsWhole() {
        let record =
            Data([3]) + Data("a=1".utf8) + Data([3]) + Data("a=2".utf8) + Data([1]) + Data("b".utf8) + Data([9, 65])
        #expect(NetService.dictionary(fromTXTRecord: record) == ["a": Data("1".utf8), "b": Data()])
    }
}
