import CryptographyKit
import Foundation
import Testing

@Suite struct CryptographyTests {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func theDigestsAreThoseOfTheStandards() {
        let message = Data("abc".utf8)
        #expect(
            hex(SHA256.hash(data: message)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA384.hash(data: message)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007"))
        #expect(hex(SHA512.hash(data: message)).hasPrefix("ddaf35a193617abacc417349ae204131"))
        #expect(hex(Insecure.MD5.hash(data: message)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: message)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    }

    @Test func aDigestIsDescribedWithItsFunction() {
        #expect(Insecure.MD5.hash(data: Data()).description == "MD5 digest: d41d8cd98f00b204e9800998ecf8427e")
        #expect(SHA256.hash(data: Data()).description.hasPrefix("SHA256 digest: e3b0c442"))
    }

    @Test func digestsAreEqualByTheirBytes() {
        let digest = SHA256.hash(data: Data([1]))
        #expect(digest == SHA256.hash(data: [1]) && digest != SHA256.hash(data: [2]))
        #expect(digest == Data(digest) && digest.count(where: { _ in true }) == SHA256.byteCount)
        #expect(Set([digest, SHA256.hash(data: [1])]).count == 1)
    }

    @Test func aCopyGoesOnByItself() {
        var first = SHA512()
        first.update(data: Data("a".utf8))
        var second = first
        second.update(data: Data("b".utf8))
        #expect(first.finalize() == SHA512.hash(data: Data("a".utf8)))
        #expect(second.finalize() == SHA512.hash(data: Data("ab".utf8)))
        #expect(first.finalize() == first.finalize())
    }

    @Test func authenticationCodesAreThoseOfTheStandard() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(code.description.hasPrefix("HMAC with SHA256: 5bdcc146"))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message + [0], using: key))
    }

    @Test func keysAreDerivedAsTheStandardSays() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)),
            salt: [UInt8](0...12), info: [UInt8](0xF0...0xF9), outputByteCount: 42)
        #expect(
            key.withUnsafeBytes { hex($0) }
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test func keysHaveTheirSizeAndDiffer() {
        let key = SymmetricKey(size: .bits192)
        #expect(key.bitCount == 192 && key != SymmetricKey(size: .bits192))
        #expect(key == SymmetricKey(data: key))
    }
}
