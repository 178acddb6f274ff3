import MessageDigests

public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// A digest by SHA-512 or SHA-384 that takes its message piece by piece. Copies share their state.
/// - Linux: works
public struct CC_SHA512_CTX: Sendable {
    var number: UInt64 = 0

    public init() {}
}

/// Stores the digest of a message at `md`, and returns `md`.
/// - Linux: works
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(MessageDigest.digest(.sha512, of: UnsafeRawBufferPointer(start: data, count: Int(len))), at: md)
    return md
}

/// Begins a digest. It keeps memory until its `CC_SHA512_Final`.
/// - Linux: works
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA512_CTX())
    c.pointee.number = DigestContexts.messages.add(MessageDigest(.sha512))
    return 1
}

/// Goes on with a digest. Returns 0 if it was not begun or has ended.
/// - Linux: works
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(len))
    return DigestContexts.messages.change(c.pointee.number) { $0.update(bytes) } ? 1 : 0
}

/// Ends a digest and stores it at `md`. Returns 0 if it was not begun or has ended.
/// - Linux: works
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    guard let digest = DigestContexts.messages.remove(c.pointee.number) else { return 0 }
    store(digest.finalize(), at: md)
    return 1
}
