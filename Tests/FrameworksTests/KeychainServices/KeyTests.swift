import Foundation
import Testing

@testable import KeychainServices

@Suite struct KeyTests {
    private let message = Data("A message.".utf8) as CFData

    private func key(_ type: CFString, _ bits: Int) throws -> SecKey {
        let attributes: [String: Any] = [kSecAttrKeyType as String: type, kSecAttrKeySizeInBits as String: bits]
        return try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
    }

    private func rsa() throws -> SecKey { try key(kSecAttrKeyTypeRSA, 2048) }

    private func curve(_ bits: Int = 256) throws -> SecKey { try key(kSecAttrKeyTypeECSECPrimeRandom, bits) }

    private func publicKey(_ key: SecKey) throws -> SecKey { try #require(SecKeyCopyPublicKey(key)) }

    private func data(_ bytes: CFData?) -> Data? { bytes.map { Data(referencing: $0) } }

    @Test(arguments: [
        SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA1, .rsaSignatureMessagePKCS1v15SHA256,
        .rsaSignatureMessagePKCS1v15SHA384, .rsaSignatureMessagePSSSHA256, .rsaSignatureMessagePSSSHA512,
    ])
    func aSignatureOfRSAIsOfItsMessageOnly(_ algorithm: SecKeyAlgorithm) throws {
        try checkSignature(rsa(), algorithm)
    }

    @Test(arguments: [
        SecKeyAlgorithm.ecdsaSignatureMessageX962SHA1, .ecdsaSignatureMessageX962SHA256,
        .ecdsaSignatureMessageX962SHA512,
    ])
    func aSignatureOfACurveIsOfItsMessageOnly(_ algorithm: SecKeyAlgorithm) throws {
        for bits in [256, 384, 521] { try checkSignature(curve(bits), algorithm) }
    }

    private func checkSignature(_ key: SecKey, _ algorithm: SecKeyAlgorithm) throws {
        let signature = try #require(SecKeyCreateSignature(key, algorithm, message, nil))
        let publicKey = try publicKey(key)
        #expect(SecKeyVerifySignature(publicKey, algorithm, message, signature, nil))
        var error: Unmanaged<CFError>?
        let other = Data("Another message.".utf8) as CFData
        #expect(!SecKeyVerifySignature(publicKey, algorithm, other, signature, &error))
        #expect(error?.takeRetainedValue().code == Int(errSecVerifyFailed))
        #expect(SecKeyCreateSignature(publicKey, algorithm, message, nil) == nil)
    }

    @Test func aSignatureOfADigestIsThatOfItsMessage() throws {
        let key = try rsa()
        let digest = try #require(KeyMaterial.digest([UInt8](Data(referencing: message)), "SHA256"))
        let ofDigest = SecKeyCreateSignature(key, .rsaSignatureDigestPKCS1v15SHA256, Data(digest) as CFData, nil)
        let ofMessage = SecKeyCreateSignature(key, .rsaSignatureMessagePKCS1v15SHA256, message, nil)
        #expect(data(ofDigest) == data(ofMessage))
        #expect(ofDigest != nil)
        #expect(SecKeyCreateSignature(key, .rsaSignatureDigestPKCS1v15SHA256, message, nil) == nil)
    }

    @Test func aPlainSignatureIsTwoNumbersOfTheCurvesLength() throws {
        for (bits, length) in [(256, 64), (521, 132)] {
            let key = try curve(bits)
            let digest = Data(repeating: 7, count: 32) as CFData
            let signature = try #require(SecKeyCreateSignature(key, .ecdsaSignatureRFC4754, digest, nil))
            #expect(signature.length == length)
            #expect(SecKeyVerifySignature(try publicKey(key), .ecdsaSignatureRFC4754, digest, signature, nil))
        }
    }

    @Test(arguments: [
        SecKeyAlgorithm.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA1, .rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA512,
    ])
    func whatThePublicKeyEncryptsThePrivateKeyDecrypts(_ algorithm: SecKeyAlgorithm) throws {
        let key = try rsa()
        let encrypted = try #require(SecKeyCreateEncryptedData(try publicKey(key), algorithm, message, nil))
        #expect(encrypted.length == SecKeyGetBlockSize(key))
        #expect(data(encrypted) != data(message))
        #expect(data(SecKeyCreateDecryptedData(key, algorithm, encrypted, nil)) == data(message))
    }

    @Test func dataThatWasEncryptedOtherwiseIsRefused() throws {
        let key = try rsa()
        var error: Unmanaged<CFError>?
        let bytes = Data(repeating: 1, count: 256) as CFData
        #expect(SecKeyCreateDecryptedData(key, .rsaEncryptionOAEPSHA256, bytes, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecDecode))
    }

    @Test func keysAreTheSameAfterTheirBytes() throws {
        for key in [try rsa(), try curve(256), try curve(384), try curve(521)] {
            for key in [key, try publicKey(key)] {
                let attributes = try #require(SecKeyCopyAttributes(key))
                let bytes = try #require(SecKeyCopyExternalRepresentation(key, nil))
                let decoded = try #require(SecKeyCreateWithData(bytes, attributes, nil))
                #expect(decoded == key)
                #expect(data(SecKeyCopyExternalRepresentation(decoded, nil)) == data(bytes))
            }
        }
    }

    @Test func bytesOfCurvesAreCoordinatesAndTheNumber() throws {
        let key = try curve()
        #expect(SecKeyCopyExternalRepresentation(key, nil)?.length == 97)
        let point = try #require(data(SecKeyCopyExternalRepresentation(try publicKey(key), nil)))
        #expect(point.count == 65)
        #expect(point.first == 4)
    }

    @Test func otherBytesAreNoKey() {
        var error: Unmanaged<CFError>?
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeyClass as String: kSecAttrKeyClassPublic,
        ]
        #expect(SecKeyCreateWithData(message, attributes as CFDictionary, &error) == nil)
        #expect(error?.takeRetainedValue().code == Int(errSecDecode))
    }

