import Foundation
import FoundationNetworking
import UIKit

/// Answers the requests of a scheme that only these tests have, when it is told to.
final class HeldPictures: URLProtocol {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var held: [URL: [HeldPictures]] = [:]
    nonisolated(unsafe) private static var requests: [URL: Int] = [:]
    nonisolated(unsafe) private static var stopped: Set<URL> = []

    /// Returns the number of requests of an address.
    static func count(of url: URL) -> Int { lock.withLock { requests[url] ?? 0 } }

    /// Returns whether a request waits for its answer.
    static func isHeld(_ url: URL) -> Bool { lock.withLock { held[url]?.isEmpty == false } }

    /// Returns whether a request was cancelled.
    static func isStopped(_ url: URL) -> Bool { lock.withLock { stopped.contains(url) } }

    /// Answers the requests that wait.
    static func answer(_ url: URL, _ data: Data, status: Int = 200) {
        for request in lock.withLock({ held.removeValue(forKey: url) }) ?? [] {
            guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            else { continue }
            request.client?.urlProtocol(request, didReceive: response, cacheStoragePolicy: .notAllowed)
            request.client?.urlProtocol(request, didLoad: data)
            request.client?.urlProtocolDidFinishLoading(request)
        }
    }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "picture" }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url else { return }
        Self.lock.withLock {
            Self.requests[url, default: 0] += 1
            Self.held[url, default: []].append(self)
        }
    }

    override func stopLoading() {
        guard let url = request.url else { return }
        Self.lock.withLock {
            guard let index = Self.held[url]?.firstIndex(where: { $0 === self }) else { return }
            Self.held[url]?.remove(at: index)
            Self.stopped.insert(url)
        }
    }
}
