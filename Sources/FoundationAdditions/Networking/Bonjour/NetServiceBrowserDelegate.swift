import Foundation

/// Told what a browser finds. Every method is optional: the defaults do nothing.
public protocol NetServiceBrowserDelegate: NSObjectProtocol {
    /// Never called on Linux: no search begins.
    func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)

    /// Tells that `stop()` ended a search.
    func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)

    /// Tells that nothing is searched; `errorDict` has `NetService.errorCode` and `NetService.errorDomain`.
    func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])

    /// Never called on Linux: nothing is found.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)

    /// Never called on Linux: nothing is found.
    func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)

    /// Never called on Linux: nothing is found.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)

    /// Never called on Linux: nothing is found.
    func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
    public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool) {}
    public func netServiceBrowser(
        _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
    ) {}
    public func netServiceBrowser(_ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool) {}
}
