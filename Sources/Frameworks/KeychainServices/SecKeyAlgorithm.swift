import CoreFoundationTypes

// Sound: its string never changes.
/// What a key does with a message. No key can do it on Linux.
/// - Linux: no effect
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
    // Sound: the string never changes.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
}

extension SecKeyAlgorithm {
    public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "rsaSignatureRaw")
    public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15Raw")
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA1")
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA256")
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA512")
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA1")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA256")
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA512")
    public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA1")
    public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA256")
    public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA512")
    public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA1")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA256")
    public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA512")
    public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(rawValue: "ecdsaSignatureRFC4754")
    public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962")
    public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA1")
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA256")
    public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA512")
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA1")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA256")
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA512")
    public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "rsaEncryptionRaw")
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512")
    public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1AESGCM")
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256AESGCM")
    public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512AESGCM")
    public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA1AESGCM")
    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA256AESGCM")
    public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA512AESGCM")
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandard")
    public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA1")
    public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA256")
    public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA512")
}
