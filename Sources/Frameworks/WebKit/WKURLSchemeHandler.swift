import Foundation
import FoundationNetworking

/// Delivers the pages whose addresses have a scheme of the application. What such a page loads besides is not loaded.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What a ``WKURLSchemeHandler`` passes a page to.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}
