import Foundation

/// Makes keys of a key (RFC 5869).
/// - Linux: works
public struct HKDF<H: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: a key of the function's length.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        HMAC<H>.authenticationCode(
            for: inputKeyMaterial.withUnsafeBytes { Array($0) }, using: SymmetricKey(data: salt.map { Array($0) } ?? [])
        )
    }

    /// The second step: a key of any length up to 255 times the function's.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        let count = (outputByteCount + H.Digest.byteCount - 1) / H.Digest.byteCount
        precondition(outputByteCount >= 0 && count <= 255, "The key is too long.")
        let key = SymmetricKey(data: prk)
        var (output, block): ([UInt8], [UInt8]) = ([], [])
        for number in 0..<count {
            block = Array(
                HMAC<H>.authenticationCode(
                    for: block + (info.map { Array($0) } ?? []) + [UInt8(number + 1)], using: key))
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
