import CryptographyKit
import Foundation
import Testing

/// They need OpenSSL's libcrypto, as the ciphers do.
@Suite struct SealedBoxTests {
    private let key = SymmetricKey(data: [UInt8](repeating: 0, count: 32))

    @Test func aSealedMessageIsThatOfTheStandard() throws {
        let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
        let box = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: key, nonce: nonce)
        let hex = (box.ciphertext + box.tag).map { String(format: "%02x", $0) }.joined()
        #expect(hex == "cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919")
    }

    @Test func aMessageIsOpenedWithItsKeyOnly() throws {
        let message = Data("secret".utf8)
        let combined = try #require(try AES.GCM.seal(message, using: key).combined)
        #expect(combined.count == 12 + 6 + 16)
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == message)
        let error = #expect(throws: CryptoKitError.self) {
            try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: SymmetricKey(size: .bits256))
        }
        guard case .authenticationFailure? = error else {
            Issue.record("The error is another one.")
            return
        }
    }

    @Test func whatIsAuthenticatedCannotChange() throws {
        let box = try ChaChaPoly.seal(Data("secret".utf8), using: key, authenticating: Data("to ann".utf8))
        #expect(try ChaChaPoly.open(box, using: key, authenticating: Data("to ann".utf8)) == Data("secret".utf8))
        #expect(throws: CryptoKitError.self) {
            try ChaChaPoly.open(box, using: key, authenticating: Data("to bob".utf8))
        }
    }

    @Test func wrongSizesAreRefused() {
        #expect(throws: CryptoKitError.self) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.Nonce(data: Data(count: 4)) }
        #expect(throws: CryptoKitError.self) { try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5))) }
    }
}
