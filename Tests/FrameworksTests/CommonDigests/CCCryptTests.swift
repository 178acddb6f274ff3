import CommonDigests
import Foundation
import Testing

/// They need OpenSSL's libcrypto, as CCCrypt does.
@Suite struct CCCryptTests {
    private let key: [UInt8] = [
        0x2B, 0x7E, 0x15, 0x16, 0x28, 0xAE, 0xD2, 0xA6, 0xAB, 0xF7, 0x15, 0x88, 0x09, 0xCF, 0x4F, 0x3C,
    ]
    private let vector = [UInt8](0...15)
    private let block: [UInt8] = [
        0x6B, 0xC1, 0xBE, 0xE2, 0x2E, 0x40, 0x9F, 0x96, 0xE9, 0x3D, 0x7E, 0x11, 0x73, 0x93, 0x17, 0x2A,
    ]

    private func crypt(_ bytes: [UInt8], _ operation: Int, _ options: Int, room: Int = 64) -> (Int, [UInt8]) {
        var (out, count) = ([UInt8](repeating: 0, count: room), 0)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, vector, bytes,
            bytes.count, &out, room, &count)
        return (Int(status), Array(out.prefix(count)))
    }

    @Test func aBlockIsThatOfTheStandard() {
        let expected: [UInt8] = [
            0x76, 0x49, 0xAB, 0xAC, 0x81, 0x19, 0xB2, 0x46, 0xCE, 0xE9, 0x8E, 0x9B, 0x12, 0xE9, 0x19, 0x7D,
        ]
        #expect(crypt(block, kCCEncrypt, 0) == (kCCSuccess, expected))
    }

    @Test(arguments: [0, 1, 15, 16, 17, 40])
    func aMessageComesBack(length: Int) {
        let message = (0..<length).map { UInt8($0) }
        let sealed = crypt(message, kCCEncrypt, kCCOptionPKCS7Padding)
        #expect(sealed.0 == kCCSuccess && sealed.1.count == (length / 16 + 1) * 16)
        #expect(crypt(sealed.1, kCCDecrypt, kCCOptionPKCS7Padding) == (kCCSuccess, message))
    }

    @Test func whatCannotBeEncryptedIsRefused() {
        #expect(crypt([1, 2, 3], kCCEncrypt, 0).0 == kCCAlignmentError)
        #expect(crypt(block, kCCEncrypt, kCCOptionPKCS7Padding, room: 16).0 == kCCBufferTooSmall)
        #expect(crypt(block, kCCDecrypt, kCCOptionPKCS7Padding).0 == kCCDecodeError)
        var count = 0
        #expect(CCCrypt(0, 0, 0, key, 5, nil, block, 16, nil, 0, &count) == kCCKeySizeError)
        #expect(
            CCCrypt(0, CCAlgorithm(kCCAlgorithmRC2), 0, key, 16, nil, block, 16, nil, 0, &count) == kCCUnimplemented)
    }

    @Test func piecesGiveTheWhole() {
        var cryptor: CCCryptorRef?
        #expect(
            CCCryptorCreate(
                CCOperation(kCCEncrypt), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count,
                vector, &cryptor) == kCCSuccess)
        var (all, out, count): ([UInt8], [UInt8], Int) = ([], [UInt8](repeating: 0, count: 64), 0)
        for byte in block + [7] {
            CCCryptorUpdate(cryptor, [byte], 1, &out, out.count, &count)
            all += out.prefix(count)
        }
        #expect(CCCryptorFinal(cryptor, &out, out.count, &count) == kCCSuccess)
        all += out.prefix(count)
        CCCryptorRelease(cryptor)
        #expect(all == crypt(block + [7], kCCEncrypt, kCCOptionPKCS7Padding).1)
    }
}
