import Foundation

/// - Linux: works
public enum SKDownloadState: Int, Sendable {
    case waiting = 0
    case active = 1
    case paused = 2
    case finished = 3
    case failed = 4
    case cancelled = 5
}

/// - Linux: refuses
///
/// A file of a purchase; no transaction has one.
// Sound: nothing changes.
open class SKDownload: NSObject, @unchecked Sendable {
    open var state: SKDownloadState { .failed }
    open var downloadState: SKDownloadState { state }
    open var expectedContentLength: Int64 { 0 }
    open var contentIdentifier: String { "" }
    open var contentURL: URL? { nil }
    open var contentVersion: String { "" }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var timeRemaining: TimeInterval { -1 }
    open var transaction: SKPaymentTransaction { SKPaymentTransaction() }
}
