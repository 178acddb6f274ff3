import CoreFoundationTypes
import Foundation

/// What a program says about a key that it generates or decodes.
struct KeyAttributes {
    let algorithm: KeyMaterial.Algorithm
    let bits: Int?
    let isPrivate: Bool
    let label: String?
    let tag: Data?

    /// Throws if there is no known algorithm, or if the key is to be kept or to be one of a secure enclave.
    ///
    /// - Parameter part: the key of the attributes for this key, beside those for the pair; nil if there are no others.
    init(_ dictionary: CFDictionary, _ part: CFString?) throws(KeychainFailure) {
        let own = part.flatMap { dictionary[$0] as? NSDictionary }
        func value(_ key: CFString) -> Any? { own?[key] ?? dictionary[key] }
        switch value(kSecAttrKeyType) as? NSString {
        case kSecAttrKeyTypeRSA: algorithm = .rsa
        case kSecAttrKeyTypeECSECPrimeRandom: algorithm = .ellipticCurve
        default: throw KeychainFailure(errSecParam)
        }
        let isPermanent = (value(kSecAttrIsPermanent) as? NSNumber)?.boolValue ?? false
        guard !isPermanent, value(kSecAttrTokenID) == nil else { throw KeychainFailure(errSecUnimplemented) }
        let size = value(kSecAttrKeySizeInBits)
        bits = (size as? NSNumber)?.intValue ?? (size as? String).flatMap { Int($0) }
        isPrivate = value(kSecAttrKeyClass) as? String == kSecAttrKeyClassPrivate as String
        label = value(kSecAttrLabel) as? String
        let tag = value(kSecAttrApplicationTag)
        self.tag = tag as? Data ?? (tag as? String).map { Data($0.utf8) }
    }
}

/// Stores an error and returns nil.
func refuse<Result>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, with status: OSStatus) -> Result? {
    error?.pointee = .passRetained(statusError(status))
    return nil
}
