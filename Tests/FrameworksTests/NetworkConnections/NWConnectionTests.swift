import Foundation
import NetworkConnections
import Testing

@Suite struct NWConnectionTests {
    private let queue = DispatchQueue(label: "connections")

    /// Starts a listener that sends back what it gets, and returns its port.
    private func echo(_ listener: NWListener) async throws -> NWEndpoint.Port {
        let queue = queue
        listener.newConnectionHandler = { connection in
            @Sendable func receive() {
                connection.receive(minimumIncompleteLength: 1, maximumLength: 1000) { data, _, isComplete, _ in
                    connection.send(
                        content: data, contentContext: isComplete ? .finalMessage : .defaultMessage,
                        completion: .idempotent)
                    if !isComplete { receive() }
                }
            }
            receive()
            connection.start(queue: queue)
        }
        let isReady = await withCheckedContinuation { continuation in
            listener.stateUpdateHandler = { state in
                if state == .ready { continuation.resume(returning: true) }
                if case .failed = state { continuation.resume(returning: false) }
            }
            listener.start(queue: queue)
        }
        #expect(isReady)
        return try #require(listener.port)
    }

    private func start(_ connection: NWConnection) async -> NWConnection.State {
        await withCheckedContinuation { continuation in
            connection.stateUpdateHandler = { state in
                switch state {
                case .ready, .failed: continuation.resume(returning: state)
                default: break
                }
            }
            connection.start(queue: queue)
        }
    }

    @Test func dataGoesToAListenerAndBack() async throws {
        let listener = try NWListener(using: .tcp)
        let connection = NWConnection(host: "127.0.0.1", port: try await echo(listener), using: .tcp)
        #expect(await start(connection) == .ready)
        let message = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        connection.send(content: message, completion: .idempotent)
        connection.send(
            content: nil, contentContext: .finalMessage,
            completion: .contentProcessed { error in
                #expect(error == nil)
            })
        let answer = await withCheckedContinuation { continuation in
            connection.receiveMessage { data, _, isComplete, error in
                continuation.resume(returning: (data, isComplete, error))
            }
        }
        #expect(answer.0 == message && answer.1 && answer.2 == nil)
        connection.cancel()
        listener.cancel()
    }

    @Test func aPortWithoutAListenerFails() async {
        let connection = NWConnection(host: "127.0.0.1", port: 1, using: .tcp)
        #expect(await start(connection) == .failed(.posix(.ECONNREFUSED)))
    }

    @Test func aNameWithoutAnAddressAndASecureConnectionFail() async {
        let nobody = NWConnection(host: "nobody.invalid", port: 80, using: .tcp)
        #expect(await start(nobody) == .failed(.dns(-65_554)))
        let secure = NWConnection(host: "127.0.0.1", port: 443, using: .tls)
        #expect(await start(secure) == .failed(.posix(.EOPNOTSUPP)))
        #expect(throws: NWError.self) { try NWListener(using: .udp) }
    }

    @Test func whatWaitsForDataEndsWithTheConnection() async throws {
        let listener = try NWListener(using: .tcp)
        let connection = NWConnection(host: "localhost", port: try await echo(listener), using: .tcp)
        #expect(await start(connection) == .ready)
        let error = await withCheckedContinuation { continuation in
            connection.receive(minimumIncompleteLength: 1, maximumLength: 10) { _, _, _, error in
                continuation.resume(returning: error)
            }
            connection.cancel()
        }
        #expect(error == .posix(.ECANCELED) && connection.state == .cancelled)
        listener.cancel()
    }

    @Test func datagramsAreSent() async {
        let connection = NWConnection(host: "127.0.0.1", port: 9, using: .udp)
        #expect(await start(connection) == .ready)
        let error = await withCheckedContinuation { continuation in
            connection.send(content: Data([1]), completion: .contentProcessed { continuation.resume(returning: $0) })
        }
        #expect(error == nil)
        connection.cancel()
    }
}
