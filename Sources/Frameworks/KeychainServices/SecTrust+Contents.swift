import CoreFoundationTypes
import Foundation

/// Returns the public key of the first certificate; nil if its algorithm is not known.
/// - Linux: works
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { SecCertificateCopyKey(trust.certificates[0]) }

/// Returns the public key of the first certificate; nil if its algorithm is not known.
/// - Linux: works
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Returns the length of the chain that an evaluation builds.
/// - Linux: works
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.evaluated().chain.count }

/// Returns a certificate of the chain, the first one at 0; nil beyond its end.
/// - Linux: works
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    let chain = trust.evaluated().chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Returns the chain that an evaluation builds, from the first certificate to the last issuer that was found.
/// - Linux: works
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.evaluated().chain }

/// Returns for each certificate of the chain its name and, with the first, what is wrong.
/// - Linux: works
public func SecTrustCopyProperties(_ trust: SecTrust) -> CFArray? {
    let outcome = trust.evaluated()
    return outcome.chain.enumerated().map { index, certificate in
        var properties: [String: Any] = [kSecPropertyTypeTitle as String: certificate.summary]
        if index == 0, let failure = outcome.failure {
            properties[kSecPropertyTypeError as String] =
                failure.error(certificate: certificate.summary).localizedDescription
        }
        return properties
    }
}
