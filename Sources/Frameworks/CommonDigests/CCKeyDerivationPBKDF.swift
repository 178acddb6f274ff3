import MessageDigests

/// How a key is made of a password: `kCCPBKDF2`.
/// - Linux: works
public typealias CCPBKDFAlgorithm = UInt32
/// The function that a key is made with: one of `kCCPRFHmacAlgSHA1` and so on.
/// - Linux: works
public typealias CCPseudoRandomAlgorithm = UInt32

public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Stores a key that is made of a password at `derivedKey`. Returns `kCCParamError` for other functions than those
/// above, and if there is nothing to do.
/// - Linux: works
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let functions: [DigestAlgorithm] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    guard algorithm == kCCPBKDF2, (1...5).contains(prf), rounds > 0, derivedKeyLen > 0, let derivedKey else {
        return Int32(kCCParamError)
    }
    let key = PasswordKey.derive(
        functions[Int(prf) - 1], password: UnsafeRawBufferPointer(start: password, count: passwordLen),
        salt: UnsafeRawBufferPointer(start: salt, count: saltLen), rounds: Int(rounds), length: derivedKeyLen)
    store(key, at: derivedKey)
    return Int32(kCCSuccess)
}
