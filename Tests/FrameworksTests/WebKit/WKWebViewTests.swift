import Foundation
import FoundationNetworking
import Testing
import UIKit
import UIKitTestDriver
import WebKit

@MainActor @Suite(.serialized)
final class WKWebViewTests {
    private let root = UIViewController()
    private let webView = WKWebView(frame: .zero)
    private let delegate = RecordingDelegate()

    private func start() throws -> TestApplication {
        root.view = webView
        webView.navigationDelegate = delegate
        return try TestApplication(showing: root)
    }

    private func request(_ address: String) throws -> URLRequest {
        URLRequest(url: try #require(URL(string: address)))
    }

    // MARK: Pages of the web

    @Test func thePageOfAnAddressFailsAfterItHasStarted() async throws {
        let app = try start()
        webView.load(try request("https://example.com/list"))
        #expect(webView.isLoading && delegate.calls.isEmpty)
        await app.advance(by: 0.1)
        #expect(delegate.calls == ["start", "fail unsupported"])
        #expect(!webView.isLoading && webView.estimatedProgress == 1)
    }

    @Test func aPanelNamesTheAddressOfAPageThatIsNotShown() async throws {
        let app = try start()
        webView.load(try request("https://example.com/list"))
        await app.advance(by: 0.1)
        #expect(app.shows(text: "https://example.com/list"))
        #expect(webView.url?.absoluteString == "https://example.com/list")
    }

    @Test func theButtonOpensThePageInTheBrowser() async throws {
        let app = try start()
        webView.load(try request("https://example.com/list"))
        await app.advance(by: 0.1)
        try app.tap(text: "Open in Browser")
        #expect(app.openedURLs.map(\.absoluteString) == ["https://example.com/list"])
    }

    @Test func aDelegateThatCancelsTheLoadHearsNothingMore() async throws {
        let app = try start()
        delegate.policy = .cancel
        webView.load(try request("https://example.com"))
        await app.advance(by: 0.1)
        #expect(delegate.calls.isEmpty && !webView.isLoading && webView.url == nil)
    }

    @Test func aSecondLoadCancelsTheFirst() async throws {
        let app = try start()
        webView.load(try request("https://example.com/1"))
        webView.load(try request("https://example.com/2"))
        await app.advance(by: 0.1)
        #expect(delegate.calls == ["start", "fail unsupported"])
        #expect(app.shows(text: "https://example.com/2"))
    }

    // MARK: HTML

    @Test func aStringOfHTMLIsShown() async throws {
        let app = try start()
        webView.loadHTMLString("<title>A &amp; B</title><p>Hello</p>", baseURL: nil)
        await app.advance(by: 0.1)
        #expect(delegate.calls == ["start", "commit", "finish"])
        #expect(webView.title == "A & B")
        #expect(app.visibleTexts.contains { $0.contains("Hello") })
    }

    @Test func aLongPageScrolls() async throws {
        let app = try start()
        webView.loadHTMLString(String(repeating: "<p>Line</p>", count: 100), baseURL: nil)
        await app.advance(by: 0.1)
        #expect(webView.scrollView.contentSize.height > webView.bounds.height)
        #expect(webView.scrollView.contentSize.width == webView.bounds.width)
    }

    @Test func aPageReplacesThePanel() async throws {
        let app = try start()
        webView.load(try request("https://example.com"))
        await app.advance(by: 0.1)
        webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
        await app.advance(by: 0.1)
        #expect(!app.shows(text: "Open in Browser"))
    }

    @Test func aFileIsShownAndEntersTheList() async throws {
        let app = try start()
        let folder = FileManager.default.temporaryDirectory
        let files = try ["first", "second"].map { name in
            let file = folder.appendingPathComponent("WKWebViewTests-\(name).html")
            try Data("<p>\(name)</p>".utf8).write(to: file)
            return file
        }
        defer { for file in files { try? FileManager.default.removeItem(at: file) } }
        for file in files {
            webView.loadFileURL(file, allowingReadAccessTo: folder)
            await app.advance(by: 0.1)
        }
        #expect(webView.url == files[1] && webView.canGoBack && !webView.canGoForward)
        webView.goBack()
        await app.advance(by: 0.1)
        #expect(webView.url == files[0] && !webView.canGoBack && webView.canGoForward)
        #expect(app.visibleTexts.contains { $0.contains("first") })
    }

    @Test func anAddressThatContainsItsPageIsShown() async throws {
        let app = try start()
        let text = Data("<p>Hello</p>".utf8).base64EncodedString()
        webView.load(try request("data:text/html;charset=utf-8;base64,\(text)"))
        await app.advance(by: 0.1)
        #expect(delegate.calls == ["start", "commit", "finish"])
        #expect(app.visibleTexts.contains { $0.contains("Hello") })
    }

    @Test func aTapOnALinkAsksTheDelegate() async throws {
        let app = try start()
        webView.loadHTMLString("<a href='https://example.com/next'>next page of the list</a>", baseURL: nil)
        await app.advance(by: 0.1)
        app.tap(at: CGPoint(x: 40, y: 16))
        await app.advance(by: 0.5)
        #expect(delegate.links == ["https://example.com/next"])
        #expect(app.shows(text: "Open in Browser") && app.openedURLs.isEmpty)
    }

    @Test func aHandlerOfASchemeDeliversPages() async throws {
        let configuration = WKWebViewConfiguration()
        configuration.setURLSchemeHandler(GreetingHandler(), forURLScheme: "greeting")
        let view = WKWebView(frame: .zero, configuration: configuration)
        root.view = view
        let app = try TestApplication(showing: root)
        view.load(try request("greeting://world"))
        await app.advance(by: 0.1)
        #expect(app.visibleTexts.contains { $0.contains("Hello world") })
    }

    // MARK: Observers and scripts

    @Test func observersFollowALoad() async throws {
        let app = try start()
        var states: [Bool] = []
        let observation = webView.observe(\.isLoading, options: [.new]) { _, change in
            states.append(change.newValue ?? false)
        }
        webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
        await app.advance(by: 0.1)
        observation.invalidate()
        #expect(states == [true, false])
    }

    @Test(arguments: ["URL", "url", "title", "estimatedProgress", "loading", "isLoading"])
    func observersNameTheProperties(_ name: String) async throws {
        let app = try start()
        let observer = KeyObserver()
        webView.addObserver(observer, forKeyPath: name, options: .new, context: nil)
        webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
        await app.advance(by: 0.1)
        webView.removeObserver(observer, forKeyPath: name)
        #expect(observer.names.first == name)
    }

    @Test func aScriptEndsWithAnException() async throws {
        let error = await withCheckedContinuation { ended in
            webView.evaluateJavaScript("1 + 1") { _, error in ended.resume(returning: error as? WKError) }
        }
        #expect(error?.code == .javaScriptExceptionOccurred)
        await #expect(throws: WKError.self) { _ = try await self.webView.evaluateJavaScript("1 + 1") }
    }

    @Test func aSnapshotHasTheSizeOfItsPart() async throws {
        let app = try start()
        webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
        await app.advance(by: 0.1)
        let configuration = WKSnapshotConfiguration()
        configuration.rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        configuration.snapshotWidth = 50
        let image = try await webView.takeSnapshot(configuration: configuration)
        #expect(image.size == CGSize(width: 50, height: 25))
    }

    @Test func aTextIsFound() async throws {
        let app = try start()
        webView.loadHTMLString("<p>Hello</p>", baseURL: nil)
        await app.advance(by: 0.1)
        let (found, missing) = (try await webView.find("hello"), try await webView.find("world"))
        #expect(found.matchFound && !missing.matchFound)
    }
}

/// Notes the calls about loads.
@MainActor
private final class RecordingDelegate: NSObject, WKNavigationDelegate {
    var calls: [String] = []
    var links: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
        if navigationAction.navigationType == .linkActivated {
            links += [navigationAction.request.url?.absoluteString ?? ""]
        }
        return policy
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
        calls.append("start")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { calls.append("commit") }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish") }

    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
        calls.append((error as? URLError)?.code == .unsupportedURL ? "fail unsupported" : "fail \(error)")
    }
}

private final class KeyObserver: NSObject, KeyValueObserver {
    var names: [String?] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        names.append(keyPath)
    }
}

/// Greets the host of the address.
private final class GreetingHandler: NSObject, WKURLSchemeHandler {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
        guard let url = urlSchemeTask.request.url else { return }
        urlSchemeTask.didReceive(
            URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: "utf-8"))
        urlSchemeTask.didReceive(Data("<p>Hello \(url.host ?? "")</p>".utf8))
        urlSchemeTask.didFinish()
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
}
