import Foundation
import FoundationNetworking

/// Loads one page after the other for a web view, and asks and tells its delegate in WebKit's order.
@MainActor
final class PageLoader {
    private unowned let view: WKWebView
    private var navigation: WKNavigation?
    private var task: SchemeTask?
    private var taskHandler: (any WKURLSchemeHandler)?
    /// What is shown, or whose address is shown; what a reload loads again.
    private(set) var shown: PageRequest?

    init(_ view: WKWebView) { self.view = view }

    // Read at each call, because a delegate may replace itself.
    private var delegate: (any WKNavigationDelegate)? { view.navigationDelegate }

    func load(_ page: PageRequest, _ type: WKNavigationType = .other) -> WKNavigation {
        stop()
        let new = WKNavigation()
        navigation = new
        view.state.url = page.url
        view.state.isLoading = true
        view.state.estimatedProgress = 0.1
        Task { [weak view] in
            // A web view that is gone loads nothing.
            guard let view else { return }
            await view.loader.run(page, type, new)
        }
        return new
    }

    /// Ends the current load with the error of a load that was canceled.
    func stop() {
        guard let former = navigation else { return }
        let url = view.state.url
        end()
        if let task, task.cancel() { taskHandler?.webView(view, stop: task) }
        if former.hasStarted {
            delegate?.webView(view, didFailProvisionalNavigation: former, withError: PageError.canceled(url))
        }
    }

    // MARK: The steps of a load

    private func run(_ page: PageRequest, _ type: WKNavigationType, _ load: WKNavigation) async {
        let action = WKNavigationAction(page.request, type, in: WKFrameInfo(page.request, in: view))
        let policy = await decide(action)
        guard load === navigation else { return }
        guard policy == .allow else {
            end()
            if policy == .download {
                startDownload(page) { delegate?.webView(view, navigationAction: action, didBecome: $0) }
            }
            return
        }
        load.hasStarted = true
        delegate?.webView(view, didStartProvisionalNavigation: load)
        do {
            let (response, data) = try await content(of: page)
            guard load === navigation else { return }
            try await show(data, response, page, load)
        } catch {
            guard load === navigation else { return }
            fail(page, load, error)
        }
    }

    private func show(_ data: Data, _ response: URLResponse, _ page: PageRequest, _ load: WKNavigation) async throws {
        let mimeType = response.mimeType ?? "text/html"
        let answer = WKNavigationResponse(response, canShow: PageContent.canShow(mimeType))
        let policy = await decide(answer)
        guard load === navigation else { return }
        if policy == .download {
            startDownload(page) { delegate?.webView(view, navigationResponse: answer, didBecome: $0) }
        }
        guard policy == .allow else { throw PageError.interrupted(page.url) }
        guard let content = PageContent(data, mimeType: mimeType, encodingName: response.textEncodingName) else {
            throw PageError.notShown(page.url)
        }
        shown = page
        view.show(content)
        delegate?.webView(view, didCommit: load)
        guard load === navigation else { return }
        updateList(page, title: content.title)
        view.state.title = content.title ?? ""
        end(keepingAddress: true)
        delegate?.webView(view, didFinish: load)
    }

    private func fail(_ page: PageRequest, _ load: WKNavigation, _ error: any Error) {
        let isRefused = (error as? URLError)?.code == .unsupportedURL
        if isRefused {
            shown = page
            view.showAddress(page.url)
            view.state.title = ""
        }
        // The address of the panel stays, so that the buttons of the application that open it elsewhere work.
        end(keepingAddress: isRefused)
        delegate?.webView(view, didFailProvisionalNavigation: load, withError: error)
    }

    private func end(keepingAddress: Bool = false) {
        navigation = nil
        if !keepingAddress { view.state.url = shown?.url }
        view.state.estimatedProgress = 1
        view.state.isLoading = false
    }

    private func updateList(_ page: PageRequest, title: String?) {
        guard page.isListed else { return }
        if let item = page.item {
            view.backForwardList.move(to: item)
        } else {
            view.backForwardList.add(WKBackForwardListItem(page.request, page.url, title: title))
        }
        view.state.canGoBack = view.backForwardList.backItem != nil
        view.state.canGoForward = view.backForwardList.forwardItem != nil
    }

    private func startDownload(_ page: PageRequest, _ tell: (WKDownload) -> Void) {
        let download = WKDownload(page.request, in: view)
        tell(download)
        download.fail()
    }

    // MARK: Questions

    private func decide(_ action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let delegate else { return .allow }
        let preferences: WKWebpagePreferences = view.configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        return await withCheckedContinuation { decided in
            delegate.webView(view, decidePolicyFor: action, preferences: preferences) { policy, _ in
                decided.resume(returning: policy)
            }
        }
    }

    private func decide(_ response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        guard let delegate else { return response.canShowMIMEType ? .allow : .cancel }
        return await withCheckedContinuation { decided in
            delegate.webView(view, decidePolicyFor: response) { decided.resume(returning: $0) }
        }
    }

    private func content(of page: PageRequest) async throws -> (URLResponse, Data) {
        if let content = page.content ?? PageRequest.Content(dataURL: page.url) {
            return (
                URLResponse(
                    url: page.url, mimeType: content.mimeType, expectedContentLength: content.data.count,
                    textEncodingName: content.encodingName), content.data
            )
        }
        if page.url.isFileURL { return try readFile(page.url) }
        if page.url == PageRequest.blankURL {
            return (
                URLResponse(url: page.url, mimeType: "text/html", expectedContentLength: 0, textEncodingName: nil),
                Data()
            )
        }
        guard let scheme = page.url.scheme, let handler = view.schemeHandler(scheme) else {
            throw PageError.notShown(page.url)
        }
        let task = SchemeTask(page.request)
        self.task = task
        taskHandler = handler
        return try await task.result(of: handler, for: view)
    }

    private func readFile(_ file: URL) throws -> (URLResponse, Data) {
        guard let data = try? Data(contentsOf: file) else { throw PageError.notRead(file) }
        let mimeType = PageContent.mimeType(of: file)
        guard PageContent.canShow(mimeType) else { throw PageError.notShown(file) }
        return (
            URLResponse(url: file, mimeType: mimeType, expectedContentLength: data.count, textEncodingName: nil), data
        )
    }
}
