import CoreFoundationTypes

// Sound: its string never changes.
/// What a key does with a message. Digests, PKCS #1, PSS, OAEP, X9.62, RFC 4754 and Diffie-Hellman work; the algorithms
/// whose names end in AESGCM are refused.
/// - Linux: works
public struct SecKeyAlgorithm: RawRepresentable, Hashable, @unchecked Sendable {
    // Sound: the string never changes.
    public let rawValue: CFString

    public init(rawValue: CFString) { self.rawValue = rawValue }
}

extension SecKeyAlgorithm {
    public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "rsaSignatureRaw")
    public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15Raw")
    public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA1")
    public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA224")
    public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA256")
    public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA384")
    public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA512")
    public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA1")
    public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA224")
    public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA256")
    public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA384")
    public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA512")
    public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA1")
    public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA224")
    public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA256")
    public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA384")
    public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA512")
    public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA1")
    public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA224")
    public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA256")
    public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA384")
    public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA512")
    public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(rawValue: "ecdsaSignatureRFC4754")
    public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962")
    public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA1")
    public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA224")
    public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA256")
    public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA384")
    public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA512")
    public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA1")
    public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA224")
    public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA256")
    public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA384")
    public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA512")
    public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "rsaEncryptionRaw")
    public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
    public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1")
    public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA224")
    public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
    public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA384")
    public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512")
    /// - Linux: refuses
    public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1AESGCM")
    /// - Linux: refuses
    public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA224AESGCM")
    /// - Linux: refuses
    public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256AESGCM")
    /// - Linux: refuses
    public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA384AESGCM")
    /// - Linux: refuses
    public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA1AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA224AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA256AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA384AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardX963SHA512AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorX963SHA1AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorX963SHA224AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorX963SHA384AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorX963SHA512AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardVariableIVX963SHA224AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardVariableIVX963SHA256AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardVariableIVX963SHA384AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionStandardVariableIVX963SHA512AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorVariableIVX963SHA224AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorVariableIVX963SHA384AESGCM")
    /// - Linux: refuses
    public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
        rawValue: "eciesEncryptionCofactorVariableIVX963SHA512AESGCM")
    public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandard")
    public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA1")
    public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA224")
    public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA256")
    public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA384")
    public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA512")
    public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactor")
    public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA1")
    public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA224")
    public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA256")
    public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA384")
    public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA512")
}
