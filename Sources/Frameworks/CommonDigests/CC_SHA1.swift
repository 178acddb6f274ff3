import MessageDigests

public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }

/// A digest by SHA-1 that takes its message piece by piece. Copies share their state.
/// - Linux: works
public struct CC_SHA1_CTX: Sendable {
    var number: UInt64 = 0

    public init() {}
}

/// Stores the digest of a message at `md`, and returns `md`.
/// - Linux: works
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    store(MessageDigest.digest(.sha1, of: UnsafeRawBufferPointer(start: data, count: Int(len))), at: md)
    return md
}

/// Begins a digest. It keeps memory until its `CC_SHA1_Final`.
/// - Linux: works
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    c.initialize(to: CC_SHA1_CTX())
    c.pointee.number = DigestContexts.messages.add(MessageDigest(.sha1))
    return 1
}

/// Goes on with a digest. Returns 0 if it was not begun or has ended.
/// - Linux: works
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG
) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(len))
    return DigestContexts.messages.change(c.pointee.number) { $0.update(bytes) } ? 1 : 0
}

/// Ends a digest and stores it at `md`. Returns 0 if it was not begun or has ended.
/// - Linux: works
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    guard let digest = DigestContexts.messages.remove(c.pointee.number) else { return 0 }
    store(digest.finalize(), at: md)
    return 1
}
