import UIKit

extension PDFView {
    // MARK: Pages

    public func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }

    public func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

    private var place: Int? {
        guard let index = currentPage.flatMap({ document?.index(for: $0) }), index != NSNotFound else { return nil }
        return index
    }

    private func go(toIndex index: Int?) {
        if let page = index.flatMap({ document?.page(at: $0) }) { go(to: page) }
    }

    public var canGoToFirstPage: Bool { canGoToPreviousPage }
    public var canGoToLastPage: Bool { canGoToNextPage }
    public var canGoToNextPage: Bool { place.map { document?.page(at: $0 + 1) != nil } ?? false }
    public var canGoToPreviousPage: Bool { place.map { $0 > 0 } ?? false }
    public func goToFirstPage(_ sender: Any?) { go(toIndex: 0) }
    public func goToLastPage(_ sender: Any?) { go(toIndex: document.map { $0.pageCount - 1 }) }
    public func goToNextPage(_ sender: Any?) { go(toIndex: place.map { $0 + 1 }) }
    public func goToPreviousPage(_ sender: Any?) { go(toIndex: place.map { $0 - 1 }) }
    /// - Linux: no effect
    public var canGoBack: Bool { false }
    /// - Linux: no effect
    public var canGoForward: Bool { false }
    public func goBack(_ sender: Any?) {}
    public func goForward(_ sender: Any?) {}

    public func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionGoTo: go(to: action.destination)
        case let action as PDFActionURL: if let url = action.url { UIApplication.shared.open(url) }
        case let action as PDFActionNamed: perform(action.name)
        default: break
        }
    }

    private func perform(_ name: PDFActionNamedName) {
        switch name {
        case .nextPage: goToNextPage(nil)
        case .previousPage: goToPreviousPage(nil)
        case .firstPage: goToFirstPage(nil)
        case .lastPage: goToLastPage(nil)
        case .zoomIn: zoomIn(nil)
        case .zoomOut: zoomOut(nil)
        case .none, .goBack, .goForward, .goToPage, .find, .print: break
        }
    }

    // MARK: Selections

    /// - Linux: no effect
    public func go(to selection: PDFSelection) {}
    /// - Linux: no effect
    public func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }

    public func clearSelection() { currentSelection = nil }
    /// - Linux: no effect
    public func scrollSelectionToVisible(_ sender: Any?) {}
    /// - Linux: no effect
    public func annotationsChanged(on page: PDFPage) {}
}
