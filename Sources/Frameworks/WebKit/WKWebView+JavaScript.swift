import FrameworkAbsence
import UIKit

// No script runs: each request ends with an error.
extension WKWebView {
    func scriptError() -> WKError {
        Absence.report("WebKit", "JavaScript", "scripts of pages and of the application do not run")
        return WKError(
            .javaScriptExceptionOccurred,
            userInfo: [NSLocalizedDescriptionKey: "There is no web engine on Linux that runs the script."])
    }

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        let error = scriptError()
        later { completionHandler?(.failure(error)) }
    }

    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw scriptError()
    }

    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld, completionHandler: (@MainActor (Result<Any, any Error>) -> Void)? = nil
    ) {
        let error = scriptError()
        later { completionHandler?(.failure(error)) }
    }

    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw scriptError()
    }
}
