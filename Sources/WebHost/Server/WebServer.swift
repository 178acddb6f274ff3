import Dispatch
import FlyingFox
import FlyingSocks
import Foundation
internal import HostInterface
import Synchronization

/// The HTTP server: sends the page, and opens connections for messages.
final class WebServer: Sendable {
    /// The port that the server listens on.
    let port: UInt16
    private let task: Task<Void, Never>

    /// Starts to listen. Throws ``HostError`` when the port is taken.
    ///
    /// - Parameter connect: called on any thread for a new connection, with what becomes of its messages.
    init(
        at address: WebAddress, check: RequestCheck,
        connect: @escaping @Sendable (Connection) async -> Void
    ) throws {
        let handler = PageHandler(check: check, connect: connect)
        let server = try Self.server(at: address, handler: handler)
        let start = Start()
        task = Task.detached {
            do {
                try await server.run()
            } catch {
                start.fail(error)
            }
        }
        Task.detached {
            try? await server.waitUntilListening()
            switch await server.listeningAddress {
            case .ip4(_, let port)?, .ip6(_, let port)?: start.succeed(port)
            default: break
            }
        }
        switch start.wait() {
        case .success(let port): self.port = port
        case .failure(let error):
            task.cancel()
            throw HostError(
                """
                No web server at \(address.address):\(address.port) (\(error.localizedDescription)). \
                TRESTLE_WEB=ADDRESS:PORT chooses another address or port.
                """)
        }
    }

    deinit {
        task.cancel()
    }

    private static func server(at address: WebAddress, handler: PageHandler) throws -> HTTPServer {
        // What requests say, such as the token, is not logged.
        if address.isIPv6 {
            return HTTPServer(
                address: try .inet6(ip6: address.address, port: address.port), logger: .disabled, handler: handler)
        }
        return HTTPServer(
            address: try .inet(ip4: address.address, port: address.port), logger: .disabled, handler: handler)
    }

    /// How the start has gone, for the thread that waits for it.
    private final class Start: Sendable {
        private let result = Mutex<Result<UInt16, any Error>?>(nil)
        private let isKnown = DispatchSemaphore(value: 0)

        func succeed(_ port: UInt16) { finish(.success(port)) }

        func fail(_ error: any Error) { finish(.failure(error)) }

        private func finish(_ outcome: Result<UInt16, any Error>) {
            let isFirst = result.withLock { result in
                defer { result = result ?? outcome }
                return result == nil
            }
            if isFirst { isKnown.signal() }
        }

        func wait() -> Result<UInt16, any Error> {
            isKnown.wait()
            return result.withLock { $0 ?? .failure(HostError("the server has not started")) }
        }
    }
}

/// Answers requests that ``RequestCheck`` allows.
private struct PageHandler: HTTPHandler {
    let check: RequestCheck
    let connect: @Sendable (Connection) async -> Void

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        let host = request.headers[.host]
        let details = RequestCheck.Request(
            host: host, origin: request.headers[HTTPHeader("Origin")], cookies: request.headers[HTTPHeader("Cookie")],
            token: request.query.first { $0.name == "token" }?.value)
        switch (request.method, request.path) {
        case (.GET, "/"):
            guard let host, check.allowsPage(details) else { return Self.refusal }
            return WebPage().response(host: host, cookie: check.setCookie(for: host))
        case (.GET, "/messages"):
            guard check.allowsConnection(details) else { return Self.refusal }
            return try await WebSocketHTTPHandler(handler: ConnectionHandler(connect: connect)).handleRequest(request)
        default:
            return HTTPResponse(statusCode: .notFound)
        }
    }

    private static var refusal: HTTPResponse {
        HTTPResponse(
            statusCode: .forbidden, headers: [.contentType: "text/plain; charset=utf-8", .connection: "close"],
            body: Data("Open the address that the program has printed, with its token.\n".utf8))
    }
}
