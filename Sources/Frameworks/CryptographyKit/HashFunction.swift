import Foundation
import MessageDigests

/// A function that makes a digest of a message, at once or piece by piece.
/// - Linux: works
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptographyKit.Digest

    static var blockByteCount: Int { get }

    init()

    mutating func update(bufferPointer: UnsafeRawBufferPointer)

    /// Returns the digest of all bytes so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of a whole message.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Goes on with the message.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}
