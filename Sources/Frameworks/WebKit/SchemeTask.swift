import Foundation
import FoundationNetworking

/// Collects the page that a ``WKURLSchemeHandler`` delivers.
@MainActor
final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    private var response: URLResponse?
    private var data = Data()
    private var onEnd: ((Result<(URLResponse, Data), any Error>) -> Void)?

    init(_ request: URLRequest) { self.request = request }

    /// Starts the task and returns what the handler has delivered.
    func result(of handler: any WKURLSchemeHandler, for view: WKWebView) async throws -> (URLResponse, Data) {
        try await withCheckedThrowingContinuation { ended in
            onEnd = { ended.resume(with: $0) }
            handler.webView(view, start: self)
        }
    }

    func didReceive(_ response: URLResponse) { self.response = response }

    func didReceive(_ data: Data) { self.data.append(data) }

    func didFinish() {
        let response =
            response
            ?? URLResponse(
                url: request.url ?? PageRequest.blankURL, mimeType: nil, expectedContentLength: data.count,
                textEncodingName: nil)
        end(.success((response, data)))
    }

    func didFailWithError(_ error: any Error) { end(.failure(error)) }

    private func end(_ result: Result<(URLResponse, Data), any Error>) {
        onEnd?(result)
        onEnd = nil
    }

    /// Ends a task whose page is not wanted any more; true if it had not ended.
    func cancel() -> Bool {
        guard onEnd != nil else { return false }
        end(.failure(PageError.canceled(request.url)))
        return true
    }
}
