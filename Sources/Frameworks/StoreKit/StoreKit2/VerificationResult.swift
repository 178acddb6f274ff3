import Foundation

/// - Linux: works
///
/// A value with the answer whether its signature is right.
public enum VerificationResult<SignedType> {
    /// - Linux: works
    public enum VerificationError: LocalizedError, Hashable, Sendable {
        case revokedCertificate
        case invalidCertificateChain
        case invalidDeviceVerification
        case invalidEncoding
        case invalidSignature
        case missingRequiredProperties

        public var errorDescription: String? { "The signature of the store is not right." }
    }

    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    /// Throws if the signature is not right.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .unverified(_, let error): throw error
            case .verified(let value): value
            }
        }
    }

    public var unsafePayloadValue: SignedType {
        switch self {
        case .unverified(let value, _), .verified(let value): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult where SignedType == Transaction {
    /// Empty: there is no transaction.
    public var jwsRepresentation: String { "" }
}

extension VerificationResult where SignedType == AppTransaction {
    /// Empty: there is no transaction.
    public var jwsRepresentation: String { "" }
}
