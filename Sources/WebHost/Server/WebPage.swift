internal import CWebHost
import FlyingFox
import Foundation

/// The page that shows the windows.
struct WebPage {
    /// A value that only the scripts and styles of this answer have.
    private let nonce = AccessToken().text

    private static let source: String = {
        let bytes = UnsafeRawBufferPointer(start: trestle_web_page, count: trestle_web_page_size)
        return String(decoding: bytes, as: UTF8.self)
    }()

    /// - Parameter host: what the request names, for browsers in which `'self'` does not include web sockets.
    func response(host: String, cookie: String) -> HTTPResponse {
        let policy = [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'", "img-src blob: data:",
            "connect-src 'self' ws://\(host) wss://\(host)", "base-uri 'none'", "form-action 'none'",
            "frame-ancestors 'none'",
        ]
        let headers: HTTPHeaders = [
            .contentType: "text/html; charset=utf-8",
            HTTPHeader("Content-Security-Policy"): policy.joined(separator: "; "),
            HTTPHeader("Set-Cookie"): cookie,
            HTTPHeader("Cache-Control"): "no-store",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("X-Content-Type-Options"): "nosniff",
            HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        ]
        let text = Self.source.replacing("NONCE", with: nonce)
        return HTTPResponse(statusCode: .ok, headers: headers, body: Data(text.utf8))
    }
}
