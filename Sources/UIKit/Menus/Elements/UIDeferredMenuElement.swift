import Foundation

/// Stands for menu elements that are found out when the menu is opened; a wheel turns in its place until they are there.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var known: [UIMenuElement]?
    /// Who wants the elements that the provider is finding out.
    private var waiting: [@MainActor ([UIMenuElement]) -> Void]?

    /// The provider is called once, when a menu with the element is first opened, and keeps what it answers.
    public convenience init(_ elementProvider: @escaping Provider) {
        self.init(elementProvider, isCached: true)
    }

    /// The provider is called each time a menu with the element is opened.
    public class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    private init(_ provider: @escaping Provider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    // MARK: Internal

    /// Calls `found` with the elements: within the call when they are known, or when the provider answers at once.
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
