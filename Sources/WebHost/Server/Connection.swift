import Dispatch
import FlyingFox
import Foundation
import Synchronization

/// A connection for messages: what its page sends, and what is sent to it.
///
/// Updates are compressed when the network has room for them, on a thread of the server.
final class Connection: Sendable {
    /// The messages of the page. Ends with the connection. The next message is read when the one before was taken.
    let messages: AsyncStream<ClientMessage>
    private let output: AsyncStream<Output>
    private let outputEnd: AsyncStream<Output>.Continuation
    /// Signaled when everything is sent that was to be, or cannot be sent any more.
    private let isSent = DispatchSemaphore(value: 0)
    /// The bytes of updates that were sent and not shown yet, by number.
    private let sizes = Mutex<[UInt32: Int]>([:])

    enum Output: Sendable {
        case update(Update)
        case pong(Data)
        case close(WSCloseCode)
    }

    init(frames: AsyncThrowingStream<WSFrame, any Error>) {
        (output, outputEnd) = AsyncStream.makeStream(of: Output.self)
        let reader = MessageReader(frames: frames, output: outputEnd)
        messages = AsyncStream { await reader.next() }
    }

    func send(_ update: Update) {
        outputEnd.yield(.update(update))
    }

    /// The bytes that are on their way, as far as they are compressed already.
    var bytesUnderWay: Int { sizes.withLock { $0.values.reduce(0, +) } }

    /// Called when the page shows the update.
    func wasShown(_ number: UInt32) { sizes.withLock { _ = $0.removeValue(forKey: number) } }

    /// Sends what is left, then the reason, and ends the connection.
    func close(_ code: WSCloseCode) {
        outputEnd.yield(.close(code))
        outputEnd.finish()
    }

    /// Waits until the connection has sent its close, at most so many seconds.
    func waitForEnd(_ seconds: Double) { _ = isSent.wait(timeout: .now() + seconds) }

    /// The frames to send.
    fileprivate func makeFrames() -> AsyncStream<WSFrame> {
        let source = FrameSource(output: output, connection: self)
        return AsyncStream {
            await source.next()
        } onCancel: { [outputEnd, isSent] in
            outputEnd.finish()
            isSent.signal()
        }
    }

    fileprivate func noteEnd() { isSent.signal() }

    fileprivate func noteSize(_ byteCount: Int, of number: UInt32) {
        sizes.withLock { $0[number] = byteCount }
    }
}

extension WSCloseCode {
    /// For pages that send what no page of this version sends.
    static let malformed = WSCloseCode(1002, reason: "malformed message")
    static let replaced = WSCloseCode(4001, reason: "replaced by a new connection")
    static let full = WSCloseCode(4002, reason: "too many viewers")
    static let ended = WSCloseCode(4003, reason: "the program has ended")
}

/// Hands a new connection to the host.
struct ConnectionHandler: WSHandler {
    let connect: @Sendable (Connection) async -> Void

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let connection = Connection(frames: client)
        Task.detached { [connect] in await connect(connection) }
        return connection.makeFrames()
    }
}

/// Compresses updates, one after the other. Only the task that sends uses it.
private final class FrameSource: @unchecked Sendable {  // Sound: AsyncStream calls its closure from one task at a time.
    private var iterator: AsyncStream<Connection.Output>.Iterator
    private let connection: Connection
    private lazy var encoder = TileEncoder()
    private var isClosed = false

    init(output: AsyncStream<Connection.Output>, connection: Connection) {
        iterator = output.makeAsyncIterator()
        self.connection = connection
    }

    func next() async -> WSFrame? {
        guard !isClosed, let output = await iterator.next() else {
            connection.noteEnd()
            return nil
        }
        switch output {
        case .update(let update):
            let bytes = update.encoded(with: encoder)
            connection.noteSize(bytes.count, of: update.number)
            return WSFrame(fin: true, opcode: .binary, mask: nil, payload: Data(bytes))
        case .pong(let payload):
            return WSFrame(fin: true, opcode: .pong, mask: nil, payload: payload)
        case .close(let code):
            isClosed = true
            return .close(code: code)
        }
    }
}
