import Foundation
import FoundationNetworking

/// The frame of a page. Pages have a single one.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKFrameInfo: NSObject, @preconcurrency NSCopying {
    private let ownRequest: URLRequest
    private weak var view: WKWebView?

    init(_ request: URLRequest, in view: WKWebView?) {
        ownRequest = request
        self.view = view
    }

    open var isMainFrame: Bool { true }

    open var request: URLRequest { ownRequest }

    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(ownRequest.url) }

    open var webView: WKWebView? { view }

    open func copy(with zone: NSZone? = nil) -> Any { WKFrameInfo(ownRequest, in: view) }
}
