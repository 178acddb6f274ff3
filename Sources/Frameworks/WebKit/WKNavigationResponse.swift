import Foundation
import FoundationNetworking

/// What a delegate answers when the type of a page is known.
///
/// - Linux: works
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// What the delegate decides about when the type of a page is known.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    private let ownResponse: URLResponse
    private let isShown: Bool

    init(_ response: URLResponse, canShow: Bool) {
        ownResponse = response
        isShown = canShow
    }

    open var isForMainFrame: Bool { true }

    open var response: URLResponse { ownResponse }

    /// Whether the web view shows the content: texts, HTML without its scripts, and images.
    open var canShowMIMEType: Bool { isShown }
}
