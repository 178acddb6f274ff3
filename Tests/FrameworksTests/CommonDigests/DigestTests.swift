import CommonDigests
import Foundation
import Testing

@Suite struct DigestTests {
    private typealias Function = (
        UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?
    ) -> UnsafeMutablePointer<UInt8>?

    private func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

    private func digest(_ text: String, length: Int32, _ function: Function) -> String {
        let bytes = Array(text.utf8)
        var out = [UInt8](repeating: 0, count: Int(length))
        _ = function(bytes, CC_LONG(bytes.count), &out)
        return hex(out)
    }

    @Test func theDigestsAreThoseOfTheStandards() {
        #expect(
            digest("abc", length: CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
        #expect(
            digest("abc", length: CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
                == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digest("abc", length: CC_SHA224_DIGEST_LENGTH) { CC_SHA224($0, $1, $2) }
                == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
        #expect(
            digest("abc", length: CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest("", length: CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            digest("abc", length: CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
                + "8086072ba1e7cc2358baeca134c825a7")
        #expect(
            digest("abc", length: CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
    }

    @Test(arguments: [0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000])
    func aMessageInPiecesHasTheDigestOfTheWhole(length: Int) {
        let message = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
        var whole = [UInt8](repeating: 0, count: 28)
        CC_SHA224(message, CC_LONG(length), &whole)
        var pieces = whole.map { _ in UInt8(0) }
        var context = CC_SHA256_CTX()
        CC_SHA224_Init(&context)
        for byte in message { CC_SHA224_Update(&context, [byte], 1) }
        #expect(CC_SHA224_Final(&pieces, &context) == 1)
        #expect(pieces == whole)
    }

    @Test func aContextMayBeginInMemoryThatWasNeverInitialized() {
        let context = UnsafeMutablePointer<CC_SHA512_CTX>.allocate(capacity: 1)
        defer { context.deallocate() }
        var out = [UInt8](repeating: 0, count: 64)
        #expect(CC_SHA512_Init(context) == 1)
        #expect(CC_SHA512_Update(context, "abc", 3) == 1)
        #expect(CC_SHA512_Final(&out, context) == 1)
        #expect(hex(out).hasPrefix("ddaf35a193617aba"))
        #expect(CC_SHA512_Update(context, "abc", 3) == 0)
        #expect(CC_SHA512_Final(&out, context) == 0)
    }

    @Test func keyedDigestsAreThoseOfTheStandard() {
        let (key, message) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        func mac(_ algorithm: Int, _ length: Int32) -> String {
            var out = [UInt8](repeating: 0, count: Int(length))
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, message, message.count, &out)
            return hex(out)
        }
        #expect(mac(kCCHmacAlgMD5, 16) == "750c783e6ab0b503eaa86e310a5db738")
        #expect(mac(kCCHmacAlgSHA1, 20) == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
        #expect(mac(kCCHmacAlgSHA224, 28) == "a30e01098bc6dbbf45690f3a7e9e6d0f8bbea2a39e6148008fd05e44")
        #expect(mac(kCCHmacAlgSHA256, 32) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(mac(kCCHmacAlgSHA512, 64).hasPrefix("164b7a7bfcf819e2e395fbe73b56e0a3"))
    }

    @Test func aKeyedDigestInPiecesIsThatOfTheWhole() {
        let key = [UInt8](repeating: 0xAA, count: 131)
        var (whole, pieces) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count, "one two", 7, &whole)
        var context = CCHmacContext()
        CCHmacInit(&context, CCHmacAlgorithm(kCCHmacAlgSHA256), key, key.count)
        CCHmacUpdate(&context, "one ", 4)
        CCHmacUpdate(&context, "two", 3)
        CCHmacFinal(&context, &pieces)
        #expect(whole == pieces)
    }

    @Test func aKeyOfAPasswordIsThatOfTheStandard() {
        var key = [UInt8](repeating: 0, count: 20)
        let salt = Array("salt".utf8)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
            CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 4096, &key, key.count)
        #expect(status == kCCSuccess && hex(key) == "4b007901b765489abead49d926f721d065a429c1")
        #expect(
            CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, 4, 99, 1, &key, 20) == kCCParamError)
    }

    @Test func randomBytesDiffer() {
        var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
        #expect(CCRandomGenerateBytes(&first, 32) == kCCSuccess && CCRandomGenerateBytes(&second, 32) == kCCSuccess)
        #expect(first != second)
    }
}
