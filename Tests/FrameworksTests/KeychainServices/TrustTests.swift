import Foundation
import Testing

@testable import KeychainServices

@Suite struct TrustTests {
    /// In the middle of 2030, when the test certificates are valid.
    private static let date = Date(timeIntervalSince1970: 1_908_792_000)

    private func certificates(_ data: [Data]) throws -> [SecCertificate] {
        try data.map { try #require(SecCertificateCreateWithData(nil, $0 as CFData)) }
    }

    /// A trust that only the test's root is an anchor of.
    private func trust(
        _ data: [Data], _ policies: [SecPolicy], date: Date = Self.date, anchors: [Data] = [TestCertificates.root]
    ) throws -> SecTrust {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates(try certificates(data), policies as CFArray, &trust) == errSecSuccess)
        let result = try #require(trust)
        SecTrustSetVerifyDate(result, NSDate(timeIntervalSince1970: date.timeIntervalSince1970))
        SecTrustSetAnchorCertificates(result, try certificates(anchors))
        return result
    }

    private func code(_ trust: SecTrust) -> OSStatus {
        var error: CFError?
        guard !SecTrustEvaluateWithError(trust, &error) else { return errSecSuccess }
        return OSStatus(error?.code ?? 0)
    }

    private let server = [TestCertificates.server, TestCertificates.middle]

    private func secure(_ host: String?) -> [SecPolicy] { [SecPolicyCreateSSL(true, host.map { $0 as CFString })] }

    @Test func aChainToAnAnchorIsTrusted() throws {
        let trust = try trust(server, secure("example.com"))
        var result = SecTrustResultType.invalid
        SecTrustGetTrustResult(trust, &result)
        #expect(result == .invalid)
        #expect(code(trust) == errSecSuccess)
        #expect(SecTrustEvaluate(trust, &result) == errSecSuccess)
        #expect(result == .unspecified)
    }

    @Test(arguments: ["www.example.org", "192.0.2.1", "EXAMPLE.com", "example.com."])
    func aServerHasTheAlternativeNames(_ host: String) throws {
        #expect(code(try trust(server, secure(host))) == errSecSuccess)
    }

    @Test(arguments: ["example.net", "a.b.example.org", "192.0.2.2", "Test Server"])
    func aServerHasNoOtherName(_ host: String) throws {
        let trust = try trust(server, secure(host))
        #expect(code(trust) == errSecHostNameMismatch)
        var result = SecTrustResultType.invalid
        SecTrustEvaluate(trust, &result)
        #expect(result == .recoverableTrustFailure)
    }

    @Test func aCertificateHasToBeValidAtTheDate() throws {
        let late = Date(timeIntervalSince1970: 2_500_000_000)
        #expect(code(try trust(server, secure(nil), date: late)) == errSecCertificateExpired)
        let early = Date(timeIntervalSince1970: 1_500_000_000)
        #expect(code(try trust(server, secure(nil), date: early)) == errSecCertificateNotValidYet)
    }

    @Test func aChainWithoutItsIssuerIsNotTrusted() throws {
        #expect(code(try trust([TestCertificates.server], secure(nil))) == errSecNotTrusted)
    }

    @Test func theSystemsCertificatesDoNotTrustTheTestsRoot() throws {
        let trust = try trust(server, secure(nil))
        SecTrustSetAnchorCertificates(trust, nil)
        #expect(code(trust) == errSecNotTrusted)
    }

    @Test func anyCertificateCanBeAnAnchor() throws {
        let trust = try trust([TestCertificates.server], secure("example.com"), anchors: [TestCertificates.server])
        #expect(code(trust) == errSecSuccess)
    }

    @Test func aChangedCertificateIsNotTrusted() throws {
        var changed = TestCertificates.server
        changed[changed.count - 1] ^= 1
        let trust = try trust([changed, TestCertificates.middle], secure(nil))
        #expect(code(trust) == errSecInvalidSignature)
        var result = SecTrustResultType.invalid
        SecTrustEvaluate(trust, &result)
        #expect(result == .fatalTrustFailure)
        #expect(SecTrustCopyExceptions(trust) == nil)
    }

    @Test func aClientIsNoServer() throws {
        let chain = [TestCertificates.client, TestCertificates.middle]
        #expect(code(try trust(chain, secure(nil))) == errSecInvalidExtendedKeyUsage)
        #expect(code(try trust(chain, [SecPolicyCreateSSL(false, nil)])) == errSecSuccess)
        #expect(code(try trust(chain, [SecPolicyCreateBasicX509()])) == errSecSuccess)
    }

