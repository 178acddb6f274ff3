import Foundation
public import FoundationNetworking

/// Decides which pages a web view opens. All methods are optional.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
    /// Returns whether a page is opened; true if it is not implemented.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool
    /// Called for each page, after the method that loads it has returned, as the view itself shows none.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
    /// Never called, as no page is loaded.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Never called, as no page is loaded.
    func webViewDidFinishLoad(_ webView: UIWebView)
}

extension UIWebViewDelegate {
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
        true
    }
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
}
