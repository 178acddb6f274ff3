import Foundation

/// The domain of errors with an ``ACErrorCode``.
public let ACErrorDomain = "com.apple.accounts"

/// - Linux: works
///
/// Why the store of accounts did nothing. Only ``ACErrorPermissionDenied`` is reported.
public struct ACErrorCode: Hashable, RawRepresentable, Sendable {
    public var rawValue: UInt32

    public init(_ rawValue: UInt32) { self.rawValue = rawValue }

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var ACErrorUnknown: ACErrorCode { ACErrorCode(1) }
public var ACErrorAccountMissingRequiredProperty: ACErrorCode { ACErrorCode(2) }
public var ACErrorAccountAuthenticationFailed: ACErrorCode { ACErrorCode(3) }
public var ACErrorAccountTypeInvalid: ACErrorCode { ACErrorCode(4) }
public var ACErrorAccountAlreadyExists: ACErrorCode { ACErrorCode(5) }
public var ACErrorAccountNotFound: ACErrorCode { ACErrorCode(6) }
public var ACErrorPermissionDenied: ACErrorCode { ACErrorCode(7) }
public var ACErrorAccessInfoInvalid: ACErrorCode { ACErrorCode(8) }
public var ACErrorClientPermissionDenied: ACErrorCode { ACErrorCode(9) }
public var ACErrorAccessDeniedByProtectionPolicy: ACErrorCode { ACErrorCode(10) }
public var ACErrorCredentialNotFound: ACErrorCode { ACErrorCode(11) }
public var ACErrorFetchCredentialFailed: ACErrorCode { ACErrorCode(12) }
public var ACErrorStoreCredentialFailed: ACErrorCode { ACErrorCode(13) }
public var ACErrorRemoveCredentialFailed: ACErrorCode { ACErrorCode(14) }
public var ACErrorUpdatingNonexistentAccount: ACErrorCode { ACErrorCode(15) }
public var ACErrorInvalidClientBundleID: ACErrorCode { ACErrorCode(16) }
public var ACErrorDeniedByPlugin: ACErrorCode { ACErrorCode(17) }
public var ACErrorCoreDataSaveFailed: ACErrorCode { ACErrorCode(18) }
public var ACErrorFailedSerializingAccountInfo: ACErrorCode { ACErrorCode(19) }
public var ACErrorInvalidCommand: ACErrorCode { ACErrorCode(20) }
public var ACErrorMissingTransportMessageID: ACErrorCode { ACErrorCode(21) }
public var ACErrorCredentialItemNotFound: ACErrorCode { ACErrorCode(22) }
public var ACErrorCredentialItemNotExpired: ACErrorCode { ACErrorCode(23) }
