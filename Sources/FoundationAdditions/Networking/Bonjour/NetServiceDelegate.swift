import Foundation

/// Told what becomes of a service. Every method is optional: the defaults do nothing.
public protocol NetServiceDelegate: NSObjectProtocol {
    /// Never called on Linux: no service is announced.
    func netServiceWillPublish(_ sender: NetService)

    /// Never called on Linux: no service is announced.
    func netServiceDidPublish(_ sender: NetService)

    /// Tells that a service is not announced; `errorDict` has `NetService.errorCode` and `NetService.errorDomain`.
    func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])

    /// Never called on Linux: no service is resolved.
    func netServiceWillResolve(_ sender: NetService)

    /// Never called on Linux: no service is resolved.
    func netServiceDidResolveAddress(_ sender: NetService)

    /// Tells that a service is not resolved; `errorDict` has `NetService.errorCode` and `NetService.errorDomain`.
    func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])

    /// Tells that `stop()` ended what was started.
    func netServiceDidStop(_ sender: NetService)

    /// Never called on Linux: no record of another device changes.
    func netService(_ sender: NetService, didUpdateTXTRecord data: Data)

    /// Never called on Linux: no service is announced.
    func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
    public func netServiceWillPublish(_ sender: NetService) {}
    public func netServiceDidPublish(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
    public func netServiceWillResolve(_ sender: NetService) {}
    public func netServiceDidResolveAddress(_ sender: NetService) {}
    public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
    public func netServiceDidStop(_ sender: NetService) {}
    public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
    public func netService(
        _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
    ) {}
}
