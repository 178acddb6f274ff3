/// All appearance proxies, and their application to objects.
@MainActor
final class AppearanceProxies {
    static let shared = AppearanceProxies()

    private var proxies: [ObjectIdentifier: [AppearanceProxy]] = [:]

    /// Removes all proxies at the end of an application's run.
    func removeAll() {
        proxies = [:]
        ArrivingObjects.style = nil
    }

    func proxy<Object: NSObject>(of type: Object.Type, _ scope: AppearanceScope) -> Object {
        let known = proxies[ObjectIdentifier(type)]?.first { $0.scope.isSame(as: scope) }
        return unsafeDowncast((known ?? makeProxy(of: type, scope)).object, to: type)
    }

    private func makeProxy(of type: NSObject.Type, _ scope: AppearanceScope) -> AppearanceProxy {
        let proxy = AppearanceProxy(of: type, scope)
        proxies[ObjectIdentifier(type), default: []].append(proxy)
        ArrivingObjects.style = { [self] in apply(to: $0, in: $1, traits: $2) }
        return proxy
    }

    /// Applies the proxies to a view that is added to a window, or to a bar item that is added to a bar.
    ///
    /// - Parameter owner: the next responder of a view, or the bar of a bar item.
    private func apply(to object: NSObject, in owner: UIResponder?, traits: UITraitCollection) {
        let ranked = sequence(first: type(of: object) as AnyClass, next: _getSuperclass).flatMap { type in
            strongestFirst(proxies[ObjectIdentifier(type)] ?? [], in: owner, traits: traits)
        }
        // The first proxy with a value takes precedence, since the object then no longer has the default.
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
