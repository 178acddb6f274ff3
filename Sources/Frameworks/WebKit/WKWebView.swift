import FrameworkAbsence
import FoundationNetworking
import UIKit

/// Shows HTML without its scripts, texts and images: strings, files and what the application's schemes deliver.
///
/// A page of the web is not loaded: the delegate is told that the load has failed, and a panel names the address and
/// has a button that opens it in the browser of the desktop. ``url`` then stays the address.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKWebView: UIView {
    private let ownConfiguration: WKWebViewConfiguration
    private let content = PageScrollView(frame: .zero)
    private var panel: AbsencePanel?
    private let list = WKBackForwardList()
    private(set) lazy var loader = PageLoader(self)
    private(set) lazy var state = PageState(self)

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        ownConfiguration = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    public required init?(coder: NSCoder) {
        ownConfiguration = WKWebViewConfiguration()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .white }
        content.onLink = { [weak self] url in self?.follow(url) }
        addSubview(content)
        _ = state
    }

    /// A copy of the configuration that the view was made with.
    open var configuration: WKWebViewConfiguration {
        ownConfiguration.copy() as? WKWebViewConfiguration ?? ownConfiguration
    }

    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// - Linux: no effect
    open weak var uiDelegate: (any WKUIDelegate)?

    open var backForwardList: WKBackForwardList { list }

    open var scrollView: UIScrollView { content }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        panel?.frame = bounds
    }

    // MARK: Loading

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { loader.load(PageRequest(request: request)) }

    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: URL))
    }

    @discardableResult
    open func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        loader.load(PageRequest(request: request))
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        show(Data(string.utf8), "text/html", "utf-8", baseURL)
    }

    @discardableResult
    open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        show(data, MIMEType, characterEncodingName, baseURL)
    }

    @discardableResult
    open func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        show(data, response.mimeType ?? "text/html", response.textEncodingName, request.url)
    }

    @discardableResult
    open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        show(Data(string.utf8), "text/html", "utf-8", request.url)
    }

    private func show(_ data: Data, _ type: String, _ encoding: String?, _ url: URL?) -> WKNavigation {
        loader.load(
            PageRequest(
                request: URLRequest(url: url ?? PageRequest.blankURL),
                content: PageRequest.Content(data: data, mimeType: type, encodingName: encoding)))
    }

    private func follow(_ url: URL) { _ = loader.load(PageRequest(request: URLRequest(url: url)), .linkActivated) }

    /// Loads again what is shown, or what the panel names.
    @discardableResult
    open func reload() -> WKNavigation? { loader.shown.map { loader.load($0, .reload) } }

    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { reload() }

    open func stopLoading() { loader.stop() }

    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? {
        loader.load(PageRequest(request: item.request, item: item), .backForward)
    }

    @discardableResult
    open func goBack() -> WKNavigation? { list.backItem.flatMap { go(to: $0) } }

    @discardableResult
    open func goForward() -> WKNavigation? { list.forwardItem.flatMap { go(to: $0) } }

    // MARK: The page

    open var title: String? { state.title }
    open var url: URL? { state.url }
    open var isLoading: Bool { state.isLoading }
    open var estimatedProgress: Double { state.estimatedProgress }
    open var canGoBack: Bool { state.canGoBack }
    open var canGoForward: Bool { state.canGoForward }
    open var hasOnlySecureContent: Bool { false }
    open var themeColor: UIColor? { nil }

    /// Draws what is shown.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
    ) {
        let image = picture(snapshotConfiguration)
        later { completionHandler(image, image == nil ? WKError(.unknown) : nil) }
    }

    open func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage {
        guard let image = picture(snapshotConfiguration) else { throw WKError(.unknown) }
        return image
    }

    // MARK: JavaScript

    /// Ends with ``WKError/javaScriptExceptionOccurred``: no script runs.
    ///
    /// - Linux: refuses
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
    ) {
        let error = scriptError()
        later { completionHandler?(nil, error) }
    }

    /// - Linux: refuses
    @discardableResult
    open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any { throw scriptError() }

    // MARK: Settings

    /// - Linux: no effect
    open var allowsBackForwardNavigationGestures = false
    /// - Linux: no effect
    open var customUserAgent: String?
    /// - Linux: no effect
    open var allowsLinkPreview = true
    /// - Linux: no effect
    open var pageZoom: CGFloat = 1
    /// - Linux: no effect
    open var mediaType: String?
    /// - Linux: no effect
    open var interactionState: Any?
    open var underPageBackgroundColor: UIColor! = .white
    /// - Linux: no effect
    open var isFindInteractionEnabled = false
    /// - Linux: no effect
    open var isInspectable = false
    open var fullscreenState: FullscreenState { .notInFullscreen }

    /// Returns whether WebKit itself loads pages of the scheme, so that an application cannot handle it.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["http", "https", "file", "about", "data", "blob", "ftp", "ws", "wss", "javascript"]
            .contains(urlScheme.lowercased())
    }

    // MARK: Internal

    var text: NSAttributedString { content.text }

    func schemeHandler(_ scheme: String) -> (any WKURLSchemeHandler)? {
        ownConfiguration.urlSchemeHandler(forURLScheme: scheme)
    }

    func show(_ page: PageContent) {
        panel?.removeFromSuperview()
        panel = nil
        content.text = page.text
    }

    /// Shows the panel for a page that is not shown.
    func showAddress(_ url: URL) {
        Absence.report("WebKit", "WKWebView", "a panel names the address of a page, and the browser opens it")
        let panel =
            self.panel
            ?? AbsencePanel(symbolName: "globe", title: SystemText.pageIsNotShown.string, message: url.absoluteString)
        self.panel = panel
        panel.message = url.absoluteString
        panel.setAction(title: url.isFileURL ? SystemText.openInAnotherProgram.string : SystemText.openInBrowser.string)
        {
            UIApplication.shared.open(url)
        }
        content.text = NSAttributedString(string: "")
        addSubview(panel)
        setNeedsLayout()
    }
}
