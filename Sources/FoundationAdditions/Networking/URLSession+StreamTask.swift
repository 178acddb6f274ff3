import Foundation
import FoundationNetworking

// Connections of a session without HTTP. Foundation on Linux has none, and no task of their class can be made.
extension URLSession {
    /// Returns a task that fails when it is resumed, with `URLError.unsupportedURL`: sessions have no connections without
    /// HTTP on Linux. `NWConnection` is one.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionTask {
        refusedTask(host: hostname, port: port)
    }

    /// Returns a task that fails when it is resumed, as that for a host does.
    public func streamTask(with service: NetService) -> URLSessionTask {
        refusedTask(host: service.hostName ?? service.name, port: service.port)
    }

    private func refusedTask(host: String, port: Int) -> URLSessionTask {
        var address = URLComponents()
        address.scheme = "stream"
        address.host = host
        address.port = port >= 0 ? port : nil
        return dataTask(with: address.url ?? URL(string: "stream:")!)
    }
}
