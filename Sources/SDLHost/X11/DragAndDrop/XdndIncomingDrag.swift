internal import CX11
import Foundation
internal import HostInterface

/// A drag of another X client over a window of the application.
@MainActor
final class XdndIncomingDrag: HostIncomingDrag {
    /// The window of the other program that sends the messages.
    let source: Window
    /// The application's window below the drag.
    let window: Window
    let types: [String]
    private(set) var addresses: [String] = []
    /// What the client has answered last.
    private(set) var isAccepted = false
    /// The server's time of the last message.
    var time: Time = 0
    private let connection: XConnection

    private var loads = 0
    /// What the client has said of the drop; nil before its end.
    private var result: Bool?
    private var isOver = false

    /// How long the drag waits for the addresses before it enters, in seconds.
    private static let waitForAddresses = 0.5
    /// How long after the end of a drop its loads may begin, in seconds: they begin on other threads.
    private static let waitForLoads = 0.5
    private var patience: Patience?

    init(_ message: XMessage, _ connection: XConnection) {
        source = Window(bitPattern: message.values[0])
        window = message.window
        self.connection = connection
        let hasList = message.values[1] & 1 != 0
        let atoms =
            hasList
            ? connection.property(connection.atoms.typeList, of: source)?.numbers ?? []
            : message.values[2...].map { UInt(bitPattern: $0) }
        types = connection.names(of: atoms)
    }

    /// Loads the addresses, if there are any, and calls the completion.
    func prepare(completion: @escaping @MainActor () -> Void) {
        guard types.contains("text/uri-list") else { return completion() }
        start("text/uri-list", silence: Self.waitForAddresses) { [weak self] bytes in
            guard let self else { return }
            // Lines with a number sign are comments (RFC 2483).
            addresses = String(decoding: bytes ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
                .filter { !$0.hasPrefix("#") }.map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.isEmpty }
            completion()
        }
    }

    // MARK: The client

    func answer(accepts: Bool) { isAccepted = accepts }

    func load(
        _ type: String, progress: @escaping @MainActor (Int, Int) -> Void,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        guard !isOver, connection.isOpen, types.contains(type) else { return completion(nil) }
        loads += 1
        start(type, progress: progress) { [self] bytes in
            completion(bytes)
            loads -= 1
            endIfDue()
        }
    }

    private func start(
        _ type: String, silence: Double = 10, progress: @escaping @MainActor (Int, Int) -> Void = { _, _ in },
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        let transfer = SelectionTransfer(connection, progress: progress, completion: completion)
        transfer.start(connection.atom(type), of: connection.atoms.selection, time: time, silence: silence)
    }

    func finish(accepted: Bool) {
        guard patience == nil, !isOver else { return }
        patience = Patience(accepted ? Self.waitForLoads : 0) { [self] in
            result = accepted
            patience = nil
            endIfDue()
        }
    }

    private func endIfDue() {
        guard let result, loads == 0, !isOver else { return }
        isOver = true
        let action = result ? Int(bitPattern: connection.atoms.actionCopy) : 0
        tell(connection.atoms.finished, [Int(bitPattern: window), result ? 1 : 0, action])
    }

    // MARK: The other program

    /// Answers a position with what the client has said.
    func sendStatus() {
        let action = isAccepted ? Int(bitPattern: connection.atoms.actionCopy) : 0
        // The second bit asks for further positions wherever the drag moves.
        tell(connection.atoms.status, [Int(bitPattern: window), (isAccepted ? 1 : 0) | 2, 0, 0, action])
    }

    /// Called when the drag has left: nothing can be loaded any more.
    func leave() { isOver = true }

    private func tell(_ message: Atom, _ values: [Int]) {
        connection.send(message, to: source, about: source, values)
    }
}
