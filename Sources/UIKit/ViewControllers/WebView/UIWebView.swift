import Foundation
public import FoundationNetworking

/// Names a web page, with a button that opens it in the browser of the desktop. Deprecated in iOS 12.
///
/// There is no engine for web pages here. The view keeps its history as UIKit's does, asks the delegate, and reports
/// for each page that it could not be loaded; scripts have no result.
@preconcurrency @MainActor
open class UIWebView: UIView, UIScrollViewDelegate {
    private let panel = WebPanel()
    private var pages: [WebPage] = []
    /// The number of the present page among the pages; -1 before the first one.
    private var present = -1

    public override init(frame: CGRect) {
        super.init(frame: frame)
        finishInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        finishInit()
    }

    private func finishInit() {
        backgroundColor = .systemBackground
        panel.onOpen = { [weak self] in self?.page?.openInBrowser() }
        scrollView.delegate = self
        scrollView.addSubview(panel)
        addSubview(scrollView)
    }

    override var archivedSubviews: [UIView] { [] }

    /// The object that decides which pages are opened; not retained.
    open weak var delegate: (any UIWebViewDelegate)?

    /// Contains the panel that names the page.
    public let scrollView = UIScrollView()

    private var page: WebPage? { pages.indices.contains(present) ? pages[present] : nil }

    // MARK: Pages

    /// Names a page.
    open func loadRequest(_ request: URLRequest) { visit(WebPage(request: request, content: nil)) }

    /// Names a page of the application. The browser gets it in a temporary file.
    open func loadHTMLString(_ string: String, baseURL: URL?) {
        load(Data(string.utf8), mimeType: "text/html", textEncodingName: "utf-8", baseURL: baseURL ?? Self.blank)
    }

    /// Names a page of the application. The browser gets it in a temporary file.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        visit(WebPage(request: URLRequest(url: baseURL), content: WebPage.Content(data: data, type: MIMEType)))
    }

    private static let blank = URL(fileURLWithPath: "/")

    private func visit(_ page: WebPage) {
        guard mayStart(page, .other) else { return }
        pages = Array(pages.prefix(present + 1)) + [page]
        present += 1
        show()
    }

    private func mayStart(_ page: WebPage, _ type: NavigationType) -> Bool {
        delegate?.webView(self, shouldStartLoadWith: page.request, navigationType: type) ?? true
    }

    private func show() {
        panel.show(page?.title ?? "")
        setNeedsLayout()
        let shown = present
        DispatchQueue.main.async { [weak self] in
            guard let self, shown == present else { return }
            delegate?.webView(self, didFailLoadWithError: URLError(.resourceUnavailable))
        }
    }

    /// The request of the page; nil before the first one.
    open var request: URLRequest? { page?.request }

    /// Names the page again.
    open func reload() {
        if let page, mayStart(page, .reload) { show() }
    }

    /// Does nothing: no page is being loaded.
    open func stopLoading() {}

    /// Names the page before.
    open func goBack() { go(by: -1) }

    /// Names the page after the present one, from which the user has gone back.
    open func goForward() { go(by: 1) }

    private func go(by step: Int) {
        guard pages.indices.contains(present + step), mayStart(pages[present + step], .backForward) else { return }
        present += step
        show()
    }

    /// Whether there is a page before.
    open var canGoBack: Bool { present > 0 }
    /// Whether there is a page after the present one.
    open var canGoForward: Bool { present + 1 < pages.count }
    /// False.
    open var isLoading: Bool { false }

    /// Returns nil: scripts are not run.
    open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    // MARK: Settings without an effect

    /// Has no effect; false by default.
    open var scalesPageToFit = false
    /// Has no effect; phone numbers by default.
    open var dataDetectorTypes = UIDataDetectorTypes.phoneNumber
    /// Has no effect; false by default.
    open var allowsInlineMediaPlayback = false
    /// Has no effect; true by default.
    open var mediaPlaybackRequiresUserAction = true
    /// Has no effect; true by default.
    open var mediaPlaybackAllowsAirPlay = true
    /// Has no effect; false by default.
    open var suppressesIncrementalRendering = false
    /// Has no effect; true by default.
    open var keyboardDisplayRequiresUserAction = true
    /// Has no effect; `.unpaginated` by default.
    open var paginationMode = PaginationMode.unpaginated
    /// Has no effect; `.page` by default.
    open var paginationBreakingMode = PaginationBreakingMode.page
    /// Has no effect; 0 by default.
    open var pageLength: CGFloat = 0
    /// Has no effect; 0 by default.
    open var gapBetweenPages: CGFloat = 0
    /// 0: no page is divided.
    open var pageCount: Int { 0 }
    /// Has no effect; true by default.
    open var allowsPictureInPictureMediaPlayback = true
    /// Has no effect; false by default.
    open var allowsLinkPreview = false

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        panel.frame = CGRect(origin: .zero, size: bounds.size)
        scrollView.contentSize = bounds.size
    }
}
