import Foundation
import FoundationNetworking
import FrameworkAbsence

/// A download that a web view has started. It ends with an error.
///
/// - Linux: refuses
@preconcurrency @MainActor
open class WKDownload: NSObject, ProgressReporting {
    /// What becomes of a download that a server sends to another address.
    ///
    /// - Linux: no effect
    public enum RedirectPolicy: Int, Sendable {
        case cancel = 0
        case allow = 1
    }

    private let request: URLRequest?
    private weak var view: WKWebView?
    private var hasEnded = false

    init(_ request: URLRequest?, in view: WKWebView) {
        self.request = request
        self.view = view
        progress = Progress(totalUnitCount: -1)
        super.init()
        Absence.report("WebKit", "WKDownload", "downloads of web views fail")
    }

    public let progress: Progress

    open var originalRequest: URLRequest? { request }

    open var webView: WKWebView? { view }

    open weak var delegate: (any WKDownloadDelegate)?

    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        hasEnded = true
        later { completionHandler?(nil) }
    }

    open func cancel() async -> Data? {
        hasEnded = true
        return nil
    }

    /// Tells the delegate, which the application sets when it has got the download, that the download has failed.
    func fail() {
        later { [self] in
            guard !hasEnded else { return }
            hasEnded = true
            delegate?.download(self, didFailWithError: PageError.notShown(request?.url), resumeData: nil)
        }
    }
}
