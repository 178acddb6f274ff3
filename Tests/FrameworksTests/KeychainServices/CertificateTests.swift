import Foundation
import Testing

@testable import KeychainServices

@Suite struct CertificateTests {
    private func certificate(_ data: Data) throws -> SecCertificate {
        try #require(SecCertificateCreateWithData(nil, data as CFData))
    }

    @Test func aCertificateHasItsBytes() throws {
        let data = TestCertificates.server
        #expect(Data(referencing: SecCertificateCopyData(try certificate(data))) == data)
    }

    @Test func otherBytesAreNoCertificate() {
        #expect(SecCertificateCreateWithData(nil, Data([0x30, 0x03, 1, 2, 3]) as CFData) == nil)
        #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
        #expect(SecCertificateCreateWithData(nil, (TestCertificates.server + [0]) as CFData) == nil)
    }

    @Test func aSummaryIsTheFirstPartOfTheNameThatIsThere() throws {
        let server = try certificate(TestCertificates.server)
        #expect(SecCertificateCopySubjectSummary(server) == "Test Server")
        #expect(SecCertificateCopySubjectSummary(try certificate(TestCertificates.client)) == "Clients")
    }

    @Test func aCommonNameIsNilIfThereIsNone() throws {
        var name: CFString?
        #expect(SecCertificateCopyCommonName(try certificate(TestCertificates.server), &name) == errSecSuccess)
        #expect(name == "Test Server")
        #expect(SecCertificateCopyCommonName(try certificate(TestCertificates.client), &name) == errSecSuccess)
        #expect(name == nil)
    }

    @Test func addressesOfMailAreThoseOfTheAlternativeNames() throws {
        var addresses: CFArray?
        SecCertificateCopyEmailAddresses(try certificate(TestCertificates.server), &addresses)
        #expect(addresses as? [String] == ["post@example.com"])
    }

    @Test func theSerialNumberIsThatOfTheIssuer() throws {
        let number = SecCertificateCopySerialNumberData(try certificate(TestCertificates.server), nil)
        let bytes: [UInt8] = [
            0x67, 0xA3, 0xD9, 0x33, 0x1F, 0x78, 0x9E, 0x1A, 0xB0, 0xEA, 0x5E, 0x17, 0xC4, 0xBC, 0x81, 0x40, 0xCE, 0x20,
            0x0D, 0x4B,
        ]
        #expect(number.map { Data(referencing: $0) } == Data(bytes))
    }

    @Test func theKeyIsAPublicOneOfItsCurve() throws {
        let key = try #require(SecCertificateCopyKey(try certificate(TestCertificates.server)))
        let attributes = SecKeyCopyAttributes(key)
        #expect(attributes?[kSecAttrKeySizeInBits] as? Int == 256)
        #expect(attributes?[kSecAttrKeyClass] as? String == kSecAttrKeyClassPublic as String)
        #expect(key == SecCertificateCopyKey(try certificate(TestCertificates.server)))
        #expect(key != SecCertificateCopyKey(try certificate(TestCertificates.root)))
    }

    @Test func anIdentityIsReadWithItsPassphrase() throws {
        var items: CFArray?
        let options = [kSecImportExportPassphrase as String: "secret"] as CFDictionary
        #expect(SecPKCS12Import(TestCertificates.serverIdentity as CFData, options, &items) == errSecSuccess)
        let item = try #require(items?.first as? [String: Any])
        let identity = try #require(item[kSecImportItemIdentity as String] as? SecIdentity)
        #expect(item[kSecImportItemLabel as String] as? String == "Test Server")
        #expect((item[kSecImportItemCertChain as String] as? [SecCertificate])?.count == 2)
        var certificate: SecCertificate?
        var key: SecKey?
        #expect(SecIdentityCopyCertificate(identity, &certificate) == errSecSuccess)
        #expect(SecIdentityCopyPrivateKey(identity, &key) == errSecSuccess)
        #expect(certificate?.data == TestCertificates.server)
        #expect(try SecKeyCopyPublicKey(#require(key)) == SecCertificateCopyKey(#require(certificate)))
    }

    @Test func anIdentityIsNotReadWithAnotherPassphrase() {
        var items: CFArray?
        let options = [kSecImportExportPassphrase as String: "wrong"] as CFDictionary
        #expect(SecPKCS12Import(TestCertificates.serverIdentity as CFData, options, &items) == errSecAuthFailed)
        #expect(items == nil)
        #expect(SecPKCS12Import(Data("no file".utf8) as CFData, options, &items) == errSecDecode)
    }
}
