import Foundation
import FoundationNetworking

/// Why a page is to be loaded.
///
/// - Linux: works
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// What a delegate answers before a page is loaded.
///
/// - Linux: works
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}

/// What the delegate decides about before a page is loaded.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    private let frame: WKFrameInfo
    private let ownRequest: URLRequest
    private let type: WKNavigationType

    init(_ request: URLRequest, _ type: WKNavigationType, in frame: WKFrameInfo) {
        self.frame = frame
        ownRequest = request
        self.type = type
    }

    open var sourceFrame: WKFrameInfo { frame }

    /// The frame of the page; pages open no windows here, so it is never nil.
    open var targetFrame: WKFrameInfo? { frame }

    open var navigationType: WKNavigationType { type }

    open var request: URLRequest { ownRequest }

    open var shouldPerformDownload: Bool { false }
}
