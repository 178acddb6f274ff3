import CipherLibrary

/// Encrypts or decrypts a whole message with AES or triple DES, by OpenSSL's libcrypto, which is loaded at first use.
/// Without the library, and for other ciphers, it returns `kCCUnimplemented`.
/// - Linux: works
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let hasPadding = Int(options) & kCCOptionPKCS7Padding != 0
    let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
    let blockSize = Int(alg) == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSize3DES
    guard hasPadding || dataInLength % blockSize == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    let cryptor: Cryptor
    switch Cryptor.make(op, alg, mode, hasPadding, key, keyLength, iv) {
    case .success(let made): cryptor = made
    case .failure(let failure): return failure.status
    }
    guard let text = cryptor.cipher.update(UnsafeRawBufferPointer(start: dataIn, count: dataInLength)),
        let end = cryptor.cipher.finish()
    else { return CCCryptorStatus(kCCDecodeError) }
    return store(text + end, dataOut, dataOutAvailable, dataOutMoved)
}

/// A message that is encrypted or decrypted piece by piece.
/// - Linux: works
public typealias CCCryptorRef = OpaquePointer
/// How the blocks of a message depend on each other.
/// - Linux: works
public typealias CCMode = UInt32
/// How a message is filled up to whole blocks.
/// - Linux: works
public typealias CCPadding = UInt32
/// - Linux: no effect
public typealias CCModeOptions = UInt32

public var kCCModeECB: Int { 1 }
public var kCCModeCBC: Int { 2 }
public var kCCModeCFB: Int { 3 }
public var kCCModeCTR: Int { 4 }
public var kCCModeOFB: Int { 7 }
public var ccNoPadding: Int { 0 }
public var ccPKCS7Padding: Int { 1 }
public var kCCModeOptionCTR_BE: Int { 2 }

/// Begins a message. `CCCryptorRelease` releases its memory.
/// - Linux: works
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    let mode = Int(options) & kCCOptionECBMode != 0 ? kCCModeECB : kCCModeCBC
    let hasPadding = Int(options) & kCCOptionPKCS7Padding != 0
    return create(Cryptor.make(op, alg, mode, hasPadding, key, keyLength, iv), cryptorRef)
}

/// Begins a message in one of the modes ECB, CBC, CFB, CTR and OFB.
/// - Linux: works
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int,
    _ numRounds: Int32, _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    create(Cryptor.make(op, alg, Int(mode), Int(padding) == ccPKCS7Padding, key, keyLength, iv), cryptorRef)
}

/// Goes on with a message.
/// - Linux: works
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    let bytes = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    guard let text = Cryptor.at(cryptorRef).cipher.update(bytes) else { return CCCryptorStatus(kCCDecodeError) }
    return store(text, dataOut, dataOutAvailable, dataOutMoved)
}

/// Ends a message.
/// - Linux: works
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let end = Cryptor.at(cryptorRef).cipher.finish() else { return CCCryptorStatus(kCCDecodeError) }
    return store(end, dataOut, dataOutAvailable, dataOutMoved)
}

/// Returns the greatest number of bytes that an input of a length gives.
/// - Linux: works
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    (inputLength / kCCBlockSizeAES128 + 1) * kCCBlockSizeAES128
}

/// Releases a message's memory.
/// - Linux: works
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    if let cryptorRef { Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(cryptorRef)).release() }
    return CCCryptorStatus(kCCSuccess)
}

private func create(
    _ result: Result<Cryptor, Cryptor.Failure>, _ target: UnsafeMutablePointer<CCCryptorRef?>
) -> CCCryptorStatus {
    switch result {
    case .success(let cryptor):
        target.pointee = CCCryptorRef(Unmanaged.passRetained(cryptor).toOpaque())
        return CCCryptorStatus(kCCSuccess)
    case .failure(let failure): return failure.status
    }
}

private func store(
    _ bytes: [UInt8], _ target: UnsafeMutableRawPointer?, _ room: Int, _ count: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    count?.pointee = bytes.count
    guard bytes.count <= room else { return CCCryptorStatus(kCCBufferTooSmall) }
    if !bytes.isEmpty { target?.copyMemory(from: bytes, byteCount: bytes.count) }
    return CCCryptorStatus(kCCSuccess)
}