    @Test func bothSidesDeriveTheSameSecret() throws {
        let (one, two) = (try curve(), try curve())
        let parameters: [String: Any] = [
            SecKeyKeyExchangeParameter.requestedSize.rawValue as String: 48,
            SecKeyKeyExchangeParameter.sharedInfo.rawValue as String: Data("both".utf8),
        ]
        for algorithm in [SecKeyAlgorithm.ecdhKeyExchangeStandard, .ecdhKeyExchangeCofactorX963SHA256] {
            let first = SecKeyCopyKeyExchangeResult(
                one, algorithm, try publicKey(two), parameters as CFDictionary, nil)
            let second = SecKeyCopyKeyExchangeResult(
                two, algorithm, try publicKey(one), parameters as CFDictionary, nil)
            #expect(data(first) == data(second))
            #expect(first?.length == (algorithm == .ecdhKeyExchangeStandard ? 32 : 48))
        }
        #expect(
            SecKeyCopyKeyExchangeResult(
                one, .ecdhKeyExchangeStandard, try publicKey(curve(384)), parameters as CFDictionary, nil) == nil)
    }

    @Test func aKeySupportsWhatItsTypeAndClassCan() throws {
        let (key, other) = (try rsa(), try curve())
        #expect(SecKeyIsAlgorithmSupported(key, .sign, .rsaSignatureMessagePKCS1v15SHA256))
        #expect(!SecKeyIsAlgorithmSupported(try publicKey(key), .sign, .rsaSignatureMessagePKCS1v15SHA256))
        #expect(SecKeyIsAlgorithmSupported(try publicKey(key), .encrypt, .rsaEncryptionOAEPSHA1))
        #expect(!SecKeyIsAlgorithmSupported(other, .sign, .rsaSignatureMessagePKCS1v15SHA256))
        #expect(SecKeyIsAlgorithmSupported(other, .keyExchange, .ecdhKeyExchangeStandard))
        #expect(!SecKeyIsAlgorithmSupported(key, .encrypt, .rsaEncryptionOAEPSHA256AESGCM))
    }

    @Test func permanentKeysAndThoseOfASecureEnclaveAreRefused() {
        for more in [kSecAttrTokenID: kSecAttrTokenIDSecureEnclave as Any, kSecAttrIsPermanent: true as Any] {
            let attributes: [String: Any] = [
                kSecAttrKeyType as String: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits as String: 256,
                more.key as String: more.value,
            ]
            var error: Unmanaged<CFError>?
            #expect(SecKeyCreateRandomKey(attributes as CFDictionary, &error) == nil)
            #expect(error?.takeRetainedValue().code == Int(errSecUnimplemented))
        }
    }

    @Test func aLabelAndATagAreAmongTheAttributes() throws {
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeEC, kSecAttrKeySizeInBits as String: 256,
            kSecPrivateKeyAttrs as String: [
                kSecAttrApplicationTag as String: Data("tag".utf8), kSecAttrLabel as String: "label",
            ],
        ]
        let key = try #require(SecKeyCreateRandomKey(attributes as CFDictionary, nil))
        let copied = SecKeyCopyAttributes(key)
        #expect(copied?[kSecAttrApplicationTag] as? Data == Data("tag".utf8))
        #expect(copied?[kSecAttrLabel] as? String == "label")
        #expect((copied?[kSecAttrApplicationLabel] as? Data)?.count == 20)
    }

    @Test func olderFunctionsDoTheSame() throws {
        var publicKey: SecKey?
        var privateKey: SecKey?
        let attributes: [String: Any] = [
            kSecAttrKeyType as String: kSecAttrKeyTypeRSA, kSecAttrKeySizeInBits as String: 1024,
        ]
        #expect(SecKeyGeneratePair(attributes as CFDictionary, &publicKey, &privateKey) == errSecSuccess)
        let (open, secret) = (try #require(publicKey), try #require(privateKey))
        var text = [UInt8](repeating: 0, count: 128)
        var count = text.count
        #expect(SecKeyEncrypt(open, .PKCS1, [1, 2, 3], 3, &text, &count) == errSecSuccess)
        var plain = [UInt8](repeating: 0, count: 128)
        var length = plain.count
        #expect(SecKeyDecrypt(secret, .PKCS1, text, count, &plain, &length) == errSecSuccess)
        #expect(Array(plain.prefix(length)) == [1, 2, 3])
        let digest = [UInt8](repeating: 5, count: 32)
        count = text.count
        #expect(SecKeyRawSign(secret, .PKCS1SHA256, digest, 32, &text, &count) == errSecSuccess)
        #expect(SecKeyRawVerify(open, .PKCS1SHA256, digest, 32, text, count) == errSecSuccess)
        text[5] ^= 1
        #expect(SecKeyRawVerify(open, .PKCS1SHA256, digest, 32, text, count) != errSecSuccess)
    }
}
