import CoreFoundationTypes
import Foundation

/// What a certificate has to be good for.
/// - Linux: works
public final class SecPolicy: Hashable, Sendable {
    /// The kinds of policies.
    enum Kind: Hashable {
        case basic
        case secureConnection(isServer: Bool, host: String?)
        case revocation(CFOptionFlags)
    }

    let kind: Kind

    fileprivate init(_ kind: Kind) { self.kind = kind }

    public static func == (lhs: SecPolicy, rhs: SecPolicy) -> Bool { lhs.kind == rhs.kind }

    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Returns a policy for certificates of any use: signatures, dates and issuers are checked.
/// - Linux: works
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(.basic) }

/// Returns a policy for the certificate of a server or, if `server` is false, of a client.
///
/// With a host's name or address the certificate has to have it among its alternative names; the common name does not
/// count. RSA keys have to have 2,048 bits.
/// - Linux: works
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(.secureConnection(isServer: server, host: hostname.map { $0 as String }))
}

/// Returns a policy about revoked certificates, nil without flags.
///
/// Nobody is asked over the network on Linux. An evaluation fails if the flags require a positive response
/// (`kSecRevocationRequirePositiveResponse`); otherwise the policy changes nothing, as when Apple's systems get no
/// response.
/// - Linux: no effect
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    revocationFlags == 0 ? nil : SecPolicy(.revocation(revocationFlags))
}

/// Returns a policy with one of the names `kSecPolicyApple…`; nil for names of policies that are not there.
///
/// - Parameter properties: `kSecPolicyName`, the host; `kSecPolicyClient`, true for a client's certificate; and
///   `kSecPolicyRevocationFlags`.
/// - Linux: works
public func SecPolicyCreateWithProperties(_ policyIdentifier: CFTypeRef, _ properties: CFDictionary?) -> SecPolicy? {
    switch policyIdentifier as? NSString {
    case kSecPolicyAppleX509Basic: return SecPolicyCreateBasicX509()
    case kSecPolicyAppleSSL:
        let isClient = (properties?[kSecPolicyClient] as? NSNumber)?.boolValue ?? false
        let host = properties?[kSecPolicyName] as? String
        return SecPolicy(.secureConnection(isServer: !isClient, host: host))
    case kSecPolicyAppleRevocation:
        let flags = (properties?[kSecPolicyRevocationFlags] as? NSNumber)?.uintValue
        return SecPolicyCreateRevocation(flags ?? kSecRevocationUseAnyAvailableMethod)
    default: return nil
    }
}

/// Returns the properties that `SecPolicyCreateWithProperties` takes, and the policy's name as `kSecPolicyOid`.
/// - Linux: works
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
    var properties: [String: Any] = [:]
    switch policyRef.kind {
    case .basic: properties[kSecPolicyOid as String] = kSecPolicyAppleX509Basic
    case .secureConnection(let isServer, let host):
        properties[kSecPolicyOid as String] = kSecPolicyAppleSSL
        if let host { properties[kSecPolicyName as String] = host }
        if !isServer { properties[kSecPolicyClient as String] = true }
    case .revocation(let flags):
        properties[kSecPolicyOid as String] = kSecPolicyAppleRevocation
        properties[kSecPolicyRevocationFlags as String] = NSNumber(value: flags)
    }
    return properties as CFDictionary
}
