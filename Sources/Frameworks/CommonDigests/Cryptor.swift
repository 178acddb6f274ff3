import CipherLibrary

/// A message at work.
final class Cryptor {
    struct Failure: Error {
        let status: CCCryptorStatus

        init(_ status: Int) { self.status = CCCryptorStatus(status) }
    }

    let cipher: Cipher

    private init(_ cipher: Cipher) { self.cipher = cipher }

    static func at(_ pointer: CCCryptorRef) -> Cryptor {
        Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }

    static func make(
        _ operation: CCOperation, _ algorithm: CCAlgorithm, _ mode: Int, _ hasPadding: Bool, _ key: UnsafeRawPointer?,
        _ keyLength: Int, _ vector: UnsafeRawPointer?
    ) -> Result<Cryptor, Failure> {
        guard let key, Int(operation) == kCCEncrypt || Int(operation) == kCCDecrypt else {
            return .failure(Failure(kCCParamError))
        }
        let names = [
            kCCModeECB: "ecb", kCCModeCBC: "cbc", kCCModeCFB: "cfb", kCCModeCTR: "ctr", kCCModeOFB: "ofb",
        ]
        guard let modeName = names[mode] else { return .failure(Failure(kCCUnimplemented)) }
        let (name, vectorLength): (String, Int)
        switch Int(algorithm) {
        case kCCAlgorithmAES:
            guard [16, 24, 32].contains(keyLength) else { return .failure(Failure(kCCKeySizeError)) }
            (name, vectorLength) = ("aes-\(keyLength * 8)-\(modeName)", 16)
        case kCCAlgorithm3DES:
            guard keyLength == kCCKeySize3DES else { return .failure(Failure(kCCKeySizeError)) }
            (name, vectorLength) = (mode == kCCModeECB ? "des-ede3" : "des-ede3-\(modeName)", 8)
        default: return .failure(Failure(kCCUnimplemented))
        }
        // As on Apple's systems, no initial vector is one of zeros.
        let nonce =
            vector.map { Array(UnsafeRawBufferPointer(start: $0, count: vectorLength)) }
            ?? [UInt8](repeating: 0, count: vectorLength)
        let cipher = Cipher(
            name, isEncrypting: Int(operation) == kCCEncrypt,
            key: Array(UnsafeRawBufferPointer(start: key, count: keyLength)), nonce: mode == kCCModeECB ? [] : nonce,
            hasPadding: hasPadding)
        return cipher.map { .success(Cryptor($0)) } ?? .failure(Failure(kCCUnimplemented))
    }
}
