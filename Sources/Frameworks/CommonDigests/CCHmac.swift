import MessageDigests

/// The digest function of an HMAC: one of `kCCHmacAlgSHA1` and so on.
/// - Linux: works
public typealias CCHmacAlgorithm = UInt32

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

/// A digest with a key that takes its message piece by piece. Copies share their state.
/// - Linux: works
public struct CCHmacContext: Sendable {
    var number: UInt64 = 0

    public init() {}
}

/// Stores a message's HMAC at `macOut`, which has room for the function's digest.
/// - Linux: works
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    guard var digest = keyedDigest(algorithm, key, keyLength) else { return }
    digest.update(UnsafeRawBufferPointer(start: data, count: dataLength))
    let result = digest.finalize()
    macOut.copyMemory(from: result, byteCount: result.count)
}

/// Begins an HMAC. It keeps memory until its `CCHmacFinal`.
/// - Linux: works
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    ctx.initialize(to: CCHmacContext())
    guard let digest = keyedDigest(algorithm, key, keyLength) else { return }
    ctx.pointee.number = DigestContexts.keyed.add(digest)
}

/// Goes on with an HMAC.
/// - Linux: works
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) {
    let bytes = UnsafeRawBufferPointer(start: data, count: dataLength)
    _ = DigestContexts.keyed.change(ctx.pointee.number) { $0.update(bytes) }
}

/// Ends an HMAC and stores it at `macOut`.
/// - Linux: works
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    guard let digest = DigestContexts.keyed.remove(ctx.pointee.number)?.finalize() else { return }
    macOut.copyMemory(from: digest, byteCount: digest.count)
}

private func keyedDigest(_ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ length: Int) -> KeyedDigest? {
    let functions: [DigestAlgorithm] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard functions.indices.contains(Int(algorithm)) else { return nil }
    return KeyedDigest(functions[Int(algorithm)], key: UnsafeRawBufferPointer(start: key, count: length))
}
