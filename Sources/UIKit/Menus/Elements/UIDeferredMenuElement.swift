import Foundation

/// A placeholder for menu elements that are provided when the menu is opened. Until they are available, the menu shows
/// an activity indicator.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Provides elements: calls its argument with them once, at once or later.
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?
    /// The requests that wait for the provider; nil if it was not called or has finished.
    private var waiting: [@MainActor ([UIMenuElement]) -> Void]?

    /// Creates an element whose provider is called once, when a menu with the element is first opened.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    /// Returns an element whose provider is called each time a menu with the element is opened.
    open class func uncached(_ elementProvider: @escaping Provider) -> Self {
        UIDeferredMenuElement(elementProvider, isCached: false) as! Self
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    // MARK: Internal

    /// Calls `found` with the elements. The call is synchronous if they are known or if the provider answers
    /// synchronously.
    func request(_ found: @escaping @MainActor ([UIMenuElement]) -> Void) {
        if let known { return found(known) }
        if waiting != nil {
            waiting?.append(found)
            return
        }
        waiting = [found]
        provider { [self] elements in
            guard let asked = waiting else { return }
            waiting = nil
            if isCached { known = elements }
            for found in asked { found(elements) }
        }
    }
}
