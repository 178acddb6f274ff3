import UIKit

/// The properties of a web view that change with its page, and that key-value observers follow.
@MainActor
final class PageState {
    private unowned let view: WKWebView

    init(_ view: WKWebView) {
        self.view = view
        _ = Self.listsProperties
    }

    // Observers name the properties as Objective-C does, or as Swift does: `#keyPath` knows no other names here.
    var url: URL? {
        willSet { for name in ["URL", "url"] { view.willChangeValue(forKey: name) } }
        didSet { for name in ["url", "URL"] { view.didChangeValue(forKey: name) } }
    }

    var title = "" {
        willSet { view.willChangeValue(forKey: "title") }
        didSet { view.didChangeValue(forKey: "title") }
    }

    var isLoading = false {
        willSet { for name in ["loading", "isLoading"] { view.willChangeValue(forKey: name) } }
        didSet { for name in ["isLoading", "loading"] { view.didChangeValue(forKey: name) } }
    }

    var estimatedProgress = 0.0 {
        willSet { view.willChangeValue(forKey: "estimatedProgress") }
        didSet { view.didChangeValue(forKey: "estimatedProgress") }
    }

    var canGoBack = false {
        willSet { view.willChangeValue(forKey: "canGoBack") }
        didSet { view.didChangeValue(forKey: "canGoBack") }
    }

    var canGoForward = false {
        willSet { view.willChangeValue(forKey: "canGoForward") }
        didSet { view.didChangeValue(forKey: "canGoForward") }
    }

    /// Tells the runtime the names of the properties, once.
    private static let listsProperties: Bool = {
        SourceMembers.add { source in
            source.add(WKWebView.self) { members in
                members.property("URL", \WKWebView.url)
                members.property("url", \WKWebView.url)
                members.property("title", \WKWebView.title)
                members.property("loading", \WKWebView.isLoading)
                members.property("isLoading", \WKWebView.isLoading)
                members.property("estimatedProgress", \WKWebView.estimatedProgress)
                members.property("canGoBack", \WKWebView.canGoBack)
                members.property("canGoForward", \WKWebView.canGoForward)
                members.property("hasOnlySecureContent", \WKWebView.hasOnlySecureContent)
                members.property("themeColor", \WKWebView.themeColor)
            }
        }
        return true
    }()
}
