import Foundation
import FoundationNetworking
import Testing
import UIKit
import UIKitTestDriver

/// Web views, which name pages and show none.
@MainActor @Suite(.serialized)
final class WebViewTests {
    private final class Log: NSObject, UIWebViewDelegate {
        var entries: [String] = []
        var refuses = false

        func webView(
            _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
        ) -> Bool {
            entries.append("\(navigationType)")
            return !refuses
        }
        func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { entries.append("failed") }
    }

    private let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let log = Log()

    private func load(_ address: String) throws {
        web.loadRequest(URLRequest(url: try #require(URL(string: address))))
    }

    @Test func thePagesThatWereNamedAreAHistory() throws {
        web.delegate = log
        try load("https://example.org/a")
        try load("https://example.org/b")
        #expect(web.canGoBack && !web.canGoForward)
        web.goBack()
        #expect(web.request?.url?.path == "/a")
        #expect(web.canGoForward && !web.canGoBack)
        #expect(log.entries == ["other", "other", "backForward"])
    }

    @Test func aRefusedPageIsNotNamed() throws {
        web.delegate = log
        log.refuses = true
        try load("https://example.org/a")
        #expect(web.request == nil)
    }

    @Test func thePanelNamesTheHost() throws {
        let controller = UIViewController()
        let app = try TestApplication(showing: controller)
        controller.view.addSubview(web)
        try load("https://example.org/a")
        app.advance(by: 0.1)
        #expect(app.shows(text: "example.org"))
        #expect(app.shows(text: "Open in Browser"))
    }
}
