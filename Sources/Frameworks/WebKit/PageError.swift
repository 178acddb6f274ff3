import Foundation
import FoundationNetworking

/// The errors of loads.
enum PageError {
    /// The page is shown by a browser only.
    static func notShown(_ url: URL?) -> URLError {
        make(.unsupportedURL, "There is no web engine on Linux that shows the page.", url)
    }

    static func notRead(_ url: URL?) -> URLError { make(.fileDoesNotExist, "The file cannot be read.", url) }

    static func canceled(_ url: URL?) -> URLError { make(.cancelled, "cancelled", url) }

    /// The delegate has refused the content; an error of WebKit without a Swift name.
    static func interrupted(_ url: URL?) -> NSError {
        NSError(domain: "WebKitErrorDomain", code: 102, userInfo: userInfo("Frame load interrupted", url))
    }

    private static func make(_ code: URLError.Code, _ text: String, _ url: URL?) -> URLError {
        URLError(code, userInfo: userInfo(text, url))
    }

    private static func userInfo(_ text: String, _ url: URL?) -> [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        info[NSURLErrorFailingURLErrorKey] = url
        return info
    }
}
