import Foundation
import FoundationNetworking

/// A page of a web view: its request, or what the application has for it.
struct WebPage {
    struct Content {
        let data: Data
        let type: String
    }

    let request: URLRequest
    let content: Content?

    /// What names the page.
    var title: String {
        guard content == nil, let url = request.url else { return "A page of the application" }
        return url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
    }

    @MainActor
    func openInBrowser() {
        guard let content else {
            if let url = request.url { UIApplication.shared.open(url) }
            return
        }
        let suffix = content.type.hasSuffix("html") ? "html" : content.type == "application/pdf" ? "pdf" : "txt"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(suffix)")
        // Without the file there is nothing to open.
        guard (try? content.data.write(to: file)) != nil else { return }
        UIApplication.shared.open(file)
    }
}
