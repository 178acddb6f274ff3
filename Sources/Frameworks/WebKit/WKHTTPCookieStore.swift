import Foundation
import FoundationNetworking

/// Is told of each change of the cookies.
///
/// - Linux: works
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies that an application has set for web views, until the program ends. No page sets or gets cookies.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
    private struct Observer {
        weak var object: (any WKHTTPCookieStoreObserver)?
    }

    private(set) var cookies: [HTTPCookie] = []
    private var observers: [Observer] = []

    @preconcurrency
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        later { [self] in completionHandler(cookies) }
    }

    open func allCookies() async -> [HTTPCookie] { cookies }

    /// Replaces the cookie of the same name, domain and path.
    @preconcurrency
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        set(cookies.filter { !$0.isSame(as: cookie) } + [cookie])
        later { completionHandler?() }
    }

    open func setCookie(_ cookie: HTTPCookie) async { setCookie(cookie, completionHandler: nil) }

    @preconcurrency
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        if cookies.contains(where: { $0.isSame(as: cookie) }) { set(cookies.filter { !$0.isSame(as: cookie) }) }
        later { completionHandler?() }
    }

    open func deleteCookie(_ cookie: HTTPCookie) async { delete(cookie, completionHandler: nil) }

    /// Does not retain the observer.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers.append(Observer(object: observer)) }

    open func remove(_ observer: any WKHTTPCookieStoreObserver) {
        observers.removeAll { $0.object == nil || $0.object === observer }
    }

    func set(_ cookies: [HTTPCookie]) {
        self.cookies = cookies
        later { [self] in
            for observer in observers { observer.object?.cookiesDidChange(in: self) }
        }
    }
}

extension HTTPCookie {
    fileprivate func isSame(as other: HTTPCookie) -> Bool {
        name == other.name && domain == other.domain && path == other.path
    }
}