    @Test func aShortKeyIsTooWeakForASecureConnection() throws {
        #expect(code(try trust([TestCertificates.weak], secure("weak.example.com"))) == errSecUnsupportedKeySize)
        #expect(code(try trust([TestCertificates.weak], [SecPolicyCreateBasicX509()])) == errSecSuccess)
    }

    @Test func nobodyRespondsAboutRevocation() throws {
        let any = try #require(SecPolicyCreateRevocation(kSecRevocationUseAnyAvailableMethod))
        #expect(code(try trust(server, secure(nil) + [any])) == errSecSuccess)
        let strict = try #require(SecPolicyCreateRevocation(kSecRevocationRequirePositiveResponse))
        #expect(code(try trust(server, secure(nil) + [strict])) == errSecIncompleteCertRevocationCheck)
    }

    @Test func aChainHasItsAnchorAtTheEnd() throws {
        let trust = try trust([TestCertificates.server, TestCertificates.root, TestCertificates.middle], secure(nil))
        let chain = SecTrustCopyCertificateChain(trust) as? [SecCertificate]
        let expected = [TestCertificates.server, TestCertificates.middle, TestCertificates.root]
        #expect(chain?.map(\.data) == expected)
        #expect(SecTrustGetCertificateCount(trust) == 3)
        #expect(SecTrustGetCertificateAtIndex(trust, 1)?.data == TestCertificates.middle)
        #expect(SecTrustGetCertificateAtIndex(trust, 3) == nil)
    }

    @Test func exceptionsTrustTheSameCertificateOnly() throws {
        let failing = try trust(server, secure("example.net"))
        let exceptions = try #require(SecTrustCopyExceptions(failing))
        #expect(SecTrustSetExceptions(failing, exceptions))
        var result = SecTrustResultType.invalid
        SecTrustEvaluate(failing, &result)
        #expect(result == .proceed)
        let other = try trust([TestCertificates.weak], secure("example.net"))
        #expect(!SecTrustSetExceptions(other, exceptions))
        #expect(code(other) != errSecSuccess)
    }

    @Test func exceptionsDoNotCoverOtherFailures() throws {
        let trust = try trust(server, secure("example.net"))
        #expect(SecTrustSetExceptions(trust, SecTrustCopyExceptions(trust)))
        SecTrustSetVerifyDate(trust, NSDate(timeIntervalSince1970: 2_500_000_000))
        #expect(code(trust) == errSecCertificateExpired)
    }

    @Test func otherObjectsAreNoCertificates() {
        var trust: SecTrust?
        #expect(SecTrustCreateWithCertificates("text" as CFString, nil, &trust) == errSecParam)
        #expect(SecTrustCreateWithCertificates([Any](), nil, &trust) == errSecParam)
        #expect(trust == nil)
    }

    @Test func anErrorNamesTheCertificate() throws {
        var error: CFError?
        #expect(!SecTrustEvaluateWithError(try trust(server, secure("example.net")), &error))
        #expect(error?.domain == NSOSStatusErrorDomain)
        #expect(error?.localizedDescription.contains("Test Server") == true)
    }

    @Test func anAsynchronousEvaluationEndsOnTheQueue() async throws {
        let trust = try trust(server, secure("example.net"))
        let queue = DispatchQueue(label: "evaluation")
        let code = await withCheckedContinuation { continuation in
            SecTrustEvaluateAsyncWithError(trust, queue) { _, isTrusted, error in
                dispatchPrecondition(condition: .onQueue(queue))
                continuation.resume(returning: isTrusted ? 0 : error?.code)
            }
        }
        #expect(code == Int(errSecHostNameMismatch))
    }

    @Test func policiesWithPropertiesAreThoseOfTheFunctions() {
        let properties = [kSecPolicyName as String: "example.com"] as CFDictionary
        #expect(
            SecPolicyCreateWithProperties(kSecPolicyAppleSSL, properties) == SecPolicyCreateSSL(true, "example.com"))
        #expect(SecPolicyCreateWithProperties(kSecPolicyAppleX509Basic, nil) == SecPolicyCreateBasicX509())
        #expect(SecPolicyCreateWithProperties("unknown" as CFString, nil) == nil)
        let copied = SecPolicyCopyProperties(SecPolicyCreateSSL(false, "example.com"))
        #expect(copied?[kSecPolicyName] as? String == "example.com")
        #expect(copied?[kSecPolicyClient] as? Bool == true)
        #expect(copied?[kSecPolicyOid] as? String == kSecPolicyAppleSSL as String)
    }
}
