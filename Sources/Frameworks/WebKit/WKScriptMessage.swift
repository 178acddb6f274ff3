import Foundation

/// A message of a script in a page. No script runs, so that there are no messages.
///
/// - Linux: no effect
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }

    open var webView: WKWebView? { nil }

    open var frameInfo: WKFrameInfo { WKFrameInfo(PageRequest.blank, in: nil) }

    open var name: String { "" }

    open var world: WKContentWorld { .page }
}

/// Receives the messages of scripts. It is kept and never called.
///
/// - Linux: no effect
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives the messages of scripts and replies. It is kept and never called.
///
/// - Linux: no effect
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    @preconcurrency
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        replyHandler(nil, nil)
    }

    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        (nil, nil)
    }
}
