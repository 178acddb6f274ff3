import Foundation
import FoundationNetworking
import Testing
import WebKit

@MainActor @Suite(.serialized)
struct WKWebsiteDataStoreTests {
    private let store = WKWebsiteDataStore.nonPersistent()

    private func cookie(_ name: String, _ value: String = "1", domain: String = "example.com") throws -> HTTPCookie {
        try #require(HTTPCookie(properties: [.name: name, .value: value, .domain: domain, .path: "/"]))
    }

    @Test func aCookieReplacesTheOneOfItsName() async throws {
        await store.httpCookieStore.setCookie(try cookie("a", "1"))
        await store.httpCookieStore.setCookie(try cookie("a", "2"))
        let cookies = await store.httpCookieStore.allCookies()
        #expect(cookies.map(\.value) == ["2"])
    }

    @Test func theDefaultStoreIsOneObject() {
        #expect(WKWebsiteDataStore.default() === WKWebsiteDataStore.default())
        #expect(WKWebsiteDataStore.default().isPersistent && !store.isPersistent)
    }

    @Test func theCookiesOfASiteAreRemoved() async throws {
        await store.httpCookieStore.setCookie(try cookie("a", domain: ".example.com"))
        await store.httpCookieStore.setCookie(try cookie("b", domain: "example.org"))
        let records = await store.dataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes())
        #expect(records.map(\.displayName) == ["example.com", "example.org"])
        await store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: Array(records.prefix(1)))
        let cookies = await store.httpCookieStore.allCookies()
        #expect(cookies.map(\.name) == ["b"])
    }

    @Test func cachesAreRemovedWithoutTheCookies() async throws {
        await store.httpCookieStore.setCookie(try cookie("a"))
        await store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast)
        let cookies = await store.httpCookieStore.allCookies()
        #expect(cookies.count == 1)
    }

    @Test func rulesAreNotCompiled() async {
        let error = await withCheckedContinuation { ended in
            WKContentRuleListStore.default().compileContentRuleList(
                forIdentifier: "rules", encodedContentRuleList: "[]"
            ) { _, error in ended.resume(returning: error as? WKError) }
        }
        #expect(error?.code == .contentRuleListStoreCompileFailed)
    }
}
