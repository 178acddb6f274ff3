import Foundation
import FoundationNetworking

/// What a web view is asked to show.
struct PageRequest {
    static let blank = URLRequest(url: blankURL)
    /// The address of content that has none.
    static let blankURL = URL(string: "about:blank") ?? URL(fileURLWithPath: "/")

    /// Content that is known already.
    struct Content {
        let data: Data
        let mimeType: String
        var encodingName: String?
    }

    let request: URLRequest
    /// Nil for what has to be read from the address.
    var content: Content?
    /// The item of the list to which the page belongs; nil for a new page.
    var item: WKBackForwardListItem?

    var url: URL { request.url ?? Self.blankURL }

    /// Whether the page gets an item: not if only the application can make it again.
    var isListed: Bool { content == nil }
}

extension PageRequest.Content {
    /// Reads an address that contains its data, `data:text/html;base64,…`; nil for another one.
    init?(dataURL url: URL) {
        let parts = url.absoluteString.split(separator: ",", maxSplits: 1).map(String.init)
        guard url.scheme?.lowercased() == "data", parts.count == 2, let text = parts[1].removingPercentEncoding else {
            return nil
        }
        let words = parts[0].dropFirst("data:".count).split(separator: ";").map(String.init)
        let isEncoded = words.last?.lowercased() == "base64"
        guard let data = isEncoded ? Data(base64Encoded: text) : Data(text.utf8) else { return nil }
        self.data = data
        mimeType = words.first { $0.contains("/") } ?? "text/plain"
        encodingName = words.first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
    }
}
