import Foundation
import FoundationNetworking

/// The data of sites, which are the cookies that an application has set. They live until the program ends.
///
/// - Linux: works
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore(isPersistent: true)

    private let cookies = WKHTTPCookieStore()
    private let persists: Bool

    private init(isPersistent: Bool) { persists = isPersistent }

    open class func `default`() -> WKWebsiteDataStore { shared }

    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }

    open var isPersistent: Bool { persists }

    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
            WKWebsiteDataTypeOfflineWebApplicationCache, WKWebsiteDataTypeCookies, WKWebsiteDataTypeSessionStorage,
            WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeWebSQLDatabases, WKWebsiteDataTypeIndexedDBDatabases,
            WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeFileSystem,
        ]
    }

    open var httpCookieStore: WKHTTPCookieStore { cookies }

    // MARK: Sites

    @preconcurrency
    open func fetchDataRecords(
        ofTypes dataTypes: Set<String>,
        completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
    ) {
        later { [self] in completionHandler(records(ofTypes: dataTypes)) }
    }

    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
        records(ofTypes: dataTypes)
    }

    private func records(ofTypes dataTypes: Set<String>) -> [WKWebsiteDataRecord] {
        guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return [] }
        return Set(cookies.cookies.map(\.site)).sorted().map(WKWebsiteDataRecord.init)
    }

    @preconcurrency
    open func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        remove(dataTypes, ofSites: Set(dataRecords.map(\.displayName)))
        later { completionHandler() }
    }

    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {
        remove(dataTypes, ofSites: Set(dataRecords.map(\.displayName)))
    }

    /// Removes all data of the types: nobody knows when a cookie was set.
    @preconcurrency
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        remove(dataTypes, ofSites: nil)
        later { completionHandler() }
    }

    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        remove(dataTypes, ofSites: nil)
    }

    /// - Parameter sites: nil for all.
    private func remove(_ dataTypes: Set<String>, ofSites sites: Set<String>?) {
        guard dataTypes.contains(WKWebsiteDataTypeCookies) else { return }
        let rest = cookies.cookies.filter { sites?.contains($0.site) == false }
        if rest.count != cookies.cookies.count { cookies.set(rest) }
    }
}

extension HTTPCookie {
    /// The domain without the dot that stands for subdomains.
    fileprivate var site: String { domain.hasPrefix(".") ? String(domain.dropFirst()) : domain }
}
