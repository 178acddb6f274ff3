import Foundation

/// A message's digest with a key, which says who made it.
/// - Linux: works
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    public init(key: SymmetricKey) {
        var block = key.withUnsafeBytes { Array($0) }
        if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of all bytes so far.
    public func finalize() -> HashedAuthenticationCode<H> {
        var last = outer
        last.update(data: Array(inner.finalize()))
        return HashedAuthenticationCode(bytes: Array(last.finalize()))
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        areEqual(authenticationCode, self.authenticationCode(for: authenticatedData, using: key))
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        areEqual(authenticationCode, self.authenticationCode(for: authenticatedData, using: key))
    }

    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool {
        areEqual(mac, authenticationCode(for: Array(bufferPointer), using: key))
    }
}
