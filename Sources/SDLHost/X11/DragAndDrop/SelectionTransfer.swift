internal import CX11
import Foundation

/// Loads one type of a selection from the program that owns it, in one piece or, if that program wants it, in several.
@MainActor
final class SelectionTransfer {
    private let connection: XConnection
    private var window: Window = 0
    private var bytes: [UInt8] = []
    private var expected = 0
    private var isInPieces = false
    private let progress: @MainActor (Int, Int) -> Void
    private var completion: (@MainActor ([UInt8]?) -> Void)?
    private var patience: Patience?

    /// How long the other program may be silent, in seconds.
    private static let silence = 10.0

    init(
        _ connection: XConnection, progress: @escaping @MainActor (Int, Int) -> Void,
        completion: @escaping @MainActor ([UInt8]?) -> Void
    ) {
        self.connection = connection
        self.progress = progress
        self.completion = completion
    }

    /// - Parameter time: the server's time of the drag.
    func start(_ type: Atom, of selection: Atom, time: Time, silence: Double = SelectionTransfer.silence) {
        window = connection.makeWindow { [self] in receive($0) }
        patience = Patience(silence) { [weak self] in self?.end(nil) }
        XConvertSelection(connection.display, selection, type, connection.atoms.data, window, time)
        connection.flush()
    }

    private func receive(_ event: XEvent) {
        switch event.type {
        case SelectionNotify:
            guard event.xselection.property != 0 else { return end(nil) }
            takeFirst()
        case PropertyNotify:
            guard isInPieces, event.xproperty.atom == connection.atoms.data,
                event.xproperty.state == PropertyNewValue
            else { return }
            takePiece()
        default: break
        }
    }

    private func takeFirst() {
        guard let property = connection.property(connection.atoms.data, of: window, deleting: true) else {
            return end(nil)
        }
        guard property.type == connection.atoms.incremental else { return end(property.bytes) }
        isInPieces = true
        expected = Int(property.numbers.first ?? 0)
        patience?.renew()
        connection.flush()
    }

    /// Takes a piece; deleting the property asks for the next one. An empty piece is the last.
    private func takePiece() {
        guard let property = connection.property(connection.atoms.data, of: window, deleting: true) else { return }
        guard !property.bytes.isEmpty else { return end(bytes) }
        bytes += property.bytes
        patience?.renew()
        connection.flush()
        progress(bytes.count, max(expected, bytes.count))
    }

    private func end(_ result: [UInt8]?) {
        guard let completion else { return }
        self.completion = nil
        patience?.stop()
        connection.destroy(window)
        completion(result)
    }
}

/// Calls a closure when nothing has happened for some time.
@MainActor
final class Patience {
    private let seconds: Double
    private let action: @MainActor () -> Void
    private var generation = 0

    init(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
        self.seconds = seconds
        self.action = action
        renew()
    }

    func renew() {
        generation += 1
        let started = generation
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.generation == started else { return }
                self.generation += 1
                self.action()
            }
        }
    }

    func stop() { generation += 1 }
}
