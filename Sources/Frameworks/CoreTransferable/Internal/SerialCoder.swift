import Foundation

/// An encoder or decoder that several threads use one after the other.
// Sound: the coder is used under the lock alone. That its owner does not use it at the same time is the owner's promise:
// Apple's interface takes coders that are not Sendable.
final class SerialCoder<Coder>: @unchecked Sendable {
    private let coder: Coder
    private let lock = NSLock()

    init(_ coder: Coder) { self.coder = coder }

    func use<Value>(_ body: (Coder) throws -> Value) rethrows -> Value {
        try lock.withLock { try body(coder) }
    }
}
