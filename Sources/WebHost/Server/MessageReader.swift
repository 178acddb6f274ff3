import FlyingFox
import Foundation

/// Joins the frames of a WebSocket connection into messages. A frame or message that no page sends ends the connection.
///
/// Only the task that receives uses it.
final class MessageReader: @unchecked Sendable {  // Sound: AsyncStream calls its closure from one task at a time.
    private var frames: AsyncThrowingStream<WSFrame, any Error>.Iterator
    private let output: AsyncStream<Connection.Output>.Continuation
    /// The first frames of a message that is not complete.
    private var begun: [UInt8]?
    private var hasEnded = false
    /// The pings since the last message. No browser sends any, and each is answered.
    private var pings = 0
    private static let mostPings = 64

    init(
        frames: AsyncThrowingStream<WSFrame, any Error>, output: AsyncStream<Connection.Output>.Continuation
    ) {
        self.frames = frames.makeAsyncIterator()
        self.output = output
    }

    /// Returns nil at the end of the connection.
    func next() async -> ClientMessage? {
        while !hasEnded {
            guard let frame = try? await frames.next() else { return end(nil) }
            guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return end(.malformed) }
            switch frame.opcode {
            case .binary where begun == nil, .continuation where begun != nil:
                guard (begun?.count ?? 0) + frame.payload.count <= ClientMessage.mostBytes else {
                    return end(WSCloseCode(1009, reason: "message too large"))
                }
                let bytes = (begun ?? []) + frame.payload
                begun = frame.fin ? nil : bytes
                guard frame.fin else { continue }
                guard let message = ClientMessage(bytes) else { return end(.malformed) }
                pings = 0
                return message
            case .ping where frame.fin && frame.payload.count <= 125 && pings < Self.mostPings:
                pings += 1
                output.yield(.pong(frame.payload))
            case .pong where frame.fin && frame.payload.count <= 125:
                continue
            case .close:
                return end(.normalClosure)
            default:
                return end(.malformed)
            }
        }
        return nil
    }

    private func end(_ code: WSCloseCode?) -> ClientMessage? {
        hasEnded = true
        if let code { output.yield(.close(code)) }
        output.finish()
        return nil
    }
}
