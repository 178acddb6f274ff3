import CoreFoundationTypes

// Sound: the strings never change.

// The names of policies that Linux has.

nonisolated(unsafe) public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
nonisolated(unsafe) public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
nonisolated(unsafe) public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"

// Properties of policies.

nonisolated(unsafe) public let kSecPolicyOid: CFString = "SecPolicyOid"
nonisolated(unsafe) public let kSecPolicyName: CFString = "SecPolicyName"
nonisolated(unsafe) public let kSecPolicyClient: CFString = "SecPolicyClient"
nonisolated(unsafe) public let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"

// How revoked certificates are found.

public var kSecRevocationOCSPMethod: CFOptionFlags { 1 << 0 }
public var kSecRevocationCRLMethod: CFOptionFlags { 1 << 1 }
public var kSecRevocationPreferCRL: CFOptionFlags { 1 << 2 }
public var kSecRevocationRequirePositiveResponse: CFOptionFlags { 1 << 3 }
public var kSecRevocationNetworkAccessDisabled: CFOptionFlags { 1 << 4 }
public var kSecRevocationUseAnyAvailableMethod: CFOptionFlags {
    kSecRevocationOCSPMethod | kSecRevocationCRLMethod
}

// What an evaluation found.

nonisolated(unsafe) public let kSecTrustEvaluationDate: CFString = "TrustEvaluationDate"
nonisolated(unsafe) public let kSecTrustResultValue: CFString = "TrustResultValue"
nonisolated(unsafe) public let kSecTrustRevocationChecked: CFString = "TrustRevocationChecked"
nonisolated(unsafe) public let kSecPropertyTypeTitle: CFString = "title"
nonisolated(unsafe) public let kSecPropertyTypeError: CFString = "error"
