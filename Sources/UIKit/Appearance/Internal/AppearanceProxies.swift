/// All appearance proxies, and who gets what from them.
@MainActor
final class AppearanceProxies {
    static let shared = AppearanceProxies()

    private var proxies: [ObjectIdentifier: [AppearanceProxy]] = [:]

    /// One run of an application leaves nothing to the next.
    func removeAll() {
        proxies = [:]
    }

    func proxy<Object: NSObject>(of type: Object.Type, _ scope: AppearanceScope) -> Object {
        let known = proxies[ObjectIdentifier(type)]?.first { $0.scope.isSame(as: scope) }
        return unsafeDowncast((known ?? makeProxy(of: type, scope)).object, to: type)
    }

    private func makeProxy(of type: NSObject.Type, _ scope: AppearanceScope) -> AppearanceProxy {
        let proxy = AppearanceProxy(of: type, scope)
        proxies[ObjectIdentifier(type), default: []].append(proxy)
        return proxy
    }

    /// Called for a view that comes into a window, and for a bar item that a bar takes. Costs nothing without proxies.
    ///
    /// - Parameter owner: what the object hangs on: a view's next responder, a bar item's bar.
    func apply(to object: NSObject, in owner: UIResponder?, traits: @autoclosure () -> UITraitCollection) {
        guard !proxies.isEmpty else { return }
        let ranked = sequence(first: type(of: object) as AnyClass, next: _getSuperclass).flatMap { type in
            strongestFirst(proxies[ObjectIdentifier(type)] ?? [], in: owner, traits: traits())
        }
        // The first that has something to give wins: afterwards the object has it already.
        for proxy in ranked { proxy.apply(to: object) }
    }

    private func strongestFirst(
        _ proxies: [AppearanceProxy], in owner: UIResponder?, traits: UITraitCollection
    ) -> [AppearanceProxy] {
        proxies.compactMap { proxy in proxy.scope.reach(from: owner, traits: traits).map { (proxy, $0) } }
            .sorted { ($0.1, $0.0.scope.containers.count) > ($1.1, $1.0.scope.containers.count) }
            .map(\.0)
    }
}
