import Foundation
import FoundationNetworking

/// The pages that a web view has shown: files and pages of the application's schemes.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    /// The place of the current item; -1 while there is none.
    private var place = -1

    open var currentItem: WKBackForwardListItem? { item(at: 0) }

    open var backItem: WKBackForwardListItem? { item(at: -1) }

    open var forwardItem: WKBackForwardListItem? { item(at: 1) }

    /// Returns the item at a distance from the current one: -1 is the one before it.
    open func item(at index: Int) -> WKBackForwardListItem? {
        items.indices.contains(place + index) ? items[place + index] : nil
    }

    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }

    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    /// Adds a page after the current one; the pages that were after it are removed.
    func add(_ item: WKBackForwardListItem) {
        items = items.prefix(place + 1) + [item]
        place = items.count - 1
    }

    func move(to item: WKBackForwardListItem) { place = items.firstIndex { $0 === item } ?? place }
}

/// A page that a web view has shown.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
    let request: URLRequest
    private let address: URL
    private let pageTitle: String?

    init(_ request: URLRequest, _ address: URL, title: String?) {
        self.request = request
        self.address = address
        pageTitle = title
    }

    open var url: URL { address }

    open var title: String? { pageTitle }

    open var initialURL: URL { address }
}
