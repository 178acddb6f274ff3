import Foundation
import UniformTypeIdentifiers

/// A function, of an encoder or a decoder, that several threads call one after the other.
// Sound: it is called under the lock alone. That the owner of a coder does not use it at the same time is the owner's
// promise: Apple's interface takes coders that are not Sendable.
final class SerialFunction<Input, Output>: @unchecked Sendable {
    private let body: (Input) throws -> Output
    private let lock = NSLock()

    init(_ body: @escaping (Input) throws -> Output) { self.body = body }

    func callAsFunction(_ input: Input) throws -> Output { try lock.withLock { try body(input) } }
}

extension Transfer {
    /// Creates the transfer of an item as data.
    init(contentType: UTType, encode: SerialFunction<Item, Data>, decode: SerialFunction<Data, Item>) {
        self.init(contentType: contentType, export: .data { try encode($0) }, importing: .data { try decode($0) })
    }
}
